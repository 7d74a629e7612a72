import { expect, test } from "vitest";
import { jobLinkPurposes } from "./jobLink.ts";

test("mailed links renew a job, mark it as filled, tell that it has ended or whom it hired, under these names", () => {
  expect(jobLinkPurposes).toEqual(["renew", "fill", "tell", "hired"]);
});
