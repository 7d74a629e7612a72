import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  doc,
  type DocumentData,
  documentId,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApproval, buildClosure, buildJob, buildListedJob } from "../support/build.ts";
import { verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { firstPlace } from "./places.ts";

beforeEach(givenEveryCompany);

const now = serverTimestamp();
const own = "queuePlaces/company";
const newJob = { ...buildJob(), postedAt: now, updatedAt: now };
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const digits = Array.from({ length: 10 }, (_, place) => String(place));

/** Ten pending jobs, each in a place, the last sent ten minutes ago. */
const tenJobs = Object.fromEntries(digits.map((place) => [place, `vaga-${place}`]));
const full = {
  jobs: tenJobs,
  place: "9",
  lastAt: secondsAgo(600),
  secondLastAt: secondsAgo(601),
  thirdLastAt: secondsAgo(602),
};
const tenWaiting = Object.fromEntries(digits.map((place) => [`jobs/vaga-${place}`, buildJob()]));

/** The places after `place` is taken for `jobId`. */
function taken(before: DocumentData, place: string, jobId: string): DocumentData {
  return {
    jobs: { ...before["jobs"], [place]: jobId },
    place,
    lastAt: now,
    secondLastAt: before["lastAt"],
    thirdLastAt: before["secondLastAt"],
  };
}

/** Creates jobs and, in the same commit, writes the given places in order. */
function send(jobIds: readonly string[], ...places: DocumentData[]): Promise<void> {
  const database = gate.as("company");
  const batch = writeBatch(database);
  for (const id of jobIds) batch.set(doc(database, "jobs", id), newJob);
  for (const written of places) batch.set(doc(database, own), written);
  return batch.commit();
}

async function countWaiting(): Promise<number> {
  const jobs = collection(gate.as("company"), "jobs");
  return (await getDocs(query(jobs, where("companyId", "==", "company")))).size;
}

describe("ten places", () => {
  test("take ten jobs and no eleventh, in any place", async () => {
    const { "9": _last, ...nine } = tenJobs;
    await gate.given({ ...tenWaiting, "jobs/vaga-9": null, [own]: { ...full, jobs: nine } });
    await assertSucceeds(send(["vaga-9"], taken({ ...full, jobs: nine }, "9", "vaga-9")));
    await gate.given({ [own]: full });
    for (const place of [...digits, "10", "a", "00"])
      await assertFails(send(["outra"], taken(full, place, "outra")));
  });

  test.each<[string, Record<string, DocumentData | null>]>([
    ["was approved", { "jobs/vaga-4": buildListedJob() }],
    ["was refused", { "jobs/vaga-4": buildJob({ approvalStatus: "rejected" }) }],
    ["was deleted", { "jobs/vaga-4": null, "jobClosures/vaga-4": buildClosure() }],
    [
      "is decided, with its event still to come",
      { "jobApprovals/vaga-4": buildApproval("vaga-4", { status: "rejected" }) },
    ],
  ])("are free again when the job %s, without an event", async (_how, change) => {
    await gate.given({ ...tenWaiting, [own]: full });
    await assertFails(send(["outra"], taken(full, "4", "outra")));
    await gate.given(change);
    await assertFails(send(["outra"], taken(full, "5", "outra")));
    await assertSucceeds(send(["outra"], taken(full, "4", "outra")));
  });

  test.each([
    ["is pending too", buildApproval("vaga-4")],
    ["is about an earlier text", buildApproval("vaga-4", { status: "rejected", revision: 1 })],
  ])("stay taken while the approval record of the job %s", async (_which, approval) => {
    const job = buildJob({ revision: approval.status === "pending" ? 1 : 2 });
    await gate.given({
      ...tenWaiting,
      "jobs/vaga-4": job,
      "jobApprovals/vaga-4": approval,
      [own]: full,
    });
    await assertFails(send(["outra"], taken(full, "4", "outra")));
  });

  test("stay taken by a pending job past its deadline", async () => {
    await gate.given({
      ...tenWaiting,
      "jobs/vaga-4": buildJob({ expiresAt: secondsAgo(60) }),
      [own]: full,
    });
    await assertFails(send(["outra"], taken(full, "4", "outra")));
  });

  test("cannot be emptied while another is taken", async () => {
    await gate.given({ ...tenWaiting, "jobs/vaga-4": buildListedJob(), [own]: full });
    const { "7": _dropped, ...fewer } = taken(full, "4", "outra")["jobs"];
    await assertFails(send(["outra"], { ...taken(full, "4", "outra"), jobs: fewer }));
    await assertFails(send(["outra"], { ...taken(full, "4", "outra"), jobs: { 4: "outra" } }));
    for (const more of ["Astronauta", "intruder"])
      await assertFails(
        send(["outra"], {
          ...taken(full, "4", "outra"),
          jobs: { ...full.jobs, 4: "outra", [more]: "vaga-4" },
        }),
      );
    await assertFails(
      send(["outra"], {
        ...taken(full, "4", "outra"),
        jobs: { ...full.jobs, 4: "outra", 7: "vaga-4" },
      }),
    );
  });

  test("take a refused job, in its former place or another", async () => {
    const { "5": _free, ...nine } = tenJobs;
    const before = { ...full, jobs: nine };
    for (const place of ["4", "5"]) {
      await gate.given({
        ...tenWaiting,
        "jobs/vaga-4": buildJob({ approvalStatus: "rejected" }),
        [own]: before,
      });
      const database = gate.as("company");
      const batch = writeBatch(database);
      batch.update(doc(database, "jobs/vaga-4"), {
        title: "Repositor",
        revision: 2,
        approvalStatus: "pending",
        approved: false,
        listed: false,
        updatedAt: now,
      });
      batch.set(doc(database, own), taken(before, place, "vaga-4"));
      await assertSucceeds(batch.commit());
    }
  });
});

describe("a place", () => {
  test("takes no job of another company, of an earlier commit, or with a decision", async () => {
    await gate.given({
      "jobs/alheia": buildJob({ companyId: "otherCompany" }),
      "jobs/antiga": buildJob({ updatedAt: secondsAgo(5) }),
      "jobs/publicada": buildListedJob(),
    });
    for (const id of ["alheia", "antiga", "publicada", "nenhuma"])
      await assertFails(send([], firstPlace(id)));
    const database = gate.as("company");
    const batch = writeBatch(database);
    batch.update(doc(database, "jobs/publicada"), { filled: true, updatedAt: now });
    batch.set(doc(database, own), firstPlace("publicada"));
    await assertFails(batch.commit());
    await assertSucceeds(send(["nova"], firstPlace("nova")));
  });

  test("is taken at the time of the request, also for an edit of a pending job", async () => {
    await gate.given({ "jobs/vaga": buildJob() });
    const database = gate.as("company");
    for (const [lastAt, allowed] of [
      [secondsAgo(3600), false],
      [null, false],
      [now, true],
    ] as const) {
      const batch = writeBatch(database);
      batch.update(doc(database, "jobs/vaga"), { filled: true, updatedAt: now });
      batch.set(doc(database, own), { ...firstPlace("vaga"), lastAt });
      await verdict(allowed, batch.commit());
    }
  });

  test("is not used for a second job later", async () => {
    await assertSucceeds(send(["nova"], firstPlace("nova")));
    await assertFails(send(["outra"]));
    await gate.given({ "jobs/nova": null });
    await assertFails(send(["nova"]));
  });

  test("is taken in the company's own document only", async () => {
    const job = { ...newJob, companyId: "otherCompany" };
    const takes = async (before: DocumentData | null) => {
      const database = gate.as("otherCompany");
      const batch = writeBatch(database);
      batch.set(doc(database, "jobs/nova"), job);
      batch.set(doc(database, "queuePlaces/otherCompany"), firstPlace("nova"));
      const other = before === null ? firstPlace("nova") : taken(before, "9", "nova");
      batch.set(doc(database, own), other);
      await assertFails(batch.commit());
    };
    await takes(null);
    const before = { ...full, jobs: {} };
    await gate.given({ [own]: before });
    await takes(before);
  });

  test("is readable by the document's name, and by no query", async () => {
    await gate.given({ [own]: full });
    const places = collection(gate.as("company"), "queuePlaces");
    await assertSucceeds(getDoc(doc(places, "company")));
    await assertFails(getDocs(query(places, where(documentId(), "==", "company"))));
  });

  test("is taken alone, also as the first one", async () => {
    for (const jobs of [
      { 0: "a", 1: "b" },
      { 0: "a", intruder: "b" },
    ])
      await assertFails(send(["a"], { ...firstPlace("a"), jobs }));
    await assertSucceeds(send(["a"], firstPlace("a")));
  });

  test("is taken for one job a commit", async () => {
    await assertFails(send(["a", "b"], firstPlace("a")));
    await assertFails(send(["a", "b"], { ...firstPlace("a"), jobs: { 0: "a", 1: "b" } }));
    expect(await countWaiting()).toBe(0);
  });
});

describe("three a minute", () => {
  const two = {
    ...firstPlace("a"),
    jobs: { 0: "a", 1: "b" },
    lastAt: secondsAgo(10),
    secondLastAt: secondsAgo(30),
  };

  test("are accepted, and the fourth only a minute after the first", async () => {
    await gate.given({ "jobs/a": buildJob(), "jobs/b": buildJob(), [own]: two });
    await assertSucceeds(send(["c"], taken(two, "2", "c")));
    for (const [first, allowed] of [
      [55, false],
      [65, true],
    ] as const) {
      const three = { ...two, thirdLastAt: secondsAgo(first) };
      await gate.given({ "jobs/c": null, [own]: three });
      const sent = send(["c"], taken(three, "2", "c"));
      await verdict(allowed, sent);
    }
  });

  test.each(["lastAt", "secondLastAt", "thirdLastAt"])(
    "cannot be exceeded with another time in %s",
    async (field) => {
      await gate.given({ "jobs/a": buildJob(), "jobs/b": buildJob(), [own]: two });
      for (const value of [null, secondsAgo(3600), secondsAgo(20)])
        await assertFails(send(["c"], { ...taken(two, "2", "c"), [field]: value }));
      await assertSucceeds(send(["c"], taken(two, "2", "c")));
    },
  );

  test("cannot be exceeded by resetting the document", async () => {
    await gate.given({ "jobs/a": buildJob(), "jobs/b": buildJob(), [own]: two });
    await assertFails(send(["c"], firstPlace("c")));
  });
});

describe("sixty jobs", () => {
  const ids = Array.from({ length: 60 }, (_, i) => `enxurrada-${i}`);

  test("in one commit create none, with the places written once or for each", async () => {
    await assertFails(send(ids));
    await assertFails(send(ids, firstPlace(ids[0]!)));
    await assertFails(send(ids, ...ids.map(firstPlace)));
    let places = firstPlace(ids[0]!);
    const each = ids.map(
      (id, i) => (places = i === 0 ? places : taken(places, String(i % 10), id)),
    );
    await assertFails(send(ids, ...each));
    const tenOf = {
      ...firstPlace(ids[0]!),
      jobs: Object.fromEntries(ids.slice(0, 10).map((id, i) => [i, id])),
    };
    await assertFails(send(ids.slice(0, 10), tenOf));
    expect(await countWaiting()).toBe(0);
  });

  /** Sends each job with its places in its own request, all concurrently. Returns how many are accepted. */
  async function sendAtOnce(placesOf: (id: string, i: number) => DocumentData): Promise<number> {
    const commits = ids.map((id, i) => send([id], placesOf(id, i)));
    const sent = await Promise.allSettled(commits);
    return sent.filter(({ status }) => status === "fulfilled").length;
  }

  test("in sixty concurrent commits create one", async () => {
    expect(await sendAtOnce(firstPlace)).toBe(1);
    expect(await countWaiting()).toBe(1);
  });

  test("in sixty concurrent commits, each written as the next, create one", async () => {
    const before = { ...full, jobs: {} };
    await gate.given({ [own]: before });
    expect(await sendAtOnce((id, i) => taken(before, String(i % 10), id))).toBe(1);
    expect(await countWaiting()).toBe(1);
  });
});
