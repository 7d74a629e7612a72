import { expect } from "../support/e2e.ts";
import { mails } from "../support/emulators.ts";
import { reconcileAt } from "../faults/laterRounds.ts";
import { atRest } from "../support/atRest.ts";
import { givenApplicants } from "./appliedYesterday.ts";
import { aDayLater, type Hour } from "./hour.ts";
import { crowdedJob, endingJob } from "./townspeople.ts";

/** The demo's town, and people who applied the day before. */
export const beginDay: Hour = {
  at: "06:00",
  title: "The town before its day",
  live: async () => {
    await givenApplicants(crowdedJob, 12);
    await givenApplicants(endingJob, 6);
    await atRest(() => {});
    // The demo's decisions on résumés were never written into the audit; nothing else is wrong with it.
    expect(Object.keys(await reconcileAt(aDayLater()))).toEqual(["talentPool"]);
    const { board, broken } = await atRest(() => {});
    expect(broken).toEqual([]);
    expect(await mails()).toEqual([]);
    const { jobs, companies, candidates } = board;
    return `${jobs.size} jobs, ${companies.size} companies, ${candidates.size} applications, no contradiction, no mail yet`;
  },
};
