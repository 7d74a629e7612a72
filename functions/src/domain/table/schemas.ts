import { z } from "zod";
import { addDays, endOfDay, isoDay } from "../dates.ts";
import { cnpjLength, isCnpj, stripCnpj } from "../company/cnpj.ts";
import {
  emailField,
  optionalChoice,
  optionalPhoneField,
  phoneField,
  storedPhone,
} from "../fields.ts";
import { requirementLines } from "../job/jobStanding.ts";
import { placeOf } from "../job/place.ts";
import { limits } from "../limits.ts";
import {
  type ContentName,
  contentOf,
  type Field,
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

/** What a person may type into each field at `now`, converted to stored values. */
export function draftShape<T extends Fields>(fields: T, now = new Date()): DraftShape<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draftSchema(field, now)]),
  ) as DraftShape<T>;
}

/** The schema of each stored field. A row may lack one that was added later; its noun's function fills it in. */
export function storedShape<T extends Fields>(fields: T): StoredShape<T> {
  return Object.fromEntries(
    contentOf(fields).map(([name, field]) => {
      const schema = storedSchema(field);
      return [name, field.addedLater ? schema.optional() : schema];
    }),
  ) as StoredShape<T>;
}

/** Places are keys of the public counts, and Firestore reserves keys like '__x__'. */
function isReservedKey(text: string): boolean {
  return /^__.*__$/s.test(text);
}

function draftSchema(field: Field, now: Date): z.ZodType {
  switch (field.kind) {
    case "text":
      return z
        .string()
        .trim()
        .min(field.min ?? 0, {
          error: ({ input }) => (input === "" && field.missing) || field.tooShort,
        })
        .max(field.max, field.tooLong)
        .transform((text) => text || (field.whenEmpty ?? ""));
    case "place":
      return z
        .string()
        .trim()
        .min(field.min, field.tooShort)
        .max(field.max, field.tooLong)
        .refine((place) => !isReservedKey(place), field.tooShort)
        .transform(placeOf);
    case "lines":
      return z
        .string()
        .transform((text) => requirementLines(text).join("\n"))
        .pipe(z.string().max(field.max, field.tooLong));
    case "choice":
      return field.optional
        ? optionalChoice(field.options)
        : z.string().pipe(z.enum(field.options, field.refused));
    case "choices":
      return z.array(z.enum(field.options)).max(field.max);
    case "phone":
      return field.optional ? optionalPhoneField(field.refused) : phoneField(field.refused);
    case "cnpj":
      return cnpjSchema;
    case "email":
      return field.missing ? z.string().trim().min(1, field.missing).pipe(emailField) : emailField;
    case "flag":
      return z.boolean();
    case "deadline":
      return deadlineSchema(now);
  }
}

function deadlineSchema(now: Date): z.ZodType {
  const last = isoDay(addDays(now, limits.deadlineDays.max));
  return z
    .string()
    .refine((day) => !Number.isNaN(endOfDay(day).getTime()), {
      error: "Informe o prazo para candidaturas",
      abort: true,
    })
    .refine((day) => day >= isoDay(now), "O prazo não pode estar no passado")
    .refine((day) => day <= last, "O prazo deve ser de no máximo 60 dias");
}

const cnpjSchema = z
  .string()
  .transform(stripCnpj)
  .refine((cnpj) => cnpj === "" || isCnpj(cnpj), {
    error: ({ input }) =>
      String(input).length > cnpjLength
        ? `O CNPJ tem ${cnpjLength} caracteres, e aqui há ${String(input).length}`
        : "CNPJ inválido",
  })
  .transform((cnpj) => cnpj || null);

function storedSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "text":
      return z
        .string()
        .min(field.mayBeUnset ? 0 : (field.min ?? (field.whenEmpty ? 1 : 0)))
        .max(field.max);
    case "place":
      return z
        .string()
        .min(field.min)
        .max(field.max)
        .refine((place) => !isReservedKey(place));
    case "lines":
      return z.string().max(field.max);
    case "choice":
      return field.optional || field.mayBeUnset
        ? z.enum(field.options).nullable()
        : z.enum(field.options);
    case "choices":
      return z.array(z.enum(field.options)).max(field.max);
    case "phone":
      return field.optional ? storedPhone.nullable() : storedPhone;
    case "cnpj":
      return z
        .string()
        .regex(/^[A-Z0-9]{12}[0-9]{2}$/)
        .nullable();
    case "email":
      return z.string().max(field.max);
    case "flag":
      return z.boolean();
    case "deadline":
      return z.never();
  }
}
