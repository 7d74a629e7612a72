import { expect, test } from "vitest";
import { jobLinkPurposes } from "./jobLink.ts";

test("mailed links renew a job, mark it as filled or tell that it has ended, under these names", () => {
  expect(jobLinkPurposes).toEqual(["renew", "fill", "tell"]);
});
