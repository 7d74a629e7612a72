import clsx from "clsx";
import type { ComponentProps } from "react";
import look from "./Button.module.css";

/** A button that shows an icon alone; `aria-label` or hidden text names it. */
export function RoundButton({ className, ...button }: ComponentProps<"button">) {
  return <button type="button" {...button} className={clsx(look.button, look.icon, className)} />;
}
