import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { expect, test } from "vitest";
import { isTellingOffered, showsTelling } from "./panelClosing.ts";

const now = new Date("2026-11-23T12:00:00Z");
const ago = (minutes: number) => addMinutes(now, -minutes);
const open = { approved: true, filled: false, paused: false, expiresAt: addDays(now, 9) };
const over = { ...open, expiresAt: ago(60) };

test.each([
  ["that is open, without a request", open, null, false, false],
  ["that is over, without a request", over, null, false, true],
  ["that is over, with people about to be told", over, ago(29), true, false],
  ["that is over, with people who were told of it", over, ago(30), true, false],
  ["that came back while people are about to be told", open, ago(29), true, false],
  ["that came back after people were told", open, ago(30), false, false],
  ["that came back and is over again", over, ago(90), true, true],
  [
    "that is over again, with people about to be told of the first end",
    { ...over, expiresAt: ago(1) },
    ago(20),
    true,
    false,
  ],
  ["that is filled", { ...over, filled: true }, null, false, false],
  [
    "that is filled, and whose applicants were told",
    { ...open, filled: true },
    ago(90),
    true,
    false,
  ],
  [
    "that is off the site, and whose applicants were told",
    { ...open, paused: true },
    ago(90),
    true,
    false,
  ],
  ["that was never approved", { ...over, approved: false }, null, false, false],
])("the panel says and offers what is true of a job %s", (_job, job, askedAt, says, offers) => {
  expect(showsTelling(job, askedAt, now)).toBe(says);
  expect(isTellingOffered(job, askedAt, now)).toBe(offers);
});
