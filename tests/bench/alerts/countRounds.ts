import { type Alert, newAlert } from "@vagas/functions/domain/alert/alert";
import { alertList } from "@vagas/functions/domain/alert/alertList";
import { collections } from "@vagas/functions/domain/collections";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { jobTypes } from "@vagas/functions/domain/options";
import { town } from "@vagas/functions/domain/town";
import { openStore } from "../../../functions/src/store/store.ts";
import { sendNews } from "../../../functions/src/triggers/alerts/sendAlerts.ts";
import { clearFirestore } from "../../support/emulators.ts";
import { countCharges } from "../../support/countCharges.ts";
import { database } from "../../support/project.ts";
import { inventJobs } from "../inventJobs.ts";
import { writeResult } from "../part.ts";
import { pickSkewed, seededRandom } from "../random.ts";
import { writeJobs } from "../writeJobs.ts";
import type { Round } from "./part.ts";

// Runs inside an empty suite without functions, and calls the round itself.

// A Monday at 07:00 in the town.
const now = new Date("2026-11-23T11:00:00Z");
const usualMails = 300;
const noBound = 1_000_000;

const store = openStore(database);
const context = { store, now, siteUrl: town.siteUrl, fingerprint: () => "", sign: () => "a.b" };
const charges = countCharges(database);
const rounds: Round[] = [];

await measure("every mail is written", { alerts: 2_000, jobs: 200, most: noBound });
await measure("300 mails a day", { alerts: 2_000, jobs: 200, most: usualMails });
await measure("twice the new jobs", { alerts: 2_000, jobs: 400, most: noBound });
await measure("twice the alerts", { alerts: 4_000, jobs: 200, most: noBound });
await measure("no new job", { alerts: 2_000, jobs: 0, most: noBound });
writeResult({ rounds });
process.exit(0);

type Morning = { alerts: number; jobs: number; most: number };

async function measure(morning: string, { alerts, jobs, most }: Morning): Promise<void> {
  await clearFirestore();
  await writeAlerts(alerts);
  await writeListed(jobs);
  Object.assign(charges, { read: 0, written: 0 });
  const began = Date.now();
  const { mails } = await sendNews(context, most);
  process.stderr.write(`${morning}: ${mails} mails, ${Date.now() - began} ms.\n`);
  // Each job with its note, each alert, and the few of the queries themselves.
  const atMost = 2 * jobs + (most === noBound ? alerts : Math.min(alerts, 2 * most)) + 10;
  rounds.push({ morning, alerts, jobs, mails, atMost, ...charges });
}

/** Alerts that are due, each with a list of its own words as far as there are as many. */
async function writeAlerts(count: number): Promise<void> {
  const random = seededRandom(58);
  const writer = database.bulkWriter({ throttling: false });
  for (let i = 0; i < count; i += 1) {
    const asked = {
      id: `aviso-${String(i).padStart(5, "0")}`,
      email: `pessoa${i}@correio.example`,
      list: alertList(inventFilters(random)),
      every: "day",
      leaveToken: `sair-${i}`,
    } as const;
    const { id, ...alert }: Alert = {
      ...newAlert(asked, addDays(now, -30)),
      confirmedAt: addDays(now, -30),
      toldUntil: addMinutes(addDays(now, -1), -60),
      dueAt: now,
      askAt: addDays(now, 335),
      expiresAt: null,
    };
    void writer.set(database.collection(collections.alerts).doc(id), alert);
  }
  await writer.close();
}

/** One in ten wants every job; the others a place, a category, a least pay or several of them. */
function inventFilters(random: () => number): JobFilters {
  if (random() < 0.1) return noFilters;
  return {
    ...noFilters,
    location: random() < 0.5 ? pickSkewed(town.places, random) : "",
    category: random() < 0.4 ? pickSkewed(jobTypes, random) : "",
    leastPay: random() < 0.3 ? 1_500 + 100 * Math.floor(random() * 10) : 0,
    showUrgent: random() < 0.1,
  };
}

/** Jobs that were first listed within the last day. */
async function writeListed(count: number): Promise<void> {
  const jobs = inventJobs(count, now);
  await writeJobs(jobs.map((job) => ({ ...job, expiresAt: addDays(now, 20) })));
  const writer = database.bulkWriter({ throttling: false });
  for (const [i, { id, type }] of jobs.entries()) {
    const at = addMinutes(now, -61 - 2 * i);
    void writer.set(database.collection(collections.publishedJobs).doc(id), {
      type,
      at,
      firstAt: at,
    });
  }
  await writer.close();
}
