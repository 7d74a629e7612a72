import { addDays } from "@vagas/functions/domain/dates";
import { afterEach, expect, test, vi } from "vitest";
import { boardAtRest, spoils } from "../faults/spoils.ts";
import { documentsOf } from "./workBoard.ts";
import { aNight, broken } from "./dropped/night.ts";
import { Platform } from "./dropped/platform.ts";

// The rounds of a night repair whatever the checker finds wrong, or report it to the administrator.

afterEach(() => vi.useRealTimers());

/** Contradictions among answers that no night repairs; a quick run omits them. */
const leftAnswers: Record<string, string> = {
  "an answer without its mail":
    "candidates/padeiro_ana is to be mailed 'emConversa', and no mail waits",
  "a mail of an answer that is noted otherwise":
    "mail/padeiro_ana-1-a-pdf-answer-in-talk tells an answer otherwise than it is noted",
  "a mail that told the end of a job that was open":
    "mail/padeiro_ana-1-a-pdf-answer-closed tells the end of a job that takes applications",
  "an answer that is mailed twice": "candidates/padeiro_ana is mailed 'emConversa' twice",
};

/** What a weekly run repairs. */
const leftToTheWeek: Record<string, string> = {
  "a listed job without a short address": "jobs/padeiro is listed without a short address",
};

/** Contradictions that no lost event causes and nothing tells how to repair. */
const left: Record<string, string> = {
  ...leftAnswers,
  ...leftToTheWeek,
  "a short address of two jobs": "publishedJobs/caixa has the address 7tn4 of padeiro",
  "a short address that leads to a job with another one":
    "shortCodes/2222 leads to padeiro, which has another",
  "an approval of an edit that another text hides":
    "jobEdits/padeiro is approved, and its text is not the job's",
  "an edit that was taken back and is public":
    "jobEdits/padeiro is approved, and its text is not the job's",
  "a second application under an id of its own":
    "candidates/outra_ana is not the application of its person to its job",
  "a document that fits no schema": "jobs/padeiro: urgent",
};

const tried = process.env.FAULT_QUICK ? spoils.filter(([what]) => !(what in leftAnswers)) : spoils;

test.each(tried)(
  "%s is repaired by the rounds of a night where the data allows it",
  async (what, spoil, sentence) => {
    await boardAtRest();
    const platform = new Platform();
    await platform.begin();
    await spoil();
    const at = addDays(new Date(), 2);
    expect((await broken(at)).join()).toContain(sentence);
    await platform.begin();
    await aNight(platform, at);
    const still = await broken(at);
    expect(what in left ? still[0] : still.join()).toBe(left[what] ?? "");
    expect(Object.keys(await documentsOf("serverRuns/"))).toContain("serverRuns/reconcile");
  },
);
