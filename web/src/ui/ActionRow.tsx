import type { ReactNode } from "react";
import { HStack } from "./layout/HStack.tsx";

/** Buttons and links for the next step, in a row; on a phone stacked at full width. */
export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <HStack
      gap={1.5}
      sx={{ width: { xs: "100%", sm: "auto" }, "& > *": { flex: { xs: "1 1 100%", sm: "none" } } }}
    >
      {children}
    </HStack>
  );
}
