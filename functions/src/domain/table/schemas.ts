import { z } from "zod";
import {
  emailField,
  optionalChoice,
  optionalEmailField,
  optionalPhoneField,
  phoneField,
  storedPhone,
} from "../fields.ts";
import { filledLines } from "../text/filledLines.ts";
import { isAtMost } from "../text/isAtMost.ts";
import { paySchema, storedPaySchema } from "../pay/paySchemas.ts";
import {
  byKind,
  type ByKind,
  type ContentName,
  contentOf,
  type Fields,
  type Given,
  type Stored,
  type Typed,
} from "./field.ts";

/** A schema for each field of a form, with messages for the person who fills it in. */
type DraftShape<T extends Fields> = {
  [Name in keyof T]: z.ZodType<Given<T[Name]>, Typed<T[Name]>>;
};

/** A schema for each field as it is stored. */
type StoredShape<T extends Fields> = {
  [Name in ContentName<T>]: z.ZodType<Stored<T[Name]>>;
};

/** The schemas that only one noun's form needs: of a place, a CNPJ and a deadline. */
type Own = { placeOf?: (typed: string) => string; cnpj?: z.ZodType; deadline?: z.ZodType };

/**
 * The schema of what a person types into each field, converted to stored values; `own` has the schemas of one noun
 * only.
 */
export function draftShape<T extends Fields>(fields: T, own: Own = {}): DraftShape<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, byKind(draftSchemas, field, own)]),
  ) as DraftShape<T>;
}

/** The schema of each stored field. A row may lack one that was added later; its noun's function fills it in. */
export function storedShape<T extends Fields>(fields: T): StoredShape<T> {
  return Object.fromEntries(
    contentOf(fields).map(([name, field]) => {
      const schema = byKind(storedSchemas, field);
      return [name, field.addedLater ? schema.optional() : schema];
    }),
  ) as StoredShape<T>;
}

/** Places are keys of the public counts, and Firestore reserves keys like '__x__'. */
function isReservedKey(text: string): boolean {
  return /^__.*__$/s.test(text);
}

const draftSchemas: ByKind<[Own], z.ZodType> = {
  text: (field) =>
    z
      .string()
      .trim()
      .min(field.min ?? 0, {
        error: ({ input }) => (input === "" && field.missing) || field.tooShort,
      })
      .refine(isAtMost(field.max), field.tooLong)
      .transform((text) => text || (field.whenEmpty ?? "")),
  place: (field, own) =>
    z
      .string()
      .trim()
      .min(field.min, field.tooShort)
      .refine(isAtMost(field.max), field.tooLong)
      .refine((place) => !isReservedKey(place), field.tooShort)
      .transform(own.placeOf ?? String),
  lines: (field) =>
    z
      .string()
      .transform((text) => filledLines(text).join("\n"))
      .pipe(z.string().refine(isAtMost(field.max), field.tooLong)),
  choice: (field) =>
    field.optional
      ? optionalChoice(field.options)
      : z.string().pipe(z.enum(field.options, field.refused)),
  choices: (field) => z.array(z.enum(field.options)).max(field.max),
  phone: (field) =>
    field.optional ? optionalPhoneField(field.refused) : phoneField(field.refused),
  cnpj: (_field, own) => own.cnpj ?? z.never(),
  email: (field) => {
    if (field.optional) return optionalEmailField;
    return field.missing ? z.string().trim().min(1, field.missing).pipe(emailField) : emailField;
  },
  flag: () => z.boolean(),
  number: ({ min, max, refused, whenEmpty }) =>
    z
      .string()
      .trim()
      .regex(/^\d{0,9}$/, refused)
      .transform((typed) => (typed === "" ? whenEmpty : Number(typed)))
      .pipe(z.int().min(min, refused).max(max, refused)),
  pay: () => paySchema,
  deadline: (_field, own) => own.deadline ?? z.never(),
};

const storedSchemas: ByKind<[], z.ZodType> = {
  text: (field) =>
    z
      .string()
      .min(field.mayBeUnset ? 0 : (field.min ?? (field.whenEmpty ? 1 : 0)))
      .max(field.max),
  place: (field) =>
    z
      .string()
      .min(field.min)
      .max(field.max)
      .refine((place) => !isReservedKey(place)),
  lines: (field) => z.string().max(field.max),
  choice: (field) =>
    field.optional || field.mayBeUnset ? z.enum(field.options).nullable() : z.enum(field.options),
  choices: (field) => z.array(z.enum(field.options)).max(field.max),
  phone: (field) => (field.optional ? storedPhone.nullable() : storedPhone),
  cnpj: () =>
    z
      .string()
      .regex(/^[A-Z0-9]{12}[0-9]{2}$/)
      .nullable(),
  email: (field) => {
    const stored = z.string().max(field.max);
    return field.optional ? stored.min(1).nullable() : stored;
  },
  flag: () => z.boolean(),
  number: ({ min, max }) => z.int().min(min).max(max),
  pay: () => storedPaySchema,
  deadline: () => z.never(),
};
