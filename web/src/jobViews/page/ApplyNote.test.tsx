import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApplyNote } from "./ApplyNote.tsx";

const job = { ...buildJob(), id: "a1", company: "Mercado" };
const note = (fields: Partial<typeof job & { companyReplies: "some" }>) =>
  renderToStaticMarkup(<ApplyNote job={{ ...job, ...fields }} />).replace(/<[^>]+>/g, "");

test("a job of a company that answers says so where people apply, and others say nothing of it", () => {
  expect(note({ companyReplies: "some" })).toContain(" Costuma responder a alguns.");
  expect(note({})).not.toContain("Costuma responder");
});

test("a résumé goes straight to a company, and of a job without a company's account to the administrator", () => {
  expect(note({ companyId: "mercado" })).toContain("seu currículo vai direto para Mercado.");
  expect(note({ companyId: null })).toContain(
    "seu currículo vai para a administração do site, que avisa Mercado.",
  );
  expect(note({ companyId: "mercado", company: "Mercado Ltda." })).toMatch(/ Mercado Ltda\.(?!\.)/);
});
