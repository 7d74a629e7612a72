import clsx from "clsx";
import type { ComponentProps } from "react";
import look from "./input.module.css";

export type TextInputProps = ComponentProps<"input"> & {
  /** The initial number of lines; the input grows with its text. Without it, a single-line input. */
  rows?: 2 | 3 | 4 | 6 | undefined;
};

/** A native text input. */
export function TextInput({ rows, type = "text", className, ...input }: TextInputProps) {
  if (rows === undefined)
    return <input type={type} {...input} className={clsx(look.input, className)} />;
  return (
    <textarea
      {...(input as ComponentProps<"textarea">)}
      className={clsx(look.input, look.lines, look[`rows${rows}`], className)}
    />
  );
}
