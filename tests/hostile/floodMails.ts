import { setTimeout as sleep } from "node:timers/promises";
import { collections } from "@vagas/functions/domain/collections";
import { makeCompany, newPublicJob } from "../support/companies.ts";
import { mails } from "../support/emulators.ts";
import { database, stamp } from "../support/project.ts";
import { applyAs, type OpenJob, withdrawAs } from "./applyAs.ts";
import { call } from "./ask.ts";
import { settled } from "./settled.ts";
import { anonymous } from "./strangers.ts";
import { Tally } from "./attemptTally.ts";

/**
 * Everything that mails a stranger, under one address that is not the sender's: applying and withdrawing 26 times, 15
 * missing files, 20 accounts, links to own data, and alerts. An attempt that causes a mail counts as allowed by design.
 */
export async function floodMails(): Promise<Tally> {
  const tally = new Tally("mails to a stranger and to a company, by applications and links");
  const victim = `vitima${stamp()}@pessoa.example`;
  const company = await makeCompany();
  const jobs = await Promise.all([1, 2, 3].map(() => newPublicJob(company)));
  const [first, second, third] = jobs.map(({ id, title, company: name }): OpenJob => ({
    id,
    title,
    company: name,
    companyId: company.uid,
  })) as [OpenJob, OpenJob, OpenJob];
  const attempts = await send(victim, [first, second, third]);
  await settled(async () => [
    (await database.collection(collections.mail).count().get()).data().count,
    (await mails()).length,
  ]);
  const [toVictim, toCompany] = [await mails(victim), await mails(company.email)];
  tally.breaches.push(...breachesOf(toVictim, toCompany));
  tally.attempts = attempts;
  tally.meant = toVictim.length + toCompany.length;
  tally.refused = attempts - tally.meant;
  return tally;
}

/** Makes every request that mails the victim; returns the number of attempts. */
async function send(victim: string, jobs: [OpenJob, OpenJob, OpenJob]): Promise<number> {
  const [first, second, third] = jobs;
  const sent = { email: victim, name: "Compre em foreign.example" };
  let attempts = 0;
  const loop = async (job: OpenJob, withFile: boolean, times: number) => {
    const who = await anonymous("an applicant");
    for (let i = 0; i < times; i++) {
      attempts += 1;
      await onceAllowed(() => applyAs(who, { ...sent, withFile, job }));
      await onceAllowed(() => withdrawAs(who, job));
    }
  };
  await Promise.all([loop(first, true, 26), loop(second, false, 15)]);
  for (let i = 0; i < 20; i++) {
    attempts += 1;
    await applyAs(await anonymous("an applicant"), { ...sent, withFile: true, job: third });
  }
  for (let i = 0; i < 5; i++) {
    const who = await anonymous("somebody");
    for (let j = 0; j < 12; j++) {
      attempts += 1;
      await call(who, "requestOwnData", { email: victim });
    }
  }
  for (const filter of ["busca", "empresa", "categoria", "local"]) {
    attempts += 1;
    const list = `${filter}=${encodeURIComponent("Compre em foreign.example")}`;
    await call({ token: null }, "askAlert", { email: victim, list, every: "day" });
  }
  return attempts;
}

/** Repeats a request that rules refuse while functions are at work on the one before, at most for ten seconds. */
async function onceAllowed(request: () => Promise<number>): Promise<void> {
  for (let tries = 0; tries < 50 && (await request()) === 403; tries++) await sleep(200);
}

type Arrived = { subject: string; text?: string };

/** Counts mails beyond the budgets, and mails that contain the sender's words. */
function breachesOf(toVictim: Arrived[], toCompany: Arrived[]): string[] {
  const most = { victim: 4, company: 20 };
  return [
    ...(toVictim.length > most.victim
      ? [`a stranger got ${toVictim.length} mails: ${subjects(toVictim)}`]
      : []),
    ...(toCompany.length > most.company
      ? [`a company got ${toCompany.length} mails: ${subjects(toCompany)}`]
      : []),
    ...toVictim
      .filter(({ subject, text }) => `${subject} ${text}`.includes("foreign.example"))
      .map(({ subject }) => `a stranger got the sender's words: ${subject}`),
  ];
}

function subjects(found: { subject: string }[]): string {
  return [...new Set(found.map(({ subject }) => subject))].join("; ");
}
