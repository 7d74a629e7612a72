import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField } from "firebase/firestore/lite";

/** A missing field. */
export const missing = Symbol("missing");

/** Accepted and refused values of one field, with the fields that must change with it. */
export type Case = { fact: string; fields: Record<string, unknown>; allowed: boolean };

function said(value: unknown): string {
  if (typeof value === "string" && value.length > 40) return `${value.length} characters`;
  return typeof value === "symbol" ? "missing" : (JSON.stringify(value) ?? String(value));
}

export function accepts(field: string, ...values: unknown[]): Case[] {
  return values.map((value) => ({
    fact: `${field} ${said(value)}`,
    fields: { [field]: value },
    allowed: true,
  }));
}

export function refuses(field: string, ...values: unknown[]): Case[] {
  return values.map((value) => ({
    fact: `${field} ${said(value)}`,
    fields: { [field]: value },
    allowed: false,
  }));
}

function characters(count: number): string {
  return "ã".repeat(count);
}

/** A text at, below and above its bounds. Without `min` it may be empty. */
export function text(
  field: string,
  { min, max }: { min?: number; max: number },
  { mayBeMissing = false } = {},
): Case[] {
  return [
    ...accepts(field, characters(min ?? 0), characters(max)),
    ...refuses(field, characters(max + 1), 7, null, [..."abcdefghijk"]),
    ...(mayBeMissing ? accepts(field, missing) : refuses(field, missing)),
    // A character above U+FFFF counts as one, though JavaScript counts two.
    ...(min === undefined
      ? []
      : refuses(
          field,
          characters(min - 1),
          `${" ".repeat(min)}${characters(min - 1)}`,
          "𐀀".repeat(min - 1),
        )),
  ];
}

/** One of the options. `optional` also allows null. */
export function choice(
  field: string,
  options: readonly string[],
  { optional = false, mayBeMissing = false } = {},
): Case[] {
  return [
    ...accepts(field, ...options, ...(optional ? [null] : []), ...(mayBeMissing ? [missing] : [])),
    ...refuses(field, "Astronauta", "", 1, [options[0]]),
    ...refuses(field, ...(mayBeMissing ? [] : [missing]), ...(optional ? [] : [null])),
  ];
}

export function flag(field: string): Case[] {
  return [...accepts(field, true, false), ...refuses(field, "true", 1, null, missing)];
}

/** Digits with the country code, as stored. */
export function phone(field: string, { min, max }: { min: number; max: number }): Case[] {
  const digits = (count: number) => "55".padEnd(count, "6");
  return [
    ...accepts(field, digits(min), digits(max)),
    ...refuses(
      field,
      digits(min - 1),
      digits(max + 1),
      "66999990001",
      "54".padEnd(min, "6"),
      "+5566999990001",
      "55669999900a1",
      5566999990001,
      null,
      missing,
    ),
  ];
}

/** The `fields` of a case when a document is created: missing ones are left out. */
export function asCreated(
  document: object,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...document, ...fields }).filter(([, value]) => value !== missing),
  );
}

/** The `fields` of a case when a document is updated: missing ones are deleted. */
export function asUpdated(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === missing ? deleteField() : value,
    ]),
  );
}

/** Titles for test.each: the description, the verdict, the case. */
export function titled(cases: Case[]): [string, string, Case][] {
  return cases.map((one) => [one.fact, one.allowed ? "accepted" : "refused", one]);
}

/** Asserts that a request succeeds or fails as its verdict says. */
export async function verdict(allowed: boolean, request: Promise<unknown>): Promise<void> {
  await (allowed ? assertSucceeds(request) : assertFails(request));
}
