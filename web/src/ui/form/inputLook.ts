/** The style of every native text input and select, in the theme's colours. */
export const inputLook = {
  display: "block",
  boxSizing: "border-box",
  width: "100%",
  minWidth: 0,
  height: "calc(1.5em + 22px)",
  margin: 0,
  padding: "10px 13px",
  font: "inherit",
  fontSize: "1rem",
  lineHeight: 1.5,
  textOverflow: "ellipsis",
  color: "var(--mui-palette-text-primary)",
  backgroundColor: "var(--mui-palette-background-paper)",
  border: "1px solid var(--mui-palette-fieldBorder)",
  borderRadius: 10,
  "&::placeholder": { color: "var(--mui-palette-text-secondary)", opacity: 1 },
  "@media (hover: hover)": {
    "&:hover:enabled": { borderColor: "var(--mui-palette-text-primary)" },
  },
  "&:focus": { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: -2 },
  "&&[aria-invalid=true]": {
    borderColor: "var(--mui-palette-error-main)",
    outlineColor: "var(--mui-palette-error-main)",
  },
  "&:disabled": {
    color: "var(--mui-palette-text-disabled)",
    borderColor: "var(--mui-palette-action-disabled)",
    opacity: 1,
  },
} as const;
