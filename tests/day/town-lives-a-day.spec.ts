import { test, widths } from "../support/e2e.ts";
import { alertsGoOut } from "./alertsGoOut.ts";
import { answerTwelve } from "./answerTwelve.ts";
import { applyWithoutSignal } from "./applyWithoutSignal.ts";
import { beginDay } from "./beginDay.ts";
import { clearQueue } from "./clearQueue.ts";
import { copyWeek } from "./copyWeek.ts";
import { countEverything } from "./countEverything.ts";
import { noteHour, notePicture, writeDiary } from "./diary.ts";
import { countsNote, type Hour } from "./hour.ts";
import { loseEvent } from "./loseEvent.ts";
import { loseMailServer } from "./loseMailServer.ts";
import { reportScam } from "./reportScam.ts";

/**
 * A day in the life of the town (`npm run day`): real pages, the emulators with the demo's data, the functions' work and the
 * mail sink. The hours act one after the other on the same data, and the last one counts everything by hand. Writes
 * docs/day: a picture or two an hour, and the table of the counts.
 *
 * The times are the story's. Nothing waits for them: what has to be old is made so in the data (alerts that are due, jobs
 * that were listed an hour ago, people who applied yesterday), and what happens later is the functions' own work called
 * with a later clock (half an hour until an answer is mailed, an hour without a mail server, the reconciliation that
 * leaves a row to its events for a day). The functions in the emulator have the machine's clock.
 */
const hours: readonly Hour[] = [
  beginDay,
  alertsGoOut,
  applyWithoutSignal,
  reportScam,
  answerTwelve,
  clearQueue,
  copyWeek,
  loseMailServer,
  loseEvent,
  countEverything,
];

test.describe.configure({ mode: "serial" });
test.use({ trace: "off", screenshot: "off" });

for (const { at, title, live } of hours)
  test(`${at} ${title}`, async ({ openBrowser, expectConsole }, info) => {
    const counts = await live({
      openBrowser,
      expectConsole,
      openComputer: async () => {
        const page = await (await openBrowser()).newPage();
        await page.setViewportSize(widths.desktop);
        return page;
      },
      picture: (page, caption) => notePicture(at, page, caption),
    });
    noteHour({ at, title, counts });
    info.annotations.push(countsNote(counts));
  });

// A day that failed leaves the pages of the last good one.
test("24:00 The day is written down", async ({ browser }, info) => {
  await writeDiary(browser);
  info.annotations.push(countsNote("docs/day"));
});
