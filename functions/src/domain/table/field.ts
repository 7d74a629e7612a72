import { negotiablePay, type Pay, type TypedPay } from "../pay/pay.ts";

/** A column of the CSV import: its name in the template, accepted synonyms, and the template's example. */
type Column = {
  name: string;
  others?: readonly string[];
  required?: true;
  example?: string;
};

type Common = {
  /** Its label in forms and pages. */
  label: string;
  /** Its label in lists of facts, if different. */
  short?: string;
  column?: Column;
  /** Older rows lack the field, and read as if it were empty. */
  addedLater?: true;
  /** A form asks for it, and a row made without a form has none: '' or null. */
  mayBeUnset?: true;
};

/** Characters. Without `min` it may be empty; `whenEmpty` is then stored, '' by default. */
type Text = Common & {
  kind: "text";
  min?: number;
  max: number;
  /** The message for an empty field; by default `tooShort`. */
  missing?: string;
  tooShort?: string;
  tooLong: string;
  whenEmpty?: string;
};

/** A place, stored as the town's list spells it. */
type Place = Common & {
  kind: "place";
  min: number;
  max: number;
  tooShort: string;
  tooLong: string;
};

/** One entry a line; blank lines are dropped. */
type Lines = Common & { kind: "lines"; max: number; tooLong: string };

/** One of the options; `optional`: or none, stored as null. */
type Choice = Common & { kind: "choice"; options: readonly [string, ...string[]] } & (
    { optional: true } | { optional?: never; refused: string }
  );

/** Any of the options, at most `max`. */
type Choices = Common & { kind: "choices"; options: readonly [string, ...string[]]; max: number };

/** A phone number, stored as digits with the country code; `optional`: or none, stored as null. */
type Phone = Common & { kind: "phone"; refused: string; optional?: true };

/** A CNPJ or none, stored as 14 characters or null. */
type Cnpj = Common & { kind: "cnpj" };

/** An e-mail address, stored in lower case; `optional`: or none, stored as null. */
type Email = Common & { kind: "email"; max: number; missing?: string; optional?: true };

type Flag = Common & { kind: "flag" };

/** A whole number, typed as text; `whenEmpty` is stored for an empty input. */
type WholeNumber = Common & {
  kind: "number";
  min: number;
  max: number;
  refused: string;
  whenEmpty: number;
};

/** What a job pays; null: only a text says it. */
type PayField = Common & { kind: "pay" };

/** A day on the town's calendar, 'YYYY-MM-DD', from today to 60 days ahead; stored as an instant beside the content. */
type Deadline = Common & { kind: "deadline" };

/** One field that people fill in. */
export type Field =
  | Text
  | Place
  | Lines
  | Choice
  | Choices
  | Phone
  | Cnpj
  | Email
  | Flag
  | WholeNumber
  | PayField
  | Deadline;

/** A field that may be left out, and that forms and pages list with others of its kind. */
export type Detail =
  | (Extract<Field, { kind: "choice" }> & { optional: true })
  | (Text & { min?: never; whenEmpty?: never });

export type Details = Readonly<Record<string, Detail>>;

/** The fields of a noun, by the names they are stored under. */
export type Fields = Readonly<Record<string, Field>>;

/** The value that a form submits for one field. */
export type Given<F extends Field> = F extends { kind: "choice"; optional: true }
  ? F["options"][number] | null
  : F extends { kind: "choice" }
    ? F["options"][number]
    : F extends { kind: "choices" }
      ? F["options"][number][]
      : F extends { kind: "flag" }
        ? boolean
        : F extends { kind: "cnpj" } | { kind: "phone" | "email"; optional: true }
          ? string | null
          : F extends { kind: "number" }
            ? number
            : F extends { kind: "pay" }
              ? Pay | null
              : string;

/** The stored value of a field. */
export type Stored<F extends Field> = F extends { kind: "choice"; mayBeUnset: true }
  ? Given<F> | null
  : Given<F>;

/** The value of a field in a form. */
export type Typed<F extends Field> = F extends { kind: "choice"; optional: true }
  ? F["options"][number] | "" | null
  : F extends { kind: "choice" | "cnpj" | "phone" | "email" | "number" }
    ? string
    : F extends { kind: "pay" }
      ? TypedPay
      : Given<F>;

/** The names of the fields that are stored under their own name. */
export type ContentName<T extends Fields> = {
  [Name in keyof T]: T[Name] extends { kind: "deadline" } ? never : Name;
}[keyof T] &
  string;

/** The stored values of a form. */
export type Content<T extends Fields> = { [Name in ContentName<T>]: Stored<T[Name]> };

/** The fields that are stored under their own name, in the order of the table. */
export function contentOf<T extends Fields>(fields: T): [ContentName<T>, Field][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== "deadline") as [
    ContentName<T>,
    Field,
  ][];
}

/** Details that were left empty, as stored. */
export function emptyDetails<T extends Details>(
  details: T,
): { [Name in keyof T]: Stored<T[Name]> } {
  return Object.fromEntries(
    Object.entries(details).map(([name, { kind }]) => [name, kind === "choice" ? null : ""]),
  ) as { [Name in keyof T]: Stored<T[Name]> };
}

/** The names of details in a page's order: the named ones first, then the others in the table's order. */
export function inOrder<Name extends string>(
  details: Readonly<Record<Name, Detail>>,
  first: readonly NoInfer<Name>[],
): Name[] {
  return [...new Set([...first, ...(Object.keys(details) as Name[])])];
}

/** A field's label in lists of facts. */
export function shortLabel({ short, label }: Field): string {
  return short ?? label;
}

/** What to do with a field of each kind. */
export type ByKind<Rest extends unknown[], Result> = {
  [Kind in Field["kind"]]: (field: Extract<Field, { kind: Kind }>, ...rest: Rest) => Result;
};

/** The result of the function for the field's kind. */
export function byKind<Rest extends unknown[], Result>(
  table: ByKind<Rest, Result>,
  field: Field,
  ...rest: Rest
): Result {
  return (table[field.kind] as (field: Field, ...rest: Rest) => Result)(field, ...rest);
}

const emptyValues: ByKind<[], unknown> = {
  text: (field) =>
    field.min === undefined || field.mayBeUnset ? (field.whenEmpty ?? "") : undefined,
  lines: () => "",
  choice: (field) => (field.optional || field.mayBeUnset ? null : undefined),
  cnpj: () => null,
  choices: () => [],
  flag: () => false,
  phone: (field) => (field.optional ? null : undefined),
  place: () => undefined,
  email: (field) => (field.optional ? null : undefined),
  number: (field) => field.whenEmpty,
  pay: () => negotiablePay,
  deadline: () => undefined,
};

/** The stored value of a field that is empty, or missing in an older row; undefined if required. */
export function whenLeftEmpty(field: Field): unknown {
  return byKind(emptyValues, field);
}
