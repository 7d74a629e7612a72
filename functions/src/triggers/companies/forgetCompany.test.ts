import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { answerStages } from "../../domain/application/stage.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planForgetting } from "./forgetCompany.ts";

const application = {
  id: "caixa_ana",
  resumePath: "resumes/caixa_ana/1-a.pdf",
  answers: answerStages,
  untold: null,
  coverLetter: "Moro perto.",
  resume: null,
};
const resume = {
  name: "Ana",
  email: "ana@pessoa.example",
  phone: "5566999990000",
  jobTitle: "Caixa",
  education: "",
  experience: "",
  skills: "",
  notes: "",
};

/** The mails to a person that name the company. */
const mailsOf = (id: string) =>
  ["receipt", "answer-in-talk", "answer-hired", "answer-not-chosen", "answer-closed"].map(
    (which) => `${id}-1-a-pdf-${which}`,
  );

test("an application loses the company's name, id and note, its receipt and its answers' mails", () => {
  const writes = planForgetting([application]);
  expect(namedWrites(writes)).toEqual([
    "update candidates/caixa_ana",
    ...mailsOf("caixa_ana").map((id) => `delete mail/${id}`),
  ]);
  expect(writes[0]).toMatchObject({
    update: { companyId: null, company: null, companyNote: FieldValue.delete() },
  });
});

test("an answer that nobody was told is taken away, and what was told stays", () => {
  const told = { emConversa: { at: new Date(0), applications: 1, openings: 1, mailed: true } };
  const forgotten = (answers: typeof told | null) =>
    planForgetting([{ ...application, untold: { stage: "vista", answers } }])[0];
  expect(forgotten(told)).toMatchObject({ update: { stage: "vista", answers: told } });
  expect(forgotten(null)).toMatchObject({
    update: { stage: "vista", answers: FieldValue.delete() },
  });
});

test("an answer that was not given has no mail to remove", () => {
  expect(namedWrites(planForgetting([{ ...application, answers: ["contratada"] }]))).toEqual([
    "update candidates/caixa_ana",
    "delete mail/caixa_ana-1-a-pdf-receipt",
    "delete mail/caixa_ana-1-a-pdf-answer-hired",
  ]);
});

test("its résumé record loses the name too, and stays searchable by the rest", () => {
  const record = planForgetting([{ ...application, resume }]).at(-1);
  expect(record).toMatchObject({ in: "resumes", id: "caixa_ana", update: { company: null } });
  expect(record).toMatchObject({
    update: { searchTerms: expect.arrayContaining(["ana"]) as string[] },
  });
});

test("a page of applications is forgotten one after the other", () => {
  const page = [application, { ...application, id: "caixa_rui", resume }];
  expect(namedWrites(planForgetting(page)).map((write) => write.split("/")[1])).toEqual([
    "caixa_ana",
    ...mailsOf("caixa_ana"),
    "caixa_rui",
    ...mailsOf("caixa_rui"),
    "caixa_rui",
  ]);
});
