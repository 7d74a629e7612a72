import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";

/** A result that replaces a form: its heading takes the focus of the button that is gone. */
export function FocusedFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>("[data-page-heading]")?.focus(), []);
  return (
    <Box ref={frame} sx={{ flex: 1, display: "flex", flexDirection: "column" }}>
      {children}
    </Box>
  );
}
