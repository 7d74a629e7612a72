import type { ReactNode } from "react";
import { VStack } from "../layout/VStack.tsx";

/** What goes on above a list, until it is done: an export, a removal. */
export function Underway({ label, children }: { label: string; children: ReactNode }) {
  return (
    <VStack gap={1.5} component="section" aria-label={label} sx={{ mb: 3 }}>
      {children}
    </VStack>
  );
}
