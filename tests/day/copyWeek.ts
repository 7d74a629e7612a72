import { addDays } from "@vagas/functions/domain/dates";
import { openAsAdmin } from "../support/admin.ts";
import { expect, notification } from "../support/e2e.ts";
import { siteUrl } from "../support/emulators.ts";
import { readTown, type TownJob } from "./handCount.ts";
import type { Hour } from "./hour.ts";

/** The administrator copies the week for WhatsApp; its counts are right, and each short address leads to its job. */
export const copyWeek: Hour = {
  at: "15:00",
  title: "The week goes to WhatsApp",
  live: async ({ openBrowser, openComputer, picture }) => {
    const page = await openComputer();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAsAdmin(page, "/admin?aba=recentes");
    const week = page.getByRole("region", { name: "Resumo da semana" });
    await week.getByRole("button", { name: "Copiar resumo da semana" }).click();
    await expect(notification(page)).toContainText("Resumo copiado!");
    await picture(page, "The week is copied as a message.");
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message.length).toBeLessThan(1_000);

    const now = new Date();
    const { openJobs } = await readTown(now);
    const fresh = openJobs.filter(({ postedAt }) => postedAt >= addDays(now, -7));
    const closing = openJobs.filter(({ expiresAt }) => expiresAt <= addDays(now, 7));
    const urgent = openJobs.filter((job) => job.urgent);
    expect(message.split("\n")[1]).toBe(
      `${fresh.length} novas · ${closing.length} encerram em até 7 dias · ${urgent.length} urgentes`,
    );
    const ofWeek = new Set([...fresh, ...closing, ...urgent].map(({ id }) => id));
    const lines = [...message.matchAll(/^• (.+) \((.+)\)\n(http\S+)$/gm)];
    const rest = /^e mais (\d+): /m.exec(message);
    expect(lines.length + Number(rest?.[1] ?? 0)).toBe(ofWeek.size);

    const phone = await (await openBrowser()).newPage();
    for (const [, title = "", , address = ""] of lines) {
      expect(address.startsWith(`${siteUrl}/v/`)).toBe(true);
      await phone.goto(address);
      const id = new URL(phone.url()).pathname.replace("/vagas/", "");
      expect(titleOf(openJobs, id)).toBe(title);
      expect(ofWeek.has(id)).toBe(true);
    }
    await picture(phone, "The last short address of the message leads to its job.");
    return `${message.length} characters, ${lines.length} jobs by short addresses that lead to them, ${ofWeek.size} jobs in the week (${fresh.length} new, ${closing.length} end, ${urgent.length} urgent)`;
  },
};

function titleOf(jobs: readonly TownJob[], id: string): string {
  return jobs.find((job) => job.id === id)?.title ?? `${id} is not open`;
}
