import { createTheme } from "@mui/material/styles";
import { components } from "./components.ts";
import { darkPalette, lightPalette } from "./palette.ts";
import { typography } from "./typography.ts";

/** One theme, two colour schemes; /first.js sets the attribute before the first paint. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-color-scheme" },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // 480, 768, 1024 and 1280 px with text of 16 px; larger text gets the layout of a narrower screen.
  breakpoints: { unit: "em", values: { xs: 0, sm: 30, md: 48, lg: 64, xl: 80 } },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography,
  components,
});
