import Box from "@mui/material/Box";

const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** A text that screen readers announce whenever it changes; invisible. */
export function Announcement({ text }: { text: string }) {
  return (
    <Box role="status" aria-live="polite" sx={hidden}>
      {text}
    </Box>
  );
}

/** Text for screen readers only. */
export function HiddenText({ children }: { children: string }) {
  return (
    <Box component="span" sx={hidden}>
      {children}
    </Box>
  );
}
