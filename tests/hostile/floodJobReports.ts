import { addDays } from "@vagas/functions/domain/dates";
import { collections } from "@vagas/functions/domain/collections";
import { verificationChecks } from "@vagas/functions/domain/company/verification";
import { makeCompany, newPublicJob, type TestCompany } from "../support/companies.ts";
import { database } from "../support/project.ts";
import { payloads } from "../support/hostile/payloads.ts";
import { call } from "./ask.ts";
import { settled } from "./settled.ts";
import { anonymous, type Stranger } from "./strangers.ts";
import { Tally } from "./attemptTally.ts";

/** As many accounts as one browser makes for this attack. */
const cleared = 12;

/**
 * Reports of jobs: by one browser that is cleared a dozen times, by one account for many jobs, nonsense, and decisions
 * of strangers. A stored report counts as allowed by design.
 */
export async function floodJobReports(people: Stranger[]): Promise<Tally> {
  const tally = new Tally("reports of jobs: one browser, many accounts, nonsense, decisions");
  const company = await makeCompany();
  await verify(company);
  const jobs = [];
  for (let i = 0; i < 6; i++)
    jobs.push(
      await newPublicJob(company, { postedAt: addDays(new Date(), -10), updatedAt: new Date() }),
    );
  const [jobId, ...others] = jobs.map(({ id }) => id) as [string, ...string[]];
  const accounts: Stranger[] = [];
  for (let i = 0; i < cleared; i++) accounts.push(await anonymous("somebody"));

  for (const [i, who] of accounts.entries()) {
    const words = Object.values(payloads)[i % Object.values(payloads).length]!.slice(0, 300);
    const { status } = await call(who, "reportJob", { jobId, reason: "money", words });
    tally.count("meant", status === 200 ? null : `a report is answered ${status}`);
  }
  await exhaust(tally, accounts[0]!, others);
  await nonsense(tally, accounts[1]!, jobId);
  for (const who of people) {
    const { status } = await call(who, "settleReports", { jobId, decision: "keep" });
    tally.count("refused", status < 300 ? `${who.name} decides on reports` : null);
  }
  await findBreaches(tally, jobId, accounts);
  return tally;
}

async function verify({ uid, name }: TestCompany): Promise<void> {
  const checks = [...verificationChecks];
  const verified = { at: new Date(), by: "admin", checks, name, cnpj: null, whatsapp: null };
  await database.collection(collections.companies).doc(uid).update({ verified });
}

/** One account reports more jobs than it may in a day. */
async function exhaust(tally: Tally, who: Stranger, jobIds: string[]): Promise<void> {
  const states: unknown[] = [];
  for (const jobId of jobIds) {
    const { body } = await call(who, "reportJob", { jobId, reason: "filled" });
    states.push((body as { result?: { state: string } }).result?.state);
  }
  const taken = states.filter((state) => state === "received").length;
  tally.count("meant", taken > 4 ? `an account reports ${taken + 1} jobs in a day` : null);
}

async function nonsense(tally: Tally, who: Stranger, jobId: string): Promise<void> {
  const report = { jobId, reason: "money", words: "" };
  const wrong = [
    null,
    7,
    [],
    {},
    { ...report, reason: "x" },
    { ...report, jobId: "../companies/x" },
    { ...report, words: "x".repeat(301) },
    { ...report, words: { $gt: "" } },
    { ...report, person: "x" },
    { ...report, counts: true },
    { ...report, at: 0 },
  ];
  for (const data of wrong) {
    const { status } = await call(who, "reportJob", data);
    const refused = status >= 400 && status < 500;
    tally.count("refused", refused ? null : `answers ${status} to ${JSON.stringify(data)}`);
  }
  const { status } = await call({ token: null }, "reportJob", report);
  tally.count(
    "refused",
    status === 401 ? null : `answers ${status} to a report without an account`,
  );
}

/** The job must be on the site, and nothing that anybody but functions reads may name a reporter. */
async function findBreaches(tally: Tally, jobId: string, accounts: Stranger[]): Promise<void> {
  const [job, ...kept] = await settled(async () => {
    const rows = [
      database.collection(collections.jobs).doc(jobId),
      database.collection(collections.reportSummaries).doc(jobId),
    ].map(async (ref) => (await ref.get()).data());
    const mails = await database.collection(collections.mail).get();
    return [...(await Promise.all(rows)), ...mails.docs.map((row) => row.data())];
  });
  const reports = (
    await database.collection(collections.jobReports).where("jobId", "==", jobId).get()
  ).docs.map((row) => row.data());
  tally.count("refused", job?.["listed"] === true ? null : "one browser takes a job off");
  const names = [
    ...accounts.map(({ uid }) => uid!),
    ...reports.flatMap(({ person, network }) => [person as string, network as string]),
  ];
  const said = JSON.stringify([job, kept]);
  tally.count("refused", names.some((name) => said.includes(name)) ? "a reporter is named" : null);
  const inReports = JSON.stringify(reports);
  const isReadable = accounts.some(({ uid }) => inReports.includes(uid!));
  tally.count("refused", isReadable ? "a report contains its sender's account" : null);
}
