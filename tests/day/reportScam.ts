import { administrator } from "../../emulators/seed/accounts.ts";
import { storedJob } from "../support/companies.ts";
import { expect } from "../support/e2e.ts";
import { mails, mailTo } from "../support/emulators.ts";
import { comeFrom, report, reportResult } from "../support/page/reportForm.ts";
import { expectMail } from "./expectedMails.ts";
import type { Hour } from "./hour.ts";
import { removedJobs, scamJob } from "./townspeople.ts";

/** Three people on three networks report a job that does not exist: it leaves the site, and the administrator is told once. */
export const reportScam: Hour = {
  at: "09:10",
  title: "Three people report a scam",
  live: async ({ openBrowser, expectConsole, picture }) => {
    // The page of a job that was taken off is a 404.
    expectConsole(/status of 404/);
    const { title } = (await storedJob(scamJob))!;
    const subject = `Vaga tirada do ar por denúncias: ${title}`;
    for (const [at, network] of ["203.0.113.7", "198.18.0.7", "100.64.0.7"].entries()) {
      const phone = await openBrowser();
      await comeFrom(phone, network);
      const page = await phone.newPage();
      expect(await storedJob(scamJob)).toMatchObject({ listed: true });
      await report(
        page,
        { id: scamJob },
        "A vaga não existe",
        at === 0 ? "Liguei e ninguém conhece." : "",
      );
      await expect(reportResult(page)).toHaveText("Denúncia recebida");
      if (at === 0) await picture(page, "The first of three people who report the job.");
    }
    removedJobs.push(scamJob);
    expectMail(administrator.email, subject);
    await expect.poll(() => storedJob(scamJob)).toMatchObject({ held: true, listed: false });
    await mailTo(administrator.email, subject);
    expect((await mails(administrator.email)).map((mail) => mail.subject)).toEqual([subject]);

    const page = await (await openBrowser()).newPage();
    await expect(async () => {
      const list = await page.request.get(`/vagas?busca=${encodeURIComponent(title)}`);
      expect(await list.text()).not.toContain(`/vagas/${scamJob}`);
      await page.goto(`/vagas/${scamJob}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Esta vaga está sendo revisada",
        { timeout: 2_000 },
      );
    }).toPass({ timeout: 60_000 });
    await picture(page, "The job is off the site until the administrator decides.");
    return "3 reports, 1 job off the site after the third, 1 mail to the administrator";
  },
};
