import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import look from "./CheckboxInput.module.css";

type RadioInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  label: ReactNode;
  onChange: () => void;
};

/** A native radio button with its label beside it. */
export function RadioInput({ label, onChange, ...input }: RadioInputProps) {
  return (
    <label className={look.row}>
      <input {...input} type="radio" className={clsx(look.tick, look.round)} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}
