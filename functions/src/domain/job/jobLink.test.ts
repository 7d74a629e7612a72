import { expect, test } from "vitest";
import { jobLinkPurposes } from "./jobLink.ts";

test("mailed links renew a job or mark it as filled, under these names", () => {
  expect(jobLinkPurposes).toEqual(["renew", "fill"]);
});
