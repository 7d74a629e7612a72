import { expect, test } from "vitest";
import { correctionSchema, ownDataActSchema, ownDataRequestSchema } from "./ownData.ts";

const correction = { name: "Ana Prado", phone: "(66) 99999-0000" };
const applicationId = "caixa_uid1";

function problems(changes: Partial<typeof correction>): Record<string, string> {
  const { error } = correctionSchema.safeParse({ ...correction, ...changes });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

test("a link is requested with an e-mail address and nothing else", () => {
  expect(ownDataRequestSchema.parse({ email: " ANA@correio.com" })).toEqual({
    email: "ana@correio.com",
  });
  expect(ownDataRequestSchema.safeParse({ email: "ana" }).error?.issues[0]?.message).toBe(
    "E-mail inválido",
  );
  expect(ownDataRequestSchema.safeParse({ email: "ana@correio.com", name: "Ana" }).success).toBe(
    false,
  );
});

test("a correction is trimmed, its phone number in digits", () => {
  expect(correctionSchema.parse({ ...correction, name: " Ana Prado " })).toEqual({
    name: "Ana Prado",
    phone: "5566999990000",
  });
});

test.each([
  ["a name of 2 characters", { name: "Al" }, { name: "O nome deve ter pelo menos 3 caracteres" }],
  ["a name of blanks", { name: "    " }, { name: "O nome deve ter pelo menos 3 caracteres" }],
  [
    "a name of 101 characters",
    { name: "x".repeat(101) },
    { name: "O nome deve ter no máximo 100 caracteres" },
  ],
  ["no phone number", { phone: "123" }, { phone: "Telefone inválido" }],
  ["a name of 3 characters", { name: "Ana" }, {}],
  ["a name of 100 characters", { name: "x".repeat(100) }, {}],
])("to %s the form answers %o", (_what, changes, said) => {
  expect(problems(changes)).toEqual(said);
});

test.each([
  ["012345", true],
  [" 012345", false],
  ["12345", false],
  ["1234567", false],
  ["12345a", false],
  ["", false],
])("the code %o has six digits: %s", (code, fits) => {
  expect(ownDataActSchema.safeParse({ act: "erase", code }).success).toBe(fits);
});

test("the form's correction is what a link's holder sends", () => {
  expect(ownDataActSchema.parse({ act: "correct", ...correction })).toEqual({
    act: "correct",
    name: "Ana Prado",
    phone: "5566999990000",
  });
  expect(
    ownDataActSchema.safeParse({ act: "correct", name: "Al", phone: correction.phone }).success,
  ).toBe(false);
  expect(
    ownDataActSchema.safeParse({ act: "correct", ...correction, email: "outra@correio.com" })
      .success,
  ).toBe(false);
});

test.each(["look", "read", "askErasure"])(
  "'%s' concerns everything and names no application",
  (act) => {
    expect(ownDataActSchema.parse({ act })).toEqual({ act });
    expect(ownDataActSchema.safeParse({ act, applicationId }).success).toBe(false);
  },
);

test.each(["leaveJob", "leaveTalentPool", "file"])(
  "'%s' names one application and nothing else",
  (act) => {
    expect(ownDataActSchema.parse({ act, applicationId })).toEqual({ act, applicationId });
    expect(ownDataActSchema.safeParse({ act }).success).toBe(false);
    expect(
      ownDataActSchema.safeParse({ act, applicationId, email: "ana@correio.com" }).success,
    ).toBe(false);
  },
);

test.each([
  ["banco_uid1", true],
  ["Vaga-1_a.b_c", true],
  [`${"v".repeat(80)}_${"u".repeat(128)}`, true],
  [`${"v".repeat(81)}_u`, false],
  [`v_${"u".repeat(129)}`, false],
  ["caixa", false],
  ["caixa_", false],
  ["_uid1", false],
  ["", false],
  [".", false],
  ["..", false],
  ["__x__", false],
  ["caixa_uid1/x", false],
  ["../jobs/caixa_uid1", false],
  ["caixa.1_uid1", false],
])("'%s' may be an application's id: %s", (id, may) => {
  expect(ownDataActSchema.safeParse({ act: "file", applicationId: id }).success).toBe(may);
});

test.each([
  ["nothing", {}],
  ["another act", { act: "drop" }],
  ["no object", null],
])("%s is refused with a link", (_what, request) => {
  expect(ownDataActSchema.safeParse(request).success).toBe(false);
});
