import type { ComponentProps } from "react";
import { TextLink } from "./TextLink.tsx";
import look from "./CardLink.module.css";

/** A link whose target is the whole card; the card has `position: relative`. */
export function CardLink(props: Omit<ComponentProps<typeof TextLink>, "sx">) {
  return <TextLink color="inherit" {...props} className={look.link} />;
}
