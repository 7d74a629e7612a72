import { type ErrorTally, mostErrors } from "@vagas/functions/domain/health/browserErrors";
import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { retention } from "@vagas/functions/domain/privacy/retention";
import { expect, test } from "vitest";
import { answerReport, writeErrors } from "../../functions/src/triggers/health/takeErrorReports.ts";
import { openErrorBuffer } from "../../functions/src/triggers/health/errorBuffer.ts";
import { readHealth } from "../../functions/src/triggers/health/readHealth.ts";
import { now } from "../faults/life.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const entry = { release: "Ab_-1234", page: "/vagas/:id", message: "x is not defined", count: 1 };
const tally = (messages: string[]): ErrorTally => ({
  entries: messages.map((message) => ({ ...entry, message })),
  others: 0,
});
const dayOf = async (at = now) =>
  (await documentsOf("browserErrors/"))[`browserErrors/${isoDay(at)}`];

test("a browser's report is in the document of the town's day, which is removed after 30 days", async () => {
  await board({});
  const beforeMidnight = new Date("2026-11-22T03:30:00Z");
  const buffer = openErrorBuffer(
    (told) => writeErrors(contextAt(beforeMidnight), told),
    (error) => expect.unreachable(String(error)),
  );
  const { count: _count, ...report } = { ...entry, message: "no mail to ana@pessoa.example" };
  const body = Buffer.from(JSON.stringify({ ...report, page: "/vagas/caixa" }));
  const sent = { method: "POST", fetchSite: "same-origin", body };
  expect(await answerReport(buffer, sent)).toBe(204);
  expect(await documentsOf("browserErrors/")).toEqual({
    "browserErrors/2026-11-21": {
      entries: [{ ...entry, page: "outra página", message: "no mail to ***" }],
      others: 0,
      expiresAt: addDays(endOfDay("2026-11-21"), retention.browserErrors).toISOString(),
    },
  });
});

test("a flood leaves one document with fifty errors and the count of the others", async () => {
  await board({});
  const floods = Array.from({ length: 3 }, (_, flood) =>
    tally(Array.from({ length: mostErrors }, (_one, i) => `m${flood}-${i}`)),
  );
  await Promise.all(floods.map((flood) => writeErrors(contextAt(), flood)));
  expect(Object.keys(await documentsOf("browserErrors/"))).toHaveLength(1);
  expect(await dayOf()).toMatchObject({
    entries: { length: mostErrors },
    others: 2 * mostErrors,
  });
});

test("the administrator sees the errors of the last seven days", async () => {
  await board({});
  for (const ago of [0, 1, 2, 6, 7])
    await writeErrors(contextAt(addDays(now, -ago)), tally(["x", ...(ago === 7 ? ["old"] : [])]));
  expect((await readHealth(contextAt())).browserErrors).toEqual({
    listed: [
      {
        release: entry.release,
        page: entry.page,
        message: "x",
        lastDay: isoDay(now),
        count: 4,
        recent: 2,
      },
    ],
    others: 0,
  });
});
