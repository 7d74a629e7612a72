import { collections } from "@vagas/functions/domain/collections";
import { addMinutes } from "@vagas/functions/domain/dates";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { roundOfMails } from "../faults/laterRounds.ts";
import { refusal, smtpServer } from "../faults/smtpServer.ts";
import { openAs } from "../support/companies.ts";
import { expect } from "../support/e2e.ts";
import { mails } from "../support/emulators.ts";
import { jobCard, more } from "../support/page/companyPanel.ts";
import { database } from "../support/project.ts";
import { expectedCount, expectMail } from "./expectedMails.ts";
import type { Hour } from "./hour.ts";
import { endingJob, market } from "./townspeople.ts";

/**
 * A company fills a job and has everybody without an answer told. When that is due, the mail server is away for an hour:
 * it refuses connections, greets with 'too busy', and refuses what it was given whole. Then each mail arrives once.
 */
export const loseMailServer: Hour = {
  at: "16:00",
  title: "The mail server is away for an hour",
  live: async ({ openBrowser, picture }) => {
    const rows = (await applicants()).filter((row) =>
      ["nova", "vista"].includes(String(row.get("stage"))),
    );
    const addresses = rows.flatMap((row) => (row.get("email") ?? []) as string | []);
    const title = String(rows[0]!.get("jobTitle"));
    const page = await (await openBrowser()).newPage();
    await openAs(page, market, "/empresa/dashboard");
    await more(page, title, "Marcar como preenchida");
    const end = page.getByRole("dialog", { name: `Fim da vaga “${title}”` });
    const tell = end.getByRole("button", {
      name: `Avisar as ${rows.length} pessoas que a vaga foi encerrada`,
    });
    await expect(tell).toBeVisible();
    await picture(page, "A company fills a job, and has those told who had no answer.");
    await tell.click();
    await expect(jobCard(page, title)).toContainText(`vamos avisar ${rows.length} pessoas`);
    await expect
      .poll(async () => (await waiting()).length, { timeout: 60_000 })
      .toBe(addresses.length);
    for (const address of addresses) expectMail(address, `A vaga foi encerrada: ${title}`);

    const asked = new Date();
    const failed = await hourWithout(asked, addresses.length);
    expect(await mails()).toHaveLength(expectedCount() - addresses.length);
    const sent = await roundOfMails(addMinutes(asked, 106));
    expect(sent).toEqual({ sent: addresses.length, failed: 0 });
    expect(await roundOfMails(addMinutes(asked, 121))).toEqual({ sent: 0, failed: 0 });
    expect(await mails()).toHaveLength(expectedCount());
    await page.reload();
    await jobCard(page, title).scrollIntoViewIfNeeded();
    await picture(
      page,
      "The filled job on the company's panel. The page has the machine's clock, so it still offers to undo.",
    );
    return `${rows.length} people told, ${addresses.length} of them by mail; ${failed} attempts failed in 5 rounds, then each mail arrived once`;
  },
};

/** The quarter-hourly rounds of that hour; returns how many attempts failed. */
async function hourWithout(asked: Date, count: number): Promise<number> {
  const gone = await smtpServer();
  await gone.close();
  const busy = await smtpServer({ onConnect: (_session, done) => done(refusal(421, "too busy")) });
  const late = await smtpServer({
    onData: (stream, _session, done) =>
      void stream.resume().on("end", () => done(refusal(451, "not now"))),
  });
  const servers = [gone, gone, busy, late, busy];
  for (const [round, { url }] of servers.entries())
    expect(await roundOfMails(addMinutes(asked, 31 + 15 * round), url)).toEqual({
      sent: 0,
      failed: count,
    });
  await Promise.all([busy.close(), late.close()]);
  return servers.length * count;
}

async function applicants(): Promise<QueryDocumentSnapshot[]> {
  const rows = database.collection(collections.candidates).where("jobId", "==", endingJob);
  return (await rows.get()).docs;
}

/** The mails about the end of the job that nobody tried to send. */
async function waiting(): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await database.collection(collections.mail).where("delivery", "==", null).get();
  return docs.filter((mail) => mail.get("onlyWhile.stage") === "encerrada");
}
