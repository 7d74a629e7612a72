import type { DeviceAct } from "@vagas/functions/domain/privacy/deviceData";
import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { actOnDeviceData } from "../../functions/src/triggers/personalData/actOnDeviceData.ts";
import {
  applicationOf,
  type DataHolder,
  sentBy,
} from "../../functions/src/triggers/personalData/dataHolder.ts";
import { readSentData } from "../../functions/src/triggers/personalData/readSentData.ts";
import { actOnContact } from "../../functions/src/triggers/talents/answerContact.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "./environment.ts";
import { aMail, anEntry, aResume, toBank } from "./kept.ts";
import { ask } from "./openTalentBank.ts";
import { runs } from "./runs.ts";
import { board, contextAt, documentsOf, many, paths, store, upload } from "./workBoard.ts";

const toJob = "padeiro_ana";
const file = `resumes/${toJob}/1795000000000-abc123.pdf`;
const noAddress = { email: null };

/** Two applications of one phone, which a mother and her son share. */
const ours = {
  [`candidates/${toJob}`]: aCandidate(toJob, {
    ...noAddress,
    uid: "ana",
    name: "Ana Prado",
    resumePath: file,
    writtenResume: buildStoredResume(),
  }),
  [`resumes/${toJob}`]: aResume(toJob, { ...noAddress, resumePath: file }),
  [`talentPool/${toJob}`]: anEntry(toJob, { ...noAddress, resumePath: file }),
  "candidates/banco_ana": aCandidate("banco_ana", {
    ...toBank,
    uid: "ana",
    name: "Davi Prado",
    email: "davi@pessoa.example",
    createdAt: addDays(now, -1),
  }),
  "mail/banco_ana-1-a-pdf-receipt": aMail("davi@pessoa.example"),
};
/** What others sent: from another phone, with the same name, number and missing address. */
const theirs = {
  "candidates/padeiro_rui": aCandidate("padeiro_rui", {
    ...noAddress,
    uid: "rui",
    name: "Ana Prado",
  }),
  "resumes/padeiro_rui": aResume("padeiro_rui", noAddress),
  "talentPool/padeiro_rui": anEntry("padeiro_rui", noAddress),
  "mail/padeiro_rui-1-a-pdf-company": aMail("padaria@empresa.example"),
  "mail/own-data-x": aMail("davi@pessoa.example"),
  // Whoever typed an address has not proved it.
  [`confirmedAddresses/${contextAt().fingerprint("address", "davi@pessoa.example")}`]: {
    confirmedAt: now,
    expiresAt: addDays(now, 1),
  },
};

beforeEach(async () => {
  await board({ ...ours, ...theirs });
  await upload(file);
});

function act(request: DeviceAct, uid = "ana", at = now) {
  return actOnDeviceData(contextAt(at), bucket, uid, request);
}

/** The requests for contact, as 'Minhas candidaturas' reads them. */
function contactsFor(uid = "ana", at = now) {
  return actOnContact(contextAt(at), bucket, linkSecret, uid, { device: true });
}

const noContacts = { state: "list", contacts: [] };

const correction = { act: "correct", name: "Ana Lima", phone: "5566988887777" } as const;

describe("the account of a device", () => {
  test("reads all that was sent from it, newest first, and nothing else", async () => {
    const answer = await act({ act: "read" });
    expect(answer).toMatchObject({
      state: "open",
      data: {
        applications: [
          {
            id: toJob,
            name: "Ana Prado",
            email: null,
            writtenResume: { wanted: ["farmHand", "machines"] },
          },
          {
            id: "banco_ana",
            name: "Davi Prado",
            email: "davi@pessoa.example",
            writtenResume: null,
          },
        ],
        // Whoever typed an address may not read what else it got.
        mails: [{ at: now.getTime() }],
      },
    });
    expect(JSON.stringify(answer)).not.toContain("rui");
  });

  test("gets its files", async () => {
    expect(await act({ act: "file", applicationId: toJob })).toMatchObject({ state: "file" });
    expect(await act({ act: "file", applicationId: "banco_ana" })).toEqual({ state: "missing" });
  });

  test("corrects the applications under one name, wherever they are", async () => {
    expect(await act({ ...correction, of: "Ana Prado" })).toMatchObject({ state: "open" });
    const documents = await documentsOf();
    for (const rows of ["candidates", "resumes", "talentPool"])
      expect(documents[`${rows}/${toJob}`]).toMatchObject({
        name: "Ana Lima",
        phone: "5566988887777",
      });
    expect(documents["candidates/banco_ana"]).toMatchObject({ name: "Davi Prado" });
    expect(documents["candidates/padeiro_rui"]).toMatchObject({ name: "Ana Prado" });
  });

  test("withdraws both consents", async () => {
    await act({ act: "leaveJob", applicationId: toJob });
    await act({ act: "leaveTalentPool", applicationId: toJob });
    const documents = await documentsOf();
    expect(documents[`candidates/${toJob}`]).toMatchObject({
      companyId: null,
      consent: { talentPool: false },
    });
    expect(documents[`talentPool/${toJob}`]).toBeUndefined();
  });

  test("erases all that was sent from it, and nothing of anybody else", async () => {
    const answer = await act({ act: "erase" });
    expect(answer).toMatchObject({ state: "erased", applications: 2 });
    const left = await paths();
    const receipt = left.find((path) => path.startsWith("audit/erasure-"))!;
    expect(left.sort()).toEqual([receipt, ...Object.keys(theirs)].sort());
    expect((await documentsOf("audit/"))[receipt]).toMatchObject({ actor: "person", notes: "2" });
    expect(JSON.stringify(await documentsOf("audit/"))).not.toMatch(/ana|Prado|5566/);
  });

  test.each(["leaveJob", "leaveTalentPool", "file"] as const)(
    "cannot do %s with somebody else's application, nor learn that it exists",
    async (name) => {
      const before = await documentsOf("candidates/");
      expect(await act({ act: name, applicationId: "padeiro_rui" })).toEqual({ state: "missing" });
      expect(await act({ act: name, applicationId: "padeiro_eva" })).toEqual({ state: "missing" });
      expect(await documentsOf("candidates/")).toEqual(before);
    },
  );

  test("cannot answer a request for somebody else's contact", async () => {
    const cardId = cardIdOf({ uid: "rui" }, linkSecret);
    const requestId = `${cardId}_padaria`;
    await given({
      "companies/padaria": aCompany(),
      "jobs/padeiro": aJob({ ...approved, listed: true }),
    });
    await reconcileTalentCard(contextAt(), linkSecret, { uid: "rui" });
    expect(await ask({ cardId })).toEqual({ state: "sent" });
    const answer = { act: "answerContact", requestId, answer: "no" } as const;
    const before = await documentsOf("contactRequests/");
    expect(await act(answer)).toEqual({ state: "missing" });
    expect(await documentsOf("contactRequests/")).toEqual(before);
    expect(await act(answer, "rui")).toMatchObject({
      data: { contacts: [{ status: "declined" }] },
    });
  });
});

test("a stranger without an application learns nothing, changes nothing and leaves nothing behind", async () => {
  const before = await paths();
  expect(await act({ act: "read" }, "eva")).toEqual({
    state: "open",
    data: { applications: [], reports: [], contacts: [], mails: [] },
  });
  for (const request of [
    { act: "erase" },
    { ...correction, of: "Ana Prado" },
    { act: "file", applicationId: toJob },
    { act: "leaveJob", applicationId: toJob },
  ] as const)
    expect(await act(request, "eva")).toEqual({ state: "missing" });
  expect(await contactsFor("eva")).toEqual(noContacts);
  expect(await paths()).toEqual(before);
});

test("a device reads a hundred times a day and changes twenty times, each for itself, and may always erase", async () => {
  const { reads, changes } = limits.deviceData;
  const change = { act: "leaveTalentPool", applicationId: "banco_ana" } as const;
  const states = async (count: number, request: DeviceAct) => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push((await act(request)).state);
    return [...new Set(answers)];
  };
  expect(await states(changes, change)).toEqual(["open"]);
  expect(await states(1, change)).toEqual(["tooMany"]);
  expect(await states(1, { act: "file", applicationId: toJob })).toEqual(["tooMany"]);
  expect(await states(reads, { act: "read" })).toEqual(["open"]);
  expect(await states(1, { act: "read" })).toEqual(["tooMany"]);
  expect(await act({ act: "read" }, "rui")).toMatchObject({ state: "open" });
  expect(await act({ act: "read" }, "ana", addDays(now, 1))).toMatchObject({ state: "open" });
  expect(await act({ act: "erase" })).toMatchObject({ state: "erased" });
});

test("a device's reads of its requests for contact are counted with those of its data", async () => {
  expect(await act({ act: "read" })).toMatchObject({ state: "open" });
  expect(await contactsFor()).toEqual(noContacts);
  const counted = (await store.requestCounts.get()).docs;
  expect(counted.map((row) => row.data().count)).toEqual([2]);
  await counted[0]!.ref.update({ count: limits.deviceData.reads });
  expect(await contactsFor()).toEqual({ state: "tooMany" });
  expect(await act({ act: "read" })).toEqual({ state: "tooMany" });
  expect(await contactsFor("rui")).toEqual(noContacts);
  expect(await contactsFor("ana", addDays(now, 1))).toEqual(noContacts);
});

test("fifty applications under another person's card cost one read of the pool together, and one of the card", async () => {
  const cardId = cardIdOf({ email: "davi@pessoa.example" }, linkSecret);
  await many(50, (i) => [
    `candidates/v${i}_eva`,
    aCandidate(`v${i}_eva`, { uid: "eva", email: "davi@pessoa.example", createdAt: now }),
  ]);
  await many(50, (i) => [`talentPool/v${i}_eva`, anEntry(`v${i}_eva`, { cardId })]);
  await given({
    "talentPool/banco_ana": anEntry("banco_ana", { cardId, createdAt: addDays(now, 1) }),
  });
  const together = vi.spyOn(db, "getAll");
  const transactions = vi.spyOn(db, "runTransaction");
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(await contactsFor("eva")).toEqual(noContacts);
  expect(together).toHaveBeenCalledOnce();
  // The call is counted in one of its own.
  expect(transactions).toHaveBeenCalledTimes(2);
});

const anonymous = { firebase: { sign_in_provider: "anonymous" } };

test.each<[string, object | undefined]>([
  ["no account", undefined],
  ["a company's account", { firebase: { sign_in_provider: "password" }, email: "a@b.example" }],
  ["an account without a provider", {}],
  ["an anonymous account that got an address", { ...anonymous, email: "a@b.example" }],
  ["an anonymous account with the administrator's claim", { ...anonymous, admin: true }],
])("%s is no proof of a device", async (_what, token) => {
  const auth = token && { uid: "ana", token };
  const before = await paths();
  for (const data of [{ act: "read" }, { act: "erase" }])
    expect(await runs(functions.deviceData, { auth, data })).toEqual({ state: "notDevice" });
  expect(await paths()).toEqual(before);
});

test("the page's call reads with the device's account, and takes no other request", async () => {
  const auth = { uid: "ana", token: anonymous };
  expect(await runs(functions.deviceData, { auth, data: { act: "read" } })).toMatchObject({
    data: { applications: [{ id: toJob }, { id: "banco_ana" }] },
  });
  for (const data of [
    null,
    { act: "look" },
    { act: "read", uid: "rui" },
    { act: "erase", applicationId: "padeiro_rui" },
    { act: "askErasure" },
    { ...correction },
    { ...correction, of: { $ne: "" } },
    { act: "file", applicationId: "../padeiro_rui" },
  ])
    await expect(runs(functions.deviceData, { auth, data })).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Confira o que foi digitado.",
    });
});

test.each(["email", "uid", "phone"] as const)(
  "nobody is found by an empty or missing %s, which many people share",
  async (by) => {
    for (const value of ["", null, undefined]) {
      const holder = { by, value } as DataHolder;
      expect(() => sentBy(store, holder)).toThrow(RangeError);
      await expect(readSentData(contextAt(), holder)).rejects.toThrow(RangeError);
      expect(await applicationOf(store, holder, toJob)).toBeNull();
    }
  },
);
