import { emptyWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { expect, test } from "vitest";
import { emptyResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { emptied } from "./LastAnswers.tsx";

const filled = {
  name: "Ana Lima",
  phone: "(66) 99999-0001",
  email: "",
  resume: { ...emptyWrittenResume, wanted: ["cattle"] },
};

test("what was filled in is emptied, and what was changed since stays", () => {
  const draft = { ...emptyResumeDraft, ...filled };
  expect(emptied(draft, filled)).toEqual({
    name: "",
    phone: "",
    email: "",
    resume: emptyWrittenResume,
  });
  const changed = { ...draft, name: "Ana Sá", resume: { ...filled.resume, wanted: ["works"] } };
  expect(emptied(changed, filled)).toEqual({ phone: "", email: "" });
});
