import { expect, test } from "vitest";
import { buildJob } from "../testing/buildJob.ts";
import { postedWord } from "./jobText.ts";

const onSite = { approved: true, approvalStatus: "approved", listed: true } as const;
const off = { ...onSite, listed: false };

test.each([
  ["a job on the site", "publicada em", onSite],
  ["a new job that waits", "enviada em", {}],
  ["an approved job that may never have been on the site", "vaga de", off],
  ["a job that was taken off", "vaga de", { ...off, paused: true }],
  [
    "a refused job that may have been on the site",
    "vaga de",
    { approvalStatus: "rejected" as const },
  ],
  ["the correction of such a job", "vaga de", { revision: 2 }],
])("the date of %s follows '%s'", (_which, word, job) => {
  expect(postedWord({ ...buildJob(), ...job })).toBe(word);
});
