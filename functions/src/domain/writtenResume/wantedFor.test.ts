import { expect, test } from "vitest";
import type { JobType } from "../options.ts";
import { wantedChoices } from "./choices.ts";
import { wantedFor } from "./wantedFor.ts";

test.each<[title: string, company: string, type: JobType, first: string[]]>([
  ["Balconista", "Padaria Pão Dourado", "Atendimento", ["shop", "bakery", "fuelStation", "beauty"]],
  ["Vaqueiro(a)", "Fazenda Boa Vista", "Agricultura", ["farmHand", "cattle", "machines"]],
  ["Cozinheiro(a) para a sede", "Agro Três Irmãos", "Alimentação", ["kitchen", "bakery"]],
  ["Cozinheiro(a)", "Ana e Filhos", "Comércio", ["kitchen", "shop", "market"]],
  ["Vigia", "Ana e Filhos", "Comércio", ["watch", "shop", "market"]],
  ["Ajudante", "Ana e Filhos", "Produção", ["farmHand", "cattle", "machines"]],
])("for '%s' of '%s' the works that fit come first", (title, company, type, first) => {
  const offered = wantedFor({ title, company, type }).map(({ id }) => id);
  expect(offered.slice(0, first.length)).toEqual(first);
  expect(offered.toSorted()).toEqual(wantedChoices.map(({ id }) => id).toSorted());
});

test("without a job they come in their own order", () => {
  expect(wantedFor(null)).toEqual(wantedChoices);
});
