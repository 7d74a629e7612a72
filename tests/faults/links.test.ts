import { addDays } from "@vagas/functions/domain/dates";
import { renewedDeadline } from "@vagas/functions/domain/job/deadline";
import { expect, test } from "vitest";
import { type LinkClaims, signLink } from "../../functions/src/mail/signedLink.ts";
import { followLink } from "../../functions/src/triggers/jobs/followJobLink.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCompany, aJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";
import { clearWorld } from "./world.ts";

const secret = "a secret of at least 32 characters";
const over = addDays(now, -1);
const listedAt = addDays(now, -2);
const links = {
  renew: { purpose: "renew", of: over.getTime() },
  fill: { purpose: "fill", of: listedAt.getTime() },
} as const satisfies Record<string, Pick<LinkClaims, "purpose" | "of">>;

/** A job of the bakery that was listed and expired yesterday. */
async function aJobThatIsOver() {
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, expiresAt: over }),
  });
  await reconcileJob(aLife().context(listedAt), "padeiro");
  await reconcileJob(aLife().context(), "padeiro");
}

function pressed(link: keyof typeof links): Work {
  const token = signLink(
    { ...links[link], subject: "padeiro", expires: addDays(now, 30).getTime() },
    secret,
  );
  return (life) => followLink(life.context(), secret, token, true);
}

const reconciled: Work = (life) => reconcileJob(life.context(), "padeiro");

function usesIn(documents: Record<string, object>): object[] {
  return Object.entries(documents)
    .filter(([path]) => path.startsWith("linkUses/"))
    .map(([, use]) => use);
}

survives("the link of a mail that renews a job", {
  quick: true,
  given: aJobThatIsOver,
  event: pressed("renew"),
  after: reconciled,
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({
      listed: true,
      expiresAt: renewedDeadline(now).toISOString(),
      approvalStatus: "approved",
    });
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 1 });
    expect(usesIn(documents)).toEqual([
      { purpose: "renew", usedAt: now.toISOString(), expiresAt: addDays(now, 30).toISOString() },
    ]);
  },
});

survives("the link of a mail that says 'já preenchi'", {
  given: aJobThatIsOver,
  event: pressed("fill"),
  after: reconciled,
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({
      filled: true,
      expiresAt: over.toISOString(),
    });
    expect(usesIn(documents)).toMatchObject([{ purpose: "fill" }]);
  },
});

test("a used link does nothing again, even if its job has the deadline it was written for", async () => {
  await clearWorld();
  await aJobThatIsOver();
  await pressed("renew")(aLife());
  await db.doc("jobs/padeiro").update({ expiresAt: over });
  expect(await pressed("renew")(aLife())).toMatchObject({ state: "used" });
  expect((await db.doc("jobs/padeiro").get()).get("expiresAt").toDate()).toEqual(over);
});
