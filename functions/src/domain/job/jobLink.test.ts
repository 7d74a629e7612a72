import { expect, test } from "vitest";
import { jobLinkPurposes } from "./jobLink.ts";

test("links that lie in mailboxes renew a job or mark it as filled, under these names", () => {
  expect(jobLinkPurposes).toEqual(["renew", "fill"]);
});
