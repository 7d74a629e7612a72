import { formatCnpj } from "../company/cnpj.ts";
import { requirementLines } from "../job/jobStanding.ts";
import { formatPhone, normalizePhone } from "../text/phone.ts";
import {
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
  return mapped(fields, (name, field) => previewValue(field, typed[name]));
}

function previewValue(field: Field, typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  switch (field.kind) {
    case "text":
      return typed.trim() || (field.whenEmpty ?? "");
    case "place":
      return typed.trim();
    case "lines":
      return requirementLines(typed).join("\n");
    case "choice":
      return typed || (field.optional ? null : field.options.at(-1));
    case "phone":
      return normalizePhone(typed) ?? "";
    default:
      return typed;
  }
}

function typedValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "phone":
      return formatPhone(String(value ?? ""));
    case "cnpj":
      return formatCnpj(String(value ?? ""));
    case "text":
      return value === field.whenEmpty ? "" : value;
    case "choice":
      return value ?? "";
    default:
      return value;
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
