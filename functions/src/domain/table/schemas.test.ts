import { expect, test } from "vitest";
import { z } from "zod";
import type { Field, Fields } from "./field.ts";
import { draftShape, storedShape } from "./schemas.ts";

const label = "Campo";
const tooShort = "curto";
const tooLong = "longo";
const refused = "recusado";

/** A form of one field, and what it says of what is typed: the stored value, or the messages. */
function submit(field: Field, typed: unknown, own: Parameters<typeof draftShape>[1] = {}): unknown {
  const result = z.object(draftShape({ field }, own)).safeParse({ field: typed });
  return result.success
    ? { stored: result.data.field }
    : { messages: result.error.issues.map(({ message }) => message) };
}

const text: Field = { kind: "text", label, max: 5, tooLong };

test.each([
  ["", text, { stored: "" }],
  [" Loja ", text, { stored: "Loja" }],
  ["Lojas de", text, { messages: [tooLong] }],
  [" ", { ...text, whenEmpty: "A combinar" }, { stored: "A combinar" }],
  ["", { ...text, min: 2, tooShort }, { messages: [tooShort] }],
  ["", { ...text, min: 2, tooShort, missing: "falta" }, { messages: ["falta"] }],
  ["a", { ...text, min: 2, tooShort, missing: "falta" }, { messages: [tooShort] }],
])("the text '%s' typed into a field", (typed, field, answer) => {
  expect(submit(field, typed)).toEqual(answer);
});

const place: Field = { kind: "place", label, min: 2, max: 8, tooShort, tooLong };

test.each([
  [" Centro ", { stored: "Centro" }],
  [" A ", { messages: [tooShort] }],
  ["Canabrava", { messages: [tooLong] }],
  ["__nome__", { messages: [tooShort] }],
  ["__nome", { stored: "__nome" }],
])("the place '%s' is stored without blanks around it, if no reserved key", (typed, answer) => {
  expect(submit(place, typed)).toEqual(answer);
});

test("a place is stored as the noun spells it", () => {
  const placeOf = (typed: string) => typed.toUpperCase();
  expect(submit(place, " Centro ", { placeOf })).toEqual({ stored: "CENTRO" });
});

const email: Field = { kind: "email", label, max: 90 };

test.each([
  [" ANA@Loja.example", email, { stored: "ana@loja.example" }],
  ["", email, { messages: ["E-mail inválido"] }],
  [" ", { ...email, missing: "falta" }, { messages: ["falta"] }],
  ["ana", { ...email, missing: "falta" }, { messages: ["E-mail inválido"] }],
  [" ", { ...email, optional: true as const }, { stored: null }],
  ["ana", { ...email, optional: true as const }, { messages: ["E-mail inválido"] }],
])("the e-mail address '%s' typed into a field", (typed, field, answer) => {
  expect(submit(field, typed)).toEqual(answer);
});

const number: Field = { kind: "number", label, min: 2, max: 99, refused, whenEmpty: 3 };

test.each([
  ["", { stored: 3 }],
  [" ", { stored: 3 }],
  [" 12 ", { stored: 12 }],
  ["2", { stored: 2 }],
  ["99", { stored: 99 }],
  ["007", { stored: 7 }],
  ["1", { messages: [refused] }],
  ["100", { messages: [refused] }],
  ["x12", { messages: [refused] }],
  ["12x", { messages: [refused] }],
  ["-12", { messages: [refused] }],
  ["1.5", { messages: [refused] }],
  ["1e1", { messages: [refused] }],
])(
  "the number '%s' is whole and within its bounds, or refused in the field's words",
  (typed, answer) => {
    expect(submit(number, typed)).toEqual(answer);
  },
);

test("only a field that was added later may be missing in a row", () => {
  const fields = {
    title: { kind: "text", label, max: 5, tooLong },
    place: { kind: "text", label, max: 5, tooLong, addedLater: true },
    deadline: { kind: "deadline", label },
  } as const satisfies Fields;
  const row = z.object(storedShape(fields));
  expect(row.parse({ title: "Caixa" })).toEqual({ title: "Caixa" });
  expect(row.safeParse({ place: "Praça" }).success).toBe(false);
});
