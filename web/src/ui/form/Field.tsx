import clsx from "clsx";
import type { ReactNode } from "react";
import look from "./Field.module.css";

export type FieldText = {
  id: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  error?: string | undefined;
};

type FieldProps = FieldText & {
  /** An input that needs no help and is never wrong: no empty line is kept below it. */
  bare?: boolean;
  children: ReactNode;
};

/** The classes of the label above an input or, as a `legend`, above several. */
export function labelClass(error?: unknown): string {
  return clsx(look.label, error !== undefined && look.wrong);
}

/**
 * The label is above the input, the help below it; an error replaces the help. The input has `id` and
 * `aria-describedby` from `describedBy(id)`.
 */
export function Field({
  id,
  label,
  optional = false,
  help,
  error,
  bare = false,
  children,
}: FieldProps) {
  return (
    <div className={look.field}>
      <label htmlFor={id} className={labelClass(error)}>
        {label}
        {optional && <span className={look.optional}> (opcional)</span>}
      </label>
      {children}
      {!bare && (
        <FieldHelp id={id} error={error}>
          {help}
        </FieldHelp>
      )}
    </div>
  );
}

/** The text below an input: help, or an error instead. */
export function FieldHelp({
  id,
  error,
  children,
}: Pick<FieldText, "id" | "error"> & { children?: ReactNode }) {
  return (
    <div id={describedBy(id)} className={clsx(look.help, error !== undefined && look.wrong)}>
      {error === undefined ? children : <span role="alert">{error}</span>}
    </div>
  );
}

export function describedBy(id: string): string {
  return `${id}-help`;
}
