import { expect, test } from "vitest";
import { applicantOf, applicationDraftSchema, appliedJobOf, candidateId } from "./candidate.ts";
import { candidateStages } from "./stage.ts";
import { consentVersion } from "./consent.ts";
import { candidateStageText } from "./candidateText.ts";

const typed = {
  name: "Ana Prado",
  email: "ana@correio.com",
  phone: "(66) 99999-0000",
  coverLetter: "",
  consentJob: true,
  consentTalentPool: false,
};

function problems(changes: Partial<typeof typed>, forJob = true): Record<string, string> {
  const { error } = applicationDraftSchema(forJob).safeParse({ ...typed, ...changes });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

test("an application is trimmed, its address in lower-case, its phone number in digits", () => {
  expect(
    applicationDraftSchema(true).parse({
      ...typed,
      name: " Ana Prado ",
      email: " ANA@correio.com",
      coverLetter: " Olá! ",
    }),
  ).toEqual({
    ...typed,
    phone: "5566999990000",
    coverLetter: "Olá!",
  });
});

test.each([
  ["a name of 2 characters", { name: "Al" }, { name: "O nome deve ter pelo menos 3 caracteres" }],
  ["a name of blanks", { name: "     " }, { name: "O nome deve ter pelo menos 3 caracteres" }],
  [
    "a name too long",
    { name: "x".repeat(101) },
    { name: "O nome deve ter no máximo 100 caracteres" },
  ],
  ["no e-mail address", { email: "ana" }, { email: "E-mail inválido" }],
  ["an address without a place", { email: "ana@" }, { email: "E-mail inválido" }],
  ["a phone number of 9 characters", { phone: "999990000" }, { phone: "Telefone inválido" }],
  ["an empty phone number", { phone: "" }, { phone: "Telefone inválido" }],
  [
    "a letter too long",
    { coverLetter: "x".repeat(4_001) },
    { coverLetter: "A carta deve ter no máximo 4.000 caracteres" },
  ],
] as const)("%s is refused in words for people", (_what, changes, said) => {
  expect(problems(changes)).toEqual(said);
});

test.each([{ name: "Ana" }, { name: "x".repeat(100) }, { coverLetter: ` ${"x".repeat(4_000)} ` }])(
  "%o is taken",
  (changes) => {
    expect(problems(changes)).toEqual({});
  },
);

test.each(["", "   "])("the e-mail address may be left out: %j is none", (email) => {
  expect(applicationDraftSchema(true).parse({ ...typed, email }).email).toBeNull();
  // The phone number is then the only way to the person.
  expect(problems({ email, phone: "" })).toEqual({ phone: "Telefone inválido" });
});

test.each([[[]], [["ana@correio.com"]], [{}], [7], [false]])("%j is no e-mail address", (email) => {
  expect(applicationDraftSchema(true).safeParse({ ...typed, email }).success).toBe(false);
});

test("for a job, consent to that job is required, and consent to the talent bank is optional", () => {
  const said = { consentJob: "Para enviar, autorize o uso dos seus dados nesta candidatura" };
  expect(problems({ consentJob: false, consentTalentPool: true })).toEqual(said);
  expect(problems({ consentJob: true, consentTalentPool: true })).toEqual({});
});

test("for the talent bank, consent to it is required", () => {
  expect(problems({ consentJob: false, consentTalentPool: false }, false)).toEqual({
    consentTalentPool: "Para enviar, autorize o uso dos seus dados no banco de talentos",
  });
  expect(problems({ consentJob: false, consentTalentPool: true }, false)).toEqual({});
});

test("a missing consent is reported together with the other problems", () => {
  expect(Object.keys(problems({ name: "", email: "ana", phone: "", consentJob: false }))).toEqual([
    "name",
    "email",
    "phone",
    "consentJob",
  ]);
});

test("an application accepts no field outside the form", () => {
  expect(applicationDraftSchema(true).safeParse({ ...typed, stage: "contratada" }).success).toBe(
    false,
  );
});

test("the id names the person and the job", () => {
  expect(applicantOf("caixa_uid1")).toBe("uid1");
  expect(applicantOf(candidateId(null, "uid_1"))).toBe("uid_1");
  expect(appliedJobOf("caixa_uid1")).toBe("caixa");
  expect(appliedJobOf(candidateId(null, "uid_1"))).toBeNull();
  expect(candidateId("caixa", "uid1")).toBe("caixa_uid1");
  expect(candidateId(null, "uid1")).toBe("banco_uid1");
});

test("a consent names the version of its wording", () => {
  expect(consentVersion).toMatch(/^\d{4}-\d{2}$/);
});

test("every stage has a label", () => {
  expect(Object.keys(candidateStageText)).toEqual([...candidateStages]);
  expect(Object.values(candidateStageText)).toEqual([
    "Candidatura nova",
    "Candidatura vista",
    "Em conversa",
    "Contratação feita",
    "Fora da seleção",
    "Vaga encerrada",
  ]);
});
