import Box from "@mui/material/Box";

/** The logo: two cane leaves that form a V. */
export function Brand({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={{ width: size, height: size, flex: "none" }}
    >
      <Box
        component="path"
        d="M31 60C18 50 7 33 6 8c15 9 23 26 25 52Z"
        sx={{ fill: "var(--mui-palette-primary-main)" }}
      />
      <Box
        component="path"
        d="M33 60c13-10 24-27 25-52-15 9-23 26-25 52Z"
        sx={{ fill: "var(--mui-palette-primary-main)", opacity: 0.55 }}
      />
    </Box>
  );
}
