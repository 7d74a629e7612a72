import { expect, test } from "vitest";
import { stepAddress, stepAfter, stepBefore, stepIn, steps } from "./steps.ts";

test.each([
  [null, "/curriculo?passo=2"],
  ["caixa", "/curriculo?jobId=caixa&passo=2"],
])("the address for job %s names the step", (jobId, address) => {
  expect(stepAddress(jobId, "2")).toBe(address);
  expect(stepIn(new URL(address, "https://vagas.example").searchParams)).toBe("2");
});

test.each(["", "0", "7", "2 ", "toString"])("'%s' is no step", (text) => {
  expect(stepIn(new URLSearchParams({ passo: text }))).toBeNull();
});

test("the steps follow one another, from the first question to the sending", () => {
  for (const [i, step] of steps.entries()) {
    expect(stepBefore(step)).toBe(steps[i - 1] ?? null);
    expect(stepAfter(step)).toBe(steps[i + 1] ?? "enviar");
  }
});
