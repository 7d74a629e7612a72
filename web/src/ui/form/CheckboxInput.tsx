import type { ComponentProps, ReactNode } from "react";
import look from "./CheckboxInput.module.css";

export type CheckboxInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  label: ReactNode;
  onChange: (checked: boolean) => void;
};

/** A native checkbox with its label beside it. */
export function CheckboxInput({ label, onChange, ...input }: CheckboxInputProps) {
  return (
    <label className={look.row}>
      <input
        {...input}
        type="checkbox"
        className={look.tick}
        onChange={(event) => onChange(event.target.checked)}
      />
      {/* One element, so that the label and a link in it stay one text. */}
      <span>{label}</span>
    </label>
  );
}
