import type { ComponentProps } from "react";
import { TextLink } from "./TextLink.tsx";

/** A link whose target is the whole card; the card has `position: relative`. */
export function CardLink(props: Omit<ComponentProps<typeof TextLink>, "sx">) {
  return (
    <TextLink
      color="inherit"
      {...props}
      sx={{
        "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 1 },
        "&:focus-visible": { outline: "none" },
        "&:focus-visible::after": {
          outline: "3px solid",
          outlineColor: "primary.main",
          outlineOffset: 2,
        },
      }}
    />
  );
}
