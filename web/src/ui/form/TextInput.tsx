import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { inputLook } from "./inputLook.ts";

const Line = styled("input")(inputLook);

const Lines = styled("textarea")(inputLook, {
  height: "auto",
  maxHeight: "calc(60vh + 22px)",
  resize: "vertical",
  fieldSizing: "content",
});

export type TextInputProps = ComponentProps<"input"> & {
  /** The initial number of lines; the input grows with its text. Without it, a single-line input. */
  rows?: number | undefined;
};

/** A native text input. */
export function TextInput({ rows, type = "text", ...input }: TextInputProps) {
  if (rows === undefined) return <Line type={type} {...input} />;
  return (
    <Lines
      {...(input as ComponentProps<"textarea">)}
      sx={{ minHeight: `calc(${rows * 1.5}em + 22px)` }}
    />
  );
}
