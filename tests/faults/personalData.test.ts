import { addDays } from "@vagas/functions/domain/dates";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { retention } from "@vagas/functions/domain/privacy/retention";
import { adminSearchTerm } from "@vagas/functions/domain/administration/adminSearch";
import { expect, test } from "vitest";
import { correctOwnData } from "../../functions/src/triggers/personalData/correctOwnData.ts";
import {
  leaveJob,
  leaveTalentPool,
} from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { actOnPersonData } from "../../functions/src/triggers/personalData/actOnPersonData.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import {
  purgeApplications,
  purgeRecords,
} from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { sendOwnDataLink } from "../../functions/src/triggers/personalData/onLinkRequested.ts";
import { noteLinkRequest } from "../../functions/src/triggers/personalData/requestOwnData.ts";
import { indexResume } from "../../functions/src/triggers/search/searchIndex.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { linkSecret } from "../work/environment.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";
import { clearWorld, madeOnce, readWorld, type World } from "./world.ts";
import { withEmail } from "../work/kept.ts";

const email = "ana@pessoa.example";
const toJob = "padeiro_ana";
const toBank = "banco_ana";
const others = "padeiro_rui";
const bank = { jobId: null, jobTitle: null, company: null, companyId: null };
const file = (id: string) => `resumes/${id}/1-a.pdf`;

/** An application after its functions have run and the administrator has approved it; its file is stored apart. */
async function kept(id: string, fields: Parameters<typeof aCandidate>[1] = {}) {
  await given({ [`candidates/${id}`]: aCandidate(id, fields) });
  await receiveApplication(aLife().context(), id);
  await db.doc(`resumes/${id}`).update({ status: "approved", notes: `What is thought of ${id}` });
  await fillTalentPool(aLife().context(), id);
}

const threeFiles = [toJob, toBank, others].map(file);

/** What Ana sent to a job and to the talent bank, and what Rui sent. */
const people = madeOnce(async () => {
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) });
  await kept(toJob, { email });
  await kept(toBank, { email, ...bank });
  await kept(others, { email: "rui@pessoa.example" });
  for (const id of [toJob, toBank, others])
    await given({ [`downloads/${id}`]: { candidateId: id, uid: "padaria", at: now } });
}, threeFiles);

/** The events of the deleted records, which come whether or not the work was interrupted. */
function clearedUp(...ids: string[]): Work {
  return async (life) => {
    for (const id of ids) await removeApplication(life.context(), life.bucket, id, file(id));
  };
}

function pathsOf({ documents, files }: World, id: string): string[] {
  return [
    ...Object.keys(documents).filter((path) => path.includes(id)),
    ...files.filter((path) => path.includes(id)),
  ];
}

const everyPlace = (id: string) => [
  `candidates/${id}`,
  `resumes/${id}`,
  `talentPool/${id}`,
  file(id),
];

/** Each try of an erasure leaves its own receipt, with a random number. */
function withoutReceipts({ documents, ...world }: World): World {
  return {
    ...world,
    documents: Object.fromEntries(
      Object.entries(documents).filter(([path]) => !path.startsWith("audit/erasure-")),
    ),
  };
}

survives("the erasure of what a person sent", {
  given: people,
  event: (life) => eraseOwnData(life.context(), life.bucket, withEmail(email)),
  after: clearedUp(toJob, toBank),
  holds: (world) => {
    expect([...pathsOf(world, toJob), ...pathsOf(world, toBank)]).toEqual([]);
    expect(JSON.stringify(world.documents)).not.toContain(email);
    expect(Object.keys(world.documents).filter((path) => path.startsWith("downloads/"))).toEqual([
      `downloads/${others}`,
    ]);
    for (const id of [toJob, toBank])
      expect(JSON.stringify(world.documents)).not.toContain(`What is thought of ${id}`);
    expect(pathsOf(world, others)).toEqual(expect.arrayContaining(everyPlace(others)));
    expect(
      Object.keys(world.documents).filter((path) => path.startsWith("audit/erasure-")),
    ).toHaveLength(1);
  },
  compared: withoutReceipts,
});

survives("the erasure of what a device sent without an address", {
  given: madeOnce(async () => {
    await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) });
    for (const id of [toJob, others]) await kept(id, { email: null });
    await kept(toBank, { email: null, ...bank });
    for (const uid of ["ana", "rui"])
      await reconcileTalentCard(aLife().context(), linkSecret, { uid });
  }, threeFiles),
  event: (life) => eraseOwnData(life.context(), life.bucket, { by: "uid", value: "ana" }),
  after: async (life) => {
    await clearedUp(toJob, toBank)(life);
    await reconcileTalentCard(life.context(), linkSecret, { uid: "ana" });
  },
  holds: (world) => {
    expect([...pathsOf(world, toJob), ...pathsOf(world, toBank)]).toEqual([]);
    expect(pathsOf(world, others)).toEqual(expect.arrayContaining(everyPlace(others)));
    expect(Object.keys(world.documents).filter((path) => path.startsWith("talentCards/"))).toEqual([
      `talentCards/${cardIdOf({ uid: "rui" }, linkSecret)}`,
    ]);
  },
  compared: withoutReceipts,
});

const familyNumber = "5566999991111";

/** What a mother and her daughter sent under one number, from a phone each; Rui has another number. */
const aFamily = madeOnce(async () => {
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) });
  await kept(toJob, { email: null, phone: familyNumber });
  await kept(toBank, { email: null, phone: familyNumber, ...bank });
  await kept(others, { email: null });
  for (const uid of ["ana", "rui"])
    await reconcileTalentCard(aLife().context(), linkSecret, { uid });
}, threeFiles);

survives("the erasure of a chosen application under a number, by the administrator", {
  given: aFamily,
  event: (life) =>
    actOnPersonData(life.context(), life.bucket, {
      act: "erase",
      phone: familyNumber,
      applicationIds: [toBank, others],
    }),
  after: async (life) => {
    await clearedUp(toBank)(life);
    await reconcileTalentCard(life.context(), linkSecret, { uid: "ana" });
  },
  holds: (world) => {
    expect(pathsOf(world, toBank)).toEqual([]);
    for (const id of [toJob, others])
      expect(pathsOf(world, id)).toEqual(expect.arrayContaining(everyPlace(id)));
    expect(
      Object.keys(world.documents).filter((path) => path.startsWith("talentCards/")),
    ).toHaveLength(2);
  },
  compared: withoutReceipts,
});

survives("a correction under one name of a phone that several people use", {
  given: async () => {
    await aFamily();
    for (const rows of ["candidates", "resumes", "talentPool"])
      await db.doc(`${rows}/${toBank}`).update({ name: "Davi Prado" });
  },
  event: async (life) => {
    const correction = { name: "João Corrigido", phone: "5566988887777", of: "João da Silva" };
    await correctOwnData(life.context(), { by: "uid", value: "ana" }, correction);
  },
  // The changed record's own event.
  after: (life) => indexResume(life.context(), toJob),
  holds: (world) => {
    for (const rows of ["candidates", "resumes", "talentPool"]) {
      expect(world.documents[`${rows}/${toJob}`]).toMatchObject({
        name: "João Corrigido",
        phone: "5566988887777",
      });
      expect(world.documents[`${rows}/${toBank}`]).toMatchObject({ name: "Davi Prado" });
      expect(world.documents[`${rows}/${others}`]).toMatchObject({ name: "João da Silva" });
    }
    expect((world.documents[`resumes/${toJob}`] as Resume).searchTerms).toContain(
      adminSearchTerm("Corrigido"),
    );
  },
});

survives("a correction of what a person sent", {
  given: people,
  event: (life) =>
    correctOwnData(life.context(), withEmail(email), {
      name: "Ana Corrigida",
      phone: "5566988887777",
    }),
  holds: ({ documents }) => {
    for (const id of [toJob, toBank])
      for (const rows of ["candidates", "resumes", "talentPool"])
        expect(documents[`${rows}/${id}`]).toMatchObject({
          name: "Ana Corrigida",
          phone: "5566988887777",
        });
    expect(documents[`candidates/${others}`]).toMatchObject({ name: "João da Silva" });
  },
});

survives("both consents withdrawn", {
  given: people,
  event: async (life) => {
    await leaveJob(life.context(), toJob);
    await leaveTalentPool(life.context(), toJob);
  },
  holds: ({ documents }) => {
    expect(documents[`candidates/${toJob}`]).toMatchObject({
      companyId: null,
      company: null,
      consent: { talentPool: false },
    });
    expect(documents[`talentPool/${toJob}`]).toBeUndefined();
    expect(Object.keys(documents).filter((path) => path.startsWith(`mail/${toJob}`))).toEqual([]);
    expect((documents[`resumes/${toJob}`] as Resume).searchTerms).not.toContain(
      adminSearchTerm("Araguaia"),
    );
    expect((documents[`resumes/${others}`] as Resume).searchTerms).toContain(
      adminSearchTerm("Araguaia"),
    );
  },
});

test("an erasure continues past a record that fits no schema", async () => {
  await clearWorld();
  await people();
  await db.doc(`candidates/${toBank}`).update({ consent: "yes" });
  const life = aLife();
  expect(await eraseOwnData(life.context(), life.bucket, withEmail(email))).toMatchObject({
    applications: 2,
  });
  const world = await readWorld();
  expect([...pathsOf(world, toJob), ...pathsOf(world, toBank)]).toEqual([]);
});

survives("a link to own data that was asked for", {
  given: people,
  event: (life) => noteLinkRequest(life.context(), "asker", email),
  after: async (life) => {
    const waiting = await db.collection("linkRequests").get();
    for (const { id } of waiting.docs) await sendOwnDataLink(life.context(), linkSecret, id);
  },
  holds: ({ documents }) => {
    const mails = Object.keys(documents).filter((path) => path.startsWith("mail/own-data-"));
    expect(mails).toHaveLength(1);
    expect(Object.keys(documents).filter((path) => path.startsWith("linkRequests/"))).toEqual([]);
  },
  // A repeated request is counted again; the address gets one link.
  compared: ({ documents }) => [
    Object.keys(documents).filter((path) => path.startsWith("mail/own-data-")).length,
    Object.keys(documents).filter((path) => path.startsWith("linkRequests/")),
  ],
});

const old = addDays(now, -retention.talentBank - 1);
const withoutPool = { consent: { version: "2026-11", at: old, talentPool: false }, createdAt: old };

survives("the daily round over what was kept long enough", {
  given: madeOnce(async () => {
    await given({
      "companies/padaria": aCompany(),
      "jobs/padeiro": aJob({ ...approved, expiresAt: addDays(now, -retention.application - 1) }),
      "jobs/caixa": aJob(approved),
      "mail/old": {
        to: [],
        replyTo: null,
        message: { subject: "x", text: "x", html: "x", attachments: [] },
        delivery: null,
        createdAt: old,
      },
      "linkRequests/old": { email: "x@y.example", expiresAt: old },
      "linkUses/old": { purpose: "renew", usedAt: old, expiresAt: old },
      "linkUses/young": { purpose: "renew", usedAt: now, expiresAt: addDays(now, 1) },
      "requestCounts/old": { count: 1, expiresAt: old },
      "confirmedAddresses/old": { confirmedAt: old, expiresAt: old },
      "downloads/old": { candidateId: others, uid: "padaria", at: old },
      "jobClosures/old": { closedAt: old },
      "jobClosures/young": { closedAt: now },
    });
    // Due completely; for the job only; for the talent bank only; not at all.
    await kept("padeiro_due", withoutPool);
    await kept("padeiro_both", { createdAt: addDays(now, -200) });
    await kept("caixa_pool", { jobId: "caixa", createdAt: old });
    await kept("caixa_young", { jobId: "caixa" });
  }, ["padeiro_due", "padeiro_both", "caixa_pool", "caixa_young"].map(file)),
  event: async (life) => {
    await purgeApplications(life.context(), life.bucket);
    await purgeRecords(life.context());
  },
  after: clearedUp("padeiro_due"),
  holds: (world) => {
    const { documents } = world;
    expect(pathsOf(world, "padeiro_due")).toEqual([]);
    expect(documents["candidates/padeiro_both"]).toMatchObject({
      companyId: null,
      consent: { talentPool: true },
    });
    expect(documents["candidates/caixa_pool"]).toMatchObject({
      companyId: "padaria",
      consent: { talentPool: false },
    });
    expect(documents["talentPool/caixa_pool"]).toBeUndefined();
    expect(pathsOf(world, "caixa_young")).toEqual(
      expect.arrayContaining(everyPlace("caixa_young")),
    );
    expect(Object.keys(documents).filter((path) => path.endsWith("/old"))).toEqual([]);
    for (const path of ["linkUses/young", "jobClosures/young"])
      expect(documents[path]).toBeDefined();
  },
});
