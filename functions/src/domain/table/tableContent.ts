import { formatCnpj } from "../text/cnpj.ts";
import { filledLines } from "../text/filledLines.ts";
import { negotiablePay, type Pay, type TypedPay } from "../pay/pay.ts";
import { readTypedPay, typedPay } from "../pay/payDraft.ts";
import { formatPhone, normalizePhone } from "../text/phone.ts";
import {
  byKind,
  type ByKind,
  type Content,
  contentOf,
  type ContentName,
  type Field,
  type Fields,
  type Typed,
  whenLeftEmpty,
} from "./field.ts";
import type { Row } from "./row.ts";

/** A row's values for a table's fields. A field that it lacks counts as empty. */
export function readContent<T extends Fields>(fields: T, row: Row): Content<T> {
  return mapped(fields, (name, field) =>
    row[name] === undefined ? whenLeftEmpty(field) : row[name],
  );
}

/** The stored values of a validated form; other fields of `draft` are dropped. */
export function contentOfDraft<T extends Fields, Draft extends Content<T>>(
  fields: T,
  draft: Draft,
): Pick<Draft, ContentName<T>> {
  return mapped(fields, (name) => draft[name]);
}

/** Stored content as its form shows it: phone numbers formatted, empty values as empty. */
export function typedContent<T extends Fields>(
  fields: T,
  content: Content<T>,
): { [Name in ContentName<T>]: Typed<T[Name]> } {
  return mapped(fields, (name, field) => typedValue(field, content[name]));
}

/** A form with nothing filled in. */
export function emptyContent<T extends Fields>(
  fields: T,
): { [Name in ContentName<T>]: Typed<T[Name]> } {
  return mapped(fields, (_name, field) => typedValue(field, whenLeftEmpty(field) ?? ""));
}

/** What a half-filled form would store, whether or not its schema takes it: for a preview. */
export function previewContent<T extends Fields>(
  fields: T,
  typed: { [Name in ContentName<T>]: Typed<T[Name]> },
): Content<T> {
  return mapped(fields, (name, field) => byKind(previews, field, typed[name] as never));
}

/** What each kind of input would store. */
const previews: ByKind<[typed: never], unknown> = {
  text: (field, typed: string) => typed.trim() || (field.whenEmpty ?? ""),
  place: (_field, typed: string) => typed.trim(),
  lines: (_field, typed: string) => filledLines(typed).join("\n"),
  choice: (field, typed: string | null) => typed || (field.optional ? null : field.options.at(-1)),
  phone: (_field, typed: string) => normalizePhone(typed) ?? "",
  number: (field, typed: string) => Number(typed) || field.whenEmpty,
  pay: (_field, typed: TypedPay) => {
    const { pay, problems } = readTypedPay(typed);
    return problems === null ? pay : negotiablePay;
  },
  choices: (_field, typed) => typed,
  cnpj: (_field, typed) => typed,
  email: (field, typed: string) => typed || (field.optional ? null : ""),
  flag: (_field, typed) => typed,
  deadline: (_field, typed) => typed,
};

function typedValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "phone":
      return formatPhone(String(value ?? ""));
    case "cnpj":
      return formatCnpj(String(value ?? ""));
    case "text":
      return value === field.whenEmpty ? "" : value;
    case "number":
      return String(value ?? "");
    case "pay":
      return typedPay(value as Pay | null);
    default:
      return value ?? "";
  }
}

/** An object with a value for each field that is stored under its own name. */
function mapped<T extends Fields, Result extends Record<ContentName<T>, unknown>>(
  fields: T,
  value: (name: ContentName<T>, field: Field) => unknown,
): Result {
  return Object.fromEntries(
    contentOf(fields).map(([name, field]) => [name, value(name, field)]),
  ) as Result;
}
