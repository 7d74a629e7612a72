import type { Page } from "@playwright/test";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { expect, lostRequest } from "../support/e2e.ts";
import { mailTo } from "../support/emulators.ts";
import { writtenResume } from "../support/page/resumeScreens.ts";
import { bucket } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";
import { expectMail } from "./expectedMails.ts";
import type { Hour } from "./hour.ts";
import { bakery, bakeryJob } from "./townspeople.ts";

const name = "Rosa da Silva Campos";
const phone = "5566998765432";
const title = "Balconista de padaria";

/** Somebody without an e-mail address writes a résumé where there is no signal; it is sent once when the signal returns. */
export const applyWithoutSignal: Hour = {
  at: "08:40",
  title: "A résumé without signal",
  live: async ({ openBrowser, expectConsole, picture }) => {
    expectConsole(lostRequest);
    const phoneOf = await openBrowser();
    const page = await phoneOf.newPage();
    const resume = writtenResume(page);
    await resume.open(bakeryJob);
    // The code for the file and for sending comes with the first answer.
    await resume.tick("Trator e máquinas");
    await untilCodeIsThere(page);
    await phoneOf.setOffline(true);
    await resume.answer();
    await resume.introduce(name);
    await picture(page, "The résumé, written on a phone without signal.");
    await resume.jobConsent.check();
    await resume.send.click();
    const kept = page.getByText("Guardada neste aparelho. Enviamos quando a internet voltar.");
    await expect(kept).toBeVisible();
    expect(await applications(name)).toEqual([]);
    await kept.scrollIntoViewIfNeeded();
    await picture(page, "It waits on the phone, and the page says so.");

    expectMail(bakery.email, `Nova candidatura: ${title} – ${name}`);
    await phoneOf.setOffline(false);
    await expect(resume.sent).toBeVisible({ timeout: 60_000 });
    // Two more pages of the same phone, and the first once more: nothing is left to send.
    const [other, third] = [await phoneOf.newPage(), await phoneOf.newPage()];
    await Promise.all([other.goto("/vagas"), third.goto("/minhas-candidaturas"), page.reload()]);
    const sent = await applications(name);
    expect(sent).toMatchObject([{ jobId: bakeryJob, email: null, phone }]);
    const [file] = await bucket.file(String(sent[0]!["resumePath"])).download();
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    const { text, attachments = [] } = await mailTo(bakery.email, name);
    expect(text).toContain(formatPhone(phone));
    expect(attachments.map(({ size }) => size)).toEqual([file.length]);
    return `1 application, sent once after the signal returned, and 1 mail to the bakery with its file of ${file.length} bytes; none to the person, who has no address`;
  },
};

/** Waits until the page has fetched no more code for two seconds. */
async function untilCodeIsThere(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  await expect(async () => {
    const before = await count();
    await page.waitForTimeout(2_000);
    expect(await count()).toBe(before);
  }).toPass({ timeout: 60_000 });
}
