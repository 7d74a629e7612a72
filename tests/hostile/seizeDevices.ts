import { candidateId } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { makeCompany, newPublicJob } from "../support/companies.ts";
import { bucket, database } from "../support/project.ts";
import { applyAs, type OpenJob } from "./applyAs.ts";
import { call } from "./ask.ts";
import { Tally } from "./attemptTally.ts";
import { settled } from "./settled.ts";
import { anonymous, type Stranger } from "./strangers.ts";

const name = "Vitória Exemplo";
const phone = "5566999998877";

/**
 * What was sent from one phone, requested by every stranger and from another phone that sent to the same job: by the
 * device's call with the victim's ids, and by the administrator's with the victim's number.
 */
export async function seizeDevices(people: Stranger[]): Promise<Tally> {
  const tally = new Tally(
    "own data of a device: others' applications, the administrator's look-up",
  );
  const job = await anOpenJob();
  const victim = await anonymous("the victim");
  const other = await anonymous("another phone");
  const person = { email: null, name, withFile: true, job };
  const forged = { phone, writtenResume: buildStoredResume({ place: name }) };
  for (const who of [victim, other])
    if ((await applyAs(who, { ...person, forged })) >= 300)
      throw new Error("The application was refused.");
  const id = candidateId(job.id, victim.uid!);
  const before = await settled(() => leftOf(id));

  for (const who of [...people.filter(({ name: kind }) => kind !== "an applicant"), other])
    await tryDevice(tally, who, id, requests(id, victim.uid!));
  for (const who of [...people, victim, other]) await tryNumber(tally, who, id);
  await exhaust(tally, other);
  await call(other, "deviceData", { act: "erase" });
  const after = await settled(() => leftOf(id));
  if (JSON.stringify(after) !== JSON.stringify(before))
    tally.breaches.push("a stranger changed what the victim sent");
  // The same requests work for their own device; without this, a broken function would count as a safe one.
  const own = await call(victim, "deviceData", { act: "read" });
  tally.count("meant", own.text.includes(id) ? null : `the victim gets ${own.text.slice(0, 80)}`);
  return tally;
}

/** The device's call: nothing of the victim may come back. */
async function tryDevice(
  tally: Tally,
  who: Stranger,
  id: string,
  data: readonly object[],
): Promise<void> {
  for (const request of data) {
    const { status, text } = await call(who, "deviceData", request);
    const got = status >= 500 || text.includes(id) || text.includes("base64");
    tally.count(
      status < 300 ? "meant" : "refused",
      got ? `${who.name}: deviceData answers ${status} to ${JSON.stringify(request)}` : null,
    );
  }
}

/** The administrator's call. */
async function tryNumber(tally: Tally, who: Stranger, id: string): Promise<void> {
  for (const data of [
    { act: "read", phone },
    { act: "erase", phone, applicationIds: [id] },
  ]) {
    const { status } = await call(who, "personData", data);
    const isRefused = status === 401 || status === 403;
    tally.count("refused", isRefused ? null : `${who.name}: personData answers ${status}`);
  }
}

async function anOpenJob(): Promise<OpenJob> {
  const company = await makeCompany();
  const { id, title, company: employer } = await newPublicJob(company);
  return { id, title, company: employer, companyId: company.uid };
}

/** Everything that another device could send about an application. */
function requests(applicationId: string, uid: string): object[] {
  const correction = { name: "Tomada Alheia", phone: "5566999990000" };
  return [
    { act: "file", applicationId },
    { act: "leaveJob", applicationId },
    { act: "leaveTalentPool", applicationId },
    { act: "read", uid },
    { act: "read", applicationId },
    { act: "read", phone },
    { act: "erase", uid },
    { act: "erase", phone, applicationIds: [applicationId] },
    { act: "correct", ...correction, of: name, uid },
    { act: "correct", ...correction, of: "" },
    { act: "answerContact", requestId: `${"0".repeat(32)}_${uid}`, answer: "yes" },
    { act: "file", applicationId: `../candidates/${applicationId}` },
    { act: "file", applicationId: [applicationId] },
    { act: "file", applicationId: { $eq: applicationId } },
  ];
}

/** One device changes its data more often than it may in a day. */
async function exhaust(tally: Tally, who: Stranger): Promise<void> {
  const { changes } = limits.deviceData;
  const states: unknown[] = [];
  for (let i = 0; i <= changes; i++) {
    const request = { act: "correct", of: name, name, phone };
    const { body } = await call(who, "deviceData", request);
    states.push((body as { result?: { state: string } }).result?.state);
  }
  const isBounded = states.at(-1) === "tooMany";
  tally.count("refused", isBounded ? null : `a device changes its data ${changes + 1} times a day`);
}

/** What there is of an application: its records and its files. */
async function leftOf(id: string): Promise<object> {
  const [files] = await bucket.getFiles({ prefix: `resumes/${id}/` });
  const rows = await Promise.all(
    [collections.candidates, collections.resumes, collections.talentPool].map(async (rowsOf) =>
      (await database.collection(rowsOf).doc(id).get()).data(),
    ),
  );
  return { rows, files: files.map((file) => file.name) };
}
