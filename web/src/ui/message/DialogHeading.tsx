import DialogTitle from "@mui/material/DialogTitle";
import type { ReactNode } from "react";
import { HStack } from "../layout/HStack.tsx";

/** A dialog's title, with a button at its end. */
export function DialogHeading({ id, title, end }: { id: string; title: string; end: ReactNode }) {
  return (
    <HStack nowrap gap={0} align="center" sx={{ pr: 2 }}>
      <DialogTitle id={id} sx={{ flex: 1 }}>
        {title}
      </DialogTitle>
      {end}
    </HStack>
  );
}
