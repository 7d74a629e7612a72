import { expect, test } from "vitest";
import { reportChannels } from "./reportChannels.ts";

test("a phone dials the official channels, and the federal system opens over https", () => {
  expect(reportChannels.map(({ href }) => href)).toEqual([
    "tel:100",
    "https://ipe.sit.trabalho.gov.br",
    "tel:+556536139100",
  ]);
});
