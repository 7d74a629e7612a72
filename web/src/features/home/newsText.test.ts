import { expect, test } from "vitest";
import { newsText } from "./newsText.ts";

test.each([
  [0, "Nenhuma vaga nova"],
  [1, "1 vaga nova desde sua última visita"],
  [20, "20 vagas novas desde sua última visita"],
  [21, "Mais de 20 vagas novas desde sua última visita"],
])("%i new jobs are announced as '%s'", (count, text) => {
  expect(newsText(count)).toBe(text);
});
