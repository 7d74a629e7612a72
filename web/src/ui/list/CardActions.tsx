import type { ReactNode } from "react";
import { HStack } from "../layout/HStack.tsx";

/** A card's small buttons. Words and icons without a border begin at the card's left edge; a finger gets larger targets. */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <HStack
      align="center"
      sx={{
        "& .MuiButton-text.MuiButton-sizeSmall": { px: 1, minWidth: 0 },
        "& > .MuiButton-text, & > .MuiIconButton-root": { ml: -1 },
        "& > :not(style) ~ .MuiButton-text, & > :not(style) ~ .MuiIconButton-root": { ml: 0 },
        "@media (pointer: coarse)": { "& button, & a": { minHeight: 44, minWidth: 44 } },
      }}
    >
      {children}
    </HStack>
  );
}
