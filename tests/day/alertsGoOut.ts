import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { expect } from "../support/e2e.ts";
import { mails, mailTo } from "../support/emulators.ts";
import { database, stored } from "../support/project.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { expectedCount, expectMail } from "./expectedMails.ts";
import type { Hour } from "./hour.ts";
import { freshJobs } from "./townspeople.ts";

const newcomer = "quem.chegou@correio.example";

type Fresh = { title: string; location: string; type: string; postedAt: unknown };

/**
 * Somebody asks for the new jobs of a place and confirms; then the round of the morning tells everybody whose list has some
 * of the jobs that were listed today, once.
 */
export const alertsGoOut: Hour = {
  at: "07:00",
  title: "Alerts go out",
  live: async ({ openBrowser, picture }) => {
    const jobs = await Promise.all(
      freshJobs.map(async (id) => (await stored(collections.jobs, id)) as Fresh),
    );
    const place = jobs[1]!.location;
    const phone = await openBrowser();
    const page = await phone.newPage();
    await ask(page, place);
    await picture(page, "A person asked for the new jobs of a place by e-mail, and confirms.");

    await makeNews();
    const lists: [to: string, words: string, wanted: (job: Fresh) => boolean][] = [
      [newcomer, `Vagas em ${place}`, ({ location }) => location === place],
      [
        "quem.procura@correio.example",
        "Vagas de Agricultura",
        ({ type }) => type === "Agricultura",
      ],
      [
        "balcao@correio.example",
        "Vagas de vendedor a partir de R$ 1.800 por mês",
        ({ title }) => title.startsWith("Vendedor"),
      ],
    ];
    for (const [to, words] of lists) expectMail(to, `Aviso de vagas novas: ${words}`);
    // A round that is repeated tells nobody twice.
    await runSchedule("sendAlerts");
    await runSchedule("sendAlerts");
    let told = 0;
    for (const [to, words, wanted] of lists) {
      const { text = "" } = await mailTo(to, `Aviso de vagas novas: ${words}`);
      const named = jobs.filter(({ title }) => text.includes(title));
      expect(named).toEqual(jobs.filter(wanted));
      expect(named.length).toBeGreaterThan(0);
      told += named.length;
    }
    expect(await mails()).toHaveLength(expectedCount());
    const { html = "" } = await mailTo(newcomer, "Aviso de vagas novas");
    const mail = await phone.newPage();
    await mail.setContent(html);
    await picture(mail, "The mail of the morning: the jobs of this place that were listed today.");
    return `${jobs.length} new jobs, 4 alerts due, ${lists.length} mails that name ${told} jobs; none for the list without news`;
  },
};

/** Asks for an alert on the list of a place, and confirms it by the mail's link. */
async function ask(page: Page, place: string): Promise<void> {
  await page.goto(`/vagas?local=${encodeURIComponent(place)}`);
  await page.getByRole("link", { name: "Avise-me de vagas novas" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(newcomer);
  await page.getByText("Todo dia").click();
  expectMail(newcomer, `Confirme o aviso de vagas novas: Vagas em ${place}`);
  await page.getByRole("button", { name: "Receber vagas novas" }).click();
  await expect(page.getByRole("heading", { name: "Confira o seu e-mail" })).toBeFocused();
  const { text = "" } = await mailTo(newcomer, "Confirme o aviso");
  await page.goto(/http\S+#\S+/.exec(text)![0]);
  await page.getByRole("button", { name: "Confirmar o aviso" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeFocused();
}

/** The fresh jobs were listed an hour and a half ago, and every confirmed alert was last told yesterday and is due. */
async function makeNews(): Promise<void> {
  const now = new Date();
  const batch = database.batch();
  for (const id of freshJobs)
    batch.update(database.collection(collections.publishedJobs).doc(id), {
      firstAt: addMinutes(now, -90),
    });
  const alerts = await database.collection(collections.alerts).get();
  for (const { ref, ...alert } of alerts.docs.map((row) => ({ ref: row.ref, row })))
    if (alert.row.get("confirmedAt") !== null)
      batch.update(ref, { dueAt: now, toldUntil: addDays(now, -1) });
  await batch.commit();
}
