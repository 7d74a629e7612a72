import { addDays } from "@vagas/functions/domain/dates";
import { afterEach, expect, test, vi } from "vitest";
import { given } from "../functions/storedFields.ts";
import { documentsOf } from "./workBoard.ts";
import { openBakery } from "./dropped/bakery.ts";
import { jobStories } from "./dropped/jobStories.ts";
import { aNight, broken } from "./dropped/night.ts";
import { peopleStories } from "./dropped/peopleStories.ts";
import { Platform, sent, triggers } from "./dropped/platform.ts";
import type { Story } from "./dropped/story.ts";
import { worldLines } from "./dropped/worldLines.ts";

// Loses each event of each trigger once. After the rounds of a night everything must be as if it had arrived.

const stories = [...jobStories, ...peopleStories];

/** A quick run tries one story of each function. */
const told = process.env.FAULT_QUICK
  ? triggers.flatMap(({ name }) => stories.find(({ trigger }) => trigger === name) ?? [])
  : stories;

afterEach(() => vi.useRealTimers());

test("every function with an event trigger has a story", () => {
  const subjects = new Set(stories.map(({ trigger }) => trigger));
  expect([...subjects].sort()).toEqual(triggers.map(({ name }) => name).sort());
});

async function lastRun(): Promise<{ findings?: object }> {
  return (await documentsOf("serverRuns/"))["serverRuns/reconcile"]!;
}

async function outcome(story: Story, dropped: string | null): Promise<string[]> {
  const platform = new Platform();
  await openBakery();
  await platform.begin();
  const { given: also, days = [2] } = story;
  if (also !== undefined) {
    await given(await also());
    await platform.deliver();
  }
  await story.act(() => platform.deliver(dropped));
  await platform.deliver(dropped);
  for (const day of days) await aNight(platform, addDays(new Date(), day));
  expect(await broken(addDays(new Date(), days.at(-1)!), sent)).toEqual([]);
  return worldLines();
}

test.each(told.map((story) => [story.trigger, story.what, story] as const))(
  "what %s missed is repaired: %s",
  async (trigger, _what, story) => {
    const undisturbed = await outcome(story, null);
    expect((await lastRun()).findings).toEqual({});
    const mended = await outcome(story, trigger);
    const { missing = [], instead = [] } = story.otherwise ?? {};
    expect({
      missing: undisturbed.filter((line) => !mended.includes(line)),
      instead: mended.filter((line) => !undisturbed.includes(line)),
    }).toEqual({ missing, instead });
  },
);
