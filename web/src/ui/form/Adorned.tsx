import type { ComponentProps } from "react";
import look from "./Adorned.module.css";

/** Holds an input with an icon before its text, a button after it, or both, inside its border. */
export function Adorned(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className={look.box} />;
}
