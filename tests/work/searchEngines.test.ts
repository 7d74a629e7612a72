import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { answerFile } from "../../functions/src/site/answerFile.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { tellNews } from "../../functions/src/triggers/search/tellSearchEngines.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { board, contextAt, documentsOf, many } from "./workBoard.ts";

const key = "chave-do-site";
const hour = (hours: number) => addMinutes(now, hours * 60);

let told: { address: string; body: object }[];
let status: number;

/** Runs the round at a time, as if search engines answered with `status`. */
async function round(at: Date, ownKey = key): Promise<void> {
  await tellNews(contextAt(at), ownKey, async (address, body) => {
    told.push({ address, body });
    return status;
  });
}

const addresses = () =>
  told.flatMap(({ body }) => (body as { urlList: string[] }).urlList).toSorted();

const job = (changes: object) =>
  aJob({ ...approved, listed: true, expiresAt: addDays(now, 9), ...changes });
const note = { type: "Comércio", at: hour(-90) };

beforeEach(async () => {
  told = [];
  status = 200;
  await board({});
});

test("search engines are told once of a job that came, changed, ended or went, and of none that never was public", async () => {
  await given({
    "jobs/new": job({ updatedAt: hour(-0.5) }),
    "jobs/over": job({ updatedAt: hour(-90), expiresAt: hour(-0.2) }),
    "jobs/same": job({ updatedAt: hour(-90) }),
    "jobs/waiting": job({ approved: false, listed: false, updatedAt: hour(-0.5) }),
    "jobClosures/gone": { closedAt: hour(-0.3) },
    ...Object.fromEntries(
      ["new", "over", "same", "gone"].map((id) => [`publishedJobs/${id}`, note]),
    ),
  });
  await round(now);
  expect(told).toMatchObject([
    { address: "https://api.indexnow.org/indexnow", body: { host: "vagas.example", key } },
  ]);
  expect(addresses()).toEqual([
    "https://vagas.example/vagas/gone",
    "https://vagas.example/vagas/new",
    "https://vagas.example/vagas/over",
  ]);
  await round(hour(1));
  expect(told).toHaveLength(1);
  await db.doc("jobs/same").update({ filled: true, updatedAt: hour(1.5) });
  status = 202;
  await round(hour(2));
  expect(addresses()).toContain("https://vagas.example/vagas/same");
});

test.each([
  ["whose company is deactivated", { active: false }, { active: true }],
  ["that the register of employers holds", { registerHold: true }, { registerHold: false }],
])("search engines are told of a job %s, and when it is back", async (_which, off, back) => {
  await board({ "companies/padaria": aCompany(), "jobs/held": job({ listed: false }) });
  await db.doc("jobs/held").update({ updatedAt: hour(-90) });
  await reconcileJob(contextAt(hour(-90)), "held");
  await round(now);
  expect(told).toEqual([]);
  for (const [i, fields] of [off, back].entries()) {
    await db.doc("companies/padaria").update(fields);
    for (const again of [0, 1]) await reconcileJob(contextAt(hour(i + 0.5 + again / 10)), "held");
    await round(hour(i + 1));
    expect(told).toHaveLength(i + 1);
  }
  expect(new Set(addresses())).toEqual(new Set(["https://vagas.example/vagas/held"]));
  await round(hour(3));
  expect(told).toHaveLength(2);
});

test("what search engines refused is told again", async () => {
  await given({ "jobs/new": job({ updatedAt: hour(-0.5) }), "publishedJobs/new": note });
  status = 429;
  await expect(round(now)).rejects.toThrow("429");
  expect(await documentsOf("rounds/")).toEqual({});
  status = 200;
  await round(hour(1));
  expect(told[1]).toEqual(told[0]);
});

test("what was written in the last minute waits, because its functions may still run", async () => {
  await given({ "jobs/new": job({ updatedAt: now }), "publishedJobs/new": note });
  await round(now);
  expect(told).toEqual([]);
  await round(hour(1));
  expect(addresses()).toEqual(["https://vagas.example/vagas/new"]);
});

test("more than one message may hold is told in the next run, none twice", async () => {
  await many(3_100, (i) => [`jobs/n${i}`, job({ updatedAt: new Date(hour(-1).getTime() + i) })]);
  await many(3_100, (i) => [`publishedJobs/n${i}`, note]);
  await round(now);
  await round(hour(1));
  expect(told).toHaveLength(2);
  expect(addresses()).toHaveLength(3_100);
  expect(new Set(addresses()).size).toBe(3_100);
});

test("the site proves the key at its address, and at no other", async () => {
  const ask = (path: string) => answerFile(contextAt(), path, new URLSearchParams());
  process.env["INDEXNOW_KEY"] = key;
  try {
    expect(await ask(`/${key}.txt`)).toMatchObject({ status: 200, body: `${key}\n` });
    expect(await ask("/other.txt")).toMatchObject({ status: 404 });
  } finally {
    delete process.env["INDEXNOW_KEY"];
  }
  expect(await ask(`/${key}.txt`)).toMatchObject({ status: 404 });
});

test("without a key nobody is told, and nothing is read", async () => {
  await given({ "jobs/new": job({ updatedAt: hour(-0.5) }), "publishedJobs/new": note });
  await round(now, "");
  expect(told).toEqual([]);
  expect(await documentsOf("rounds/")).toEqual({});
});
