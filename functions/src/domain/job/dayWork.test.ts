import { expect, test } from "vitest";
import { endOfDay } from "../dates.ts";
import { dayWorkText, peopleText, workDayText } from "./dayWork.ts";

const saturday = { dayWork: true, expiresAt: endOfDay("2026-11-28"), openings: 4 };

test("work of a day says its day on the town's calendar and how many people it needs", () => {
  expect(dayWorkText(saturday)).toBe("Diária · sáb., 28/11 · 4 pessoas");
  expect(dayWorkText({ ...saturday, openings: 1 })).toBe("Diária · sáb., 28/11 · 1 pessoa");
  expect(workDayText(new Date("2026-12-01T03:30:00Z"))).toBe("seg., 30/11");
  expect(peopleText(12)).toBe("12 pessoas");
});

test("other jobs, and those from before there was work of a day, say nothing of it", () => {
  expect(dayWorkText({ ...saturday, dayWork: false })).toBe("");
  expect(dayWorkText({ expiresAt: saturday.expiresAt, openings: 4 } as never)).toBe("");
});
