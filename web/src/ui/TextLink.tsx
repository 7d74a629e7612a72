import clsx from "clsx";
import { Link as RouterLink, type LinkProps } from "react-router-dom";
import look from "./TextLink.module.css";

type LinkLook = {
  /** When the line below it shows. */
  underline?: "always" | "hover" | "none";
  /** `inherit`: the colour of the text around it. */
  color?: "primary" | "inherit";
};

/** A link of this site within text. */
export function TextLink({
  underline,
  color,
  className,
  ...link
}: LinkLook & Omit<LinkProps, "color">) {
  return (
    <RouterLink discover="none" {...link} className={linkClass({ underline, color }, className)} />
  );
}

/** The look of a link within text, also for addresses outside of this site. */
export function linkClass(
  { underline = "always", color = "primary" }: LinkLook,
  more?: string,
): string {
  return clsx(look.link, look[underline], look[color], more);
}
