import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { VStack } from "../layout/VStack.tsx";

/** What has happened; its heading takes the focus of the removed button. */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <VStack align="start" role="status">
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </VStack>
  );
}
