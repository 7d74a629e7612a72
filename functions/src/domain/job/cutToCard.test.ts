import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { buildJob } from "../testing/buildJob.ts";
import { preview } from "../text/preview.ts";
import { cutToCard } from "./cutToCard.ts";

test("a card shows the same beginning of a cut description as of the whole one", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.constantFrom(" ", "\n", "😀 "), (text, gap) => {
      const job = { id: "a1", ...buildJob({ description: ` ${text.replaceAll(" ", gap)} ` }) };
      const shown = (description: string) => preview(description, limits.cardPreview);
      expect(shown(cutToCard(job).description)).toBe(shown(job.description));
    }),
  );
});

test("what no card shows is the same in every job", () => {
  const shown = { id: "a1", title: "Caixa", salary: "A combinar", expiresAt: new Date(9) };
  const job = {
    ...buildJob({
      requirements: "CNH D",
      benefits: ["Vale Transporte"],
      workload: "Escala 6x1",
      contactWhatsapp: "5566999990001",
      searchTerms: ["v"],
    }),
    ...shown,
  };
  expect(cutToCard(job)).toMatchObject({
    ...shown,
    requirements: "",
    benefits: [],
    workload: null,
    contactWhatsapp: "",
    searchTerms: [],
  });
});
