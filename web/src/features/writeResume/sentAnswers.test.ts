import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { expect, test } from "vitest";
import { emptyResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { sentAnswers } from "./sentAnswers.ts";

const draft = { ...emptyResumeDraft, name: " Ana Lima ", phone: "99999-0001" };

test("name, number and address are sent as rules take them, and no address as none", () => {
  const { person } = sentAnswers({ ...draft, email: " Ana@Pessoa.Example " });
  expect(person).toEqual({
    name: "Ana Lima",
    phone: "5566999990001",
    email: "ana@pessoa.example",
  });
  expect(sentAnswers({ ...draft, email: " " }).person.email).toBeNull();
});

test("the answers are sent without what was left blank", () => {
  const resume = buildWrittenResume({ place: " Setor Norte ", skillWords: ["", " Inseminar "] });
  expect(sentAnswers({ ...draft, resume }).resume).toMatchObject({
    place: "Setor Norte",
    skillWords: ["Inseminar"],
  });
});
