import { endOfDay, isoDay } from "../domain/dates.ts";
import type { Mail } from "../domain/mail.ts";
import { paths } from "../domain/paths.ts";
import { newMail } from "./newMail.ts";

/** How much of each waits for the administrator. */
export type Waiting = { jobs: number; resumes: number; imported: number };

/** One a day on the town's calendar. */
export function digestId(now: Date): string {
  return `digest-${isoDay(now)}`;
}

/** The mail to the administrator about what waits for a decision; null when nothing does. */
export function digestMail(
  waiting: Waiting,
  adminEmail: string,
  siteUrl: string,
  now: Date,
): Mail | null {
  const { jobs, resumes, imported } = waiting;
  const parts = [
    counted(jobs, "vaga de empresa", "vagas de empresas"),
    counted(resumes, "currículo", "currículos"),
    counted(imported, "vaga importada", "vagas importadas"),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const isOne = jobs + resumes + imported === 1;
  return newMail(
    {
      to: adminEmail,
      subject: `Para aprovar: ${parts.join(", ")}`,
      goodUntil: endOfDay(isoDay(now)),
    },
    {
      title: isOne
        ? "Um item espera por você"
        : `${jobs + resumes + imported} itens esperam por você`,
      paragraphs: ["Isto espera pela sua decisão:", parts.map((part) => `• ${part}`).join("\n")],
      ...(jobs + resumes > 0
        ? { action: { label: "Abrir o painel", url: siteUrl + paths.adminDashboard } }
        : {}),
      ...(imported > 0
        ? { others: [{ label: "Ver as vagas importadas", url: siteUrl + paths.adminJobApproval }] }
        : {}),
    },
    now,
  );
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
