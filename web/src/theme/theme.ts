import { createTheme } from "@mui/material/styles";
import { components } from "./components.ts";
import { darkPalette, lightPalette } from "./palette.ts";
import { typography } from "./typography.ts";

/** One theme, two colour schemes; the attribute is set by /color-scheme.js before the first paint. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-color-scheme" },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography,
  components,
});
