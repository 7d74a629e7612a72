import clsx from "clsx";
import type { ComponentProps } from "react";
import input from "./input.module.css";
import look from "./SelectInput.module.css";

/** `className` is the box's, which holds the select and its arrow. */
export type SelectInputProps = ComponentProps<"select">;

/** A native select; `options` are its children. */
export function SelectInput({ className, ...select }: SelectInputProps) {
  return (
    <div className={clsx(look.box, className)}>
      <select {...select} className={clsx(input.input, look.select)} />
    </div>
  );
}
