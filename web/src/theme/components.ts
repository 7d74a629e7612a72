import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";
import { lightPalette } from "./palette.ts";

/** Printed paper is always light. */
const onPaper = {
  "--mui-palette-background-default": "#fff",
  "--mui-palette-background-paper": "#fff",
  "--mui-palette-text-primary": lightPalette.text.primary,
  "--mui-palette-text-secondary": lightPalette.text.secondary,
  "--mui-palette-primary-main": lightPalette.primary.main,
  "--mui-palette-secondary-main": lightPalette.secondary.main,
  "--mui-palette-divider": lightPalette.divider,
};

/** What floats above the page. */
const floating = {
  border: "1px solid var(--mui-palette-divider)",
  boxShadow: "0 6px 24px rgb(0 0 0 / 0.18)",
};

/** Buttons without a border whose words begin and end where the text above them does; `inset`: their padding. */
const wordsAtTheEdges = (inset: number) => ({
  "& > .MuiButton-text": { marginLeft: -inset },
  "& > :not(style) ~ .MuiButton-text": { marginLeft: 0 },
  "& > .MuiButton-text:last-child": { marginRight: -inset },
});

type Overrides = Components<Omit<Theme, "components"> & CssVarsTheme>;

/** The style of every MUI component: hairlines instead of shadows, and targets large enough for a thumb. */
export const components: Overrides = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 80 },
      // A focused element is scrolled clear of the buttons at the foot of a phone or a tablet.
      "@media (max-width: 63.99em) and (min-height: 31.25em)": {
        "html:has([data-action-bar])": { scrollPaddingBottom: 96 },
      },
      // A long word in large text never widens a column; a table's columns and a button's words stay whole.
      body: { overflowWrap: "anywhere" },
      "table, .MuiButton-root": { overflowWrap: "break-word" },
      "h1:focus, main:focus": { outline: "none" },
      "@media print": {
        "@page": { size: "A4", margin: "12mm" },
        ":root[data-color-scheme]": {
          ...onPaper,
          colorScheme: "light",
          backgroundColor: "#fff",
          fontSize: "10pt",
        },
        // Buttons are not printed.
        "button, .MuiButton-root, form[role=search]": { display: "none !important" },
      },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          // However short, a transition of every property would restyle each element again, one generation at a time.
          transition: "none !important",
          scrollBehavior: "auto !important",
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        "&.Mui-focusVisible": {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20, borderRadius: 10 },
      sizeSmall: { minHeight: 36, paddingInline: 12, fontSize: "0.875rem" },
      sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: "1.125rem" },
      // In forced colours, a fill alone shows no edge.
      contained: { "@media (forced-colors: active)": { border: "2px solid" } },
      outlined: { borderColor: "var(--mui-palette-fieldBorder)" },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiMenu: {
    styleOverrides: { paper: { ...floating, maxWidth: "calc(100vw - 32px)" } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 48 } } },
  MuiAutocomplete: { styleOverrides: { paper: { ...floating, marginTop: 4 } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 8, borderRadius: 4 } } },
  MuiToggleButton: { styleOverrides: { root: { paddingInline: 16, minHeight: 44 } } },
  MuiTypography: {
    defaultProps: { variantMapping: { strong: "p" } },
    styleOverrides: { gutterBottom: { marginBottom: 8 } },
  },
  MuiLink: { defaultProps: { underline: "always" } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: "var(--mui-palette-divider)" },
      head: { fontWeight: 650 },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 14,
        "@media (max-width: 37.49em)": {
          "&:not(.MuiDialog-paperFullScreen)": {
            margin: 16,
            width: "calc(100% - 32px)",
            maxHeight: "calc(100% - 32px)",
          },
        },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: "wrap",
        gap: 8,
        padding: "8px 24px 16px",
        "& > :not(style) ~ :not(style)": { marginLeft: 0 },
        ...wordsAtTheEdges(20),
        ".MuiDialogContent-dividers + &": { paddingTop: 16 },
        "@media (max-width: 37.49em)": {
          // In one line each, unless one alone is longer than the dialog.
          "& .MuiButton-root": { paddingInline: 12, flexShrink: 0, maxWidth: "100%" },
          ...wordsAtTheEdges(12),
        },
      },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
};
