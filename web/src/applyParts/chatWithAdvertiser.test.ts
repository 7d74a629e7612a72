import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { expect, test } from "vitest";
import { chatOnReturn } from "./chatWithAdvertiser.ts";

const job = {
  ...buildJob({ approved: true, listed: true, contactWhatsapp: "5566999990001" }),
  id: "caixa",
};
const person = { name: "Ana", email: null, phone: "5566999990000" };

test("who returns to an open job may write to its advertiser, with or without an address", () => {
  for (const email of [null, "ana@pessoa.example"])
    expect(chatOnReturn(job, { ...person, email })).toMatch(/^https:\/\/wa\.me\/5566999990001\?/);
});

test.each([
  ["a filled job", { ...job, filled: true }],
  ["a job past its deadline", { ...job, expiresAt: new Date(0) }],
  ["a job without a number", { ...job, contactWhatsapp: "" }],
  ["a job that is not public any more", null],
])("%s has no chat", (_what, closed) => {
  expect(chatOnReturn(closed, person)).toBeNull();
});
