import Box from "@mui/material/Box";

/** A spinner with a fifth of the bytes of the library's. */
export function Spinner({ size = 36 }: { size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: "block",
        width: size,
        height: size,
        borderRadius: "50%",
        border: `${Math.max(2, size / 9)}px solid`,
        borderColor: "divider",
        borderTopColor: "primary.main",
        animation: "turn 900ms linear infinite",
        "@keyframes turn": { to: { transform: "rotate(360deg)" } },
      }}
    />
  );
}
