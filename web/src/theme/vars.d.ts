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
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface alone merges
  interface TypographyVariants {
    strong: TypographyVariants["body1"];
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface alone merges
  interface TypographyVariantsOptions {
    strong?: TypographyVariantsOptions["body1"];
  }
}

declare module "@mui/material/Typography" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface alone merges
  interface TypographyPropsVariantOverrides {
    strong: true;
  }
}
