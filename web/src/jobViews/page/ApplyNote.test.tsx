import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApplyNote } from "./ApplyNote.tsx";

test("a job of a company that answers says so where people apply, and others say nothing of it", () => {
  const job = { ...buildJob(), id: "a1", company: "Mercado" };
  const note = (fields: Partial<typeof job & { companyReplies: "some" }>) =>
    renderToStaticMarkup(<ApplyNote job={{ ...job, ...fields }} />).replace(/<[^>]+>/g, "");
  expect(note({ companyReplies: "some" })).toContain(" Costuma responder a alguns.");
  expect(note({})).not.toContain("Costuma responder");
});
