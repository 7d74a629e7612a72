import type {} from "@mui/material/themeCssVarsAugmentation";

declare module "@mui/material/styles" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface alone merges
  interface Palette {
    fieldBorder: string;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface alone merges
  interface PaletteOptions {
    fieldBorder: string;
  }
}
