import { z } from "zod";
import { addDays, endOfDay, isoDay } from "../dates.ts";
import { optionalChoice, phoneField, storedPhone } from "../fields.ts";
import { requirementLines } from "../job/jobStanding.ts";
import { placeOf } from "../job/place.ts";
import { limits } from "../limits.ts";
import {
  type ContentName,
  contentOf,
  type Field,
  type Fields,
  type Stored,
  type Typed,
  whenLeftEmpty,
} from "./field.ts";

/** A schema for each field of a form, with messages for the person who fills it in. */
type DraftShape<T extends Fields> = {
  [Name in keyof T]: z.ZodType<Stored<T[Name]>, Typed<T[Name]>>;
};

/** A schema for each field as it is stored. */
type StoredShape<T extends Fields> = {
  [Name in ContentName<T>]: z.ZodType<Stored<T[Name]>>;
};

/** What a person may type into each field at `now`, converted to stored values. */
export function draftShape<T extends Fields>(fields: T, now: Date): DraftShape<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draftSchema(field, now)]),
  ) as DraftShape<T>;
}

/** The schema of each stored field. */
export function storedShape<T extends Fields>(fields: T): StoredShape<T> {
  return Object.fromEntries(
    contentOf(fields).map(([name, field]) => {
      const schema = storedSchema(field);
      return [name, field.addedLater ? schema.default(() => whenLeftEmpty(field)) : schema];
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
        .min(field.min ?? 0, field.tooShort)
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
      return phoneField(field.refused);
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

function storedSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "text":
      return z
        .string()
        .min(field.min ?? (field.whenEmpty ? 1 : 0))
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
      return field.optional ? z.enum(field.options).nullable() : z.enum(field.options);
    case "choices":
      return z.array(z.enum(field.options)).max(field.max);
    case "phone":
      return storedPhone;
    case "flag":
      return z.boolean();
    case "deadline":
      return z.never();
  }
}
