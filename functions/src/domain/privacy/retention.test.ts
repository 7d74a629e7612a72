import { expect, test } from "vitest";
import { addDays } from "../dates.ts";
import { closedAt, fateOf, retention } from "./retention.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (days: number) => addDays(now, -days);
const aMoment = 1 / 86_400_000;

function application(fields: {
  sent: number;
  jobId?: string | null;
  companyId?: string | null;
  talentPool?: boolean;
}) {
  const { sent, jobId = "vaga", companyId = "empresa", talentPool = false } = fields;
  return {
    jobId,
    companyId,
    consent: { version: "1", at: ago(sent), talentPool },
    createdAt: ago(sent),
  };
}

// In days, while the consent and the privacy page say months: a term that changes alone breaks the promise.
test("every term equals the published one", () => {
  expect(retention).toEqual({
    application: 180,
    talentBank: 365,
    unconfirmedAlert: 7,
    alert: 365,
    alertQuestion: 30,
    alertMail: 30,
    jobReport: 180,
    reportNetwork: 8,
    mail: 180,
    audit: 730,
    deletedApplication: 30,
    confirmedAddress: 365,
    deactivatedCompany: 730,
    registerEdition: 730,
    rejectedJob: 180,
    deviceAlert: 365,
    idleApplicant: 7,
    browserErrors: 30,
  });
});

const bank = { jobId: null, companyId: null, talentPool: true };

test.each([
  [
    "an application a moment before its day",
    "keep",
    application({ sent: 200 }),
    ago(180 - aMoment),
  ],
  ["an application on its day", "delete", application({ sent: 200 }), ago(180)],
  [
    "an application to a job that is still open",
    "keep",
    application({ sent: 300 }),
    addDays(now, 5),
  ],
  [
    "an application whose job left no trace, a moment before its day",
    "keep",
    application({ sent: 180 - aMoment }),
    null,
  ],
  ["an application whose job left no trace", "delete", application({ sent: 180 }), null],
  [
    "a résumé in the talent bank a moment before its day",
    "keep",
    application({ sent: 365 - aMoment, ...bank }),
    null,
  ],
  ["a résumé in the talent bank on its day", "delete", application({ sent: 365, ...bank }), null],
  [
    "a résumé in the talent bank without consent to it",
    "delete",
    application({ sent: 10, ...bank, talentPool: false }),
    null,
  ],
  [
    "an application that is also in the talent bank, when the job is over",
    "leaveJob",
    application({ sent: 200, talentPool: true }),
    ago(180),
  ],
  [
    "an application that is also in the talent bank, once the company has forgotten",
    "keep",
    application({ sent: 200, talentPool: true, companyId: null }),
    ago(180),
  ],
  [
    "an application that is also in the talent bank, when all is over",
    "delete",
    application({ sent: 365, talentPool: true, companyId: null }),
    ago(180),
  ],
  [
    "an application that is also in the talent bank, of a job that outlasted a year",
    "leaveTalentPool",
    application({ sent: 365, talentPool: true }),
    addDays(now, 5),
  ],
] as const)("the fate of %s is '%s'", (_what, fate, candidate, closed) => {
  expect(fateOf(candidate, closed, now)).toBe(fate);
});

test.each([
  ["open", "at its deadline", { filled: false, updatedAt: ago(9), expiresAt: ago(5) }, ago(5)],
  [
    "filled before its deadline",
    "when it was filled",
    { filled: true, updatedAt: ago(9), expiresAt: ago(5) },
    ago(9),
  ],
  [
    "filled and touched after its deadline",
    "at its deadline",
    { filled: true, updatedAt: ago(1), expiresAt: ago(5) },
    ago(5),
  ],
])("a job that is %s counts as closed %s", (_which, _when, job, closed) => {
  expect(closedAt(job)).toEqual(closed);
});
