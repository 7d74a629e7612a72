import type { Locator, Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { itemOf, openAsAdmin } from "../support/admin.ts";
import { expect } from "../support/e2e.ts";
import { mailTo } from "../support/emulators.ts";
import { database } from "../support/project.ts";
import { expectMail } from "./expectedMails.ts";
import type { Hour } from "./hour.ts";
import { carrier, scamJob } from "./townspeople.ts";

const reason = "Falta dizer o que a pessoa vai fazer no trabalho.";

type Waiting = { id: string; title: string; company: string; email: string };

/**
 * The administrator decides everything that waits: takes the reported job off, refuses one job with a reason, approves the
 * others together, an edit, the jobs that came on paper and the résumés. What is approved is on the list.
 */
export const clearQueue: Hour = {
  at: "13:00",
  title: "The administrator clears the queue",
  live: async ({ openBrowser, openComputer, picture }) => {
    const page = await openComputer();
    const [jobs, edits, imported] = await Promise.all([
      waitingJobs(),
      waitingEdits(),
      waitingOnPaper(),
    ]);
    await openAsAdmin(page, "/admin/job-approval");
    await expect(page.getByText(/^\d+ pendentes: /)).toBeVisible();
    await picture(page, "What waits at noon.");
    await takeOff(page);
    const refused = jobs[0]!;
    await refuse(page, refused);
    await approveAll(page, "Vagas de empresas", jobs.slice(1));
    await picture(page, "One job is refused with a reason, the others are approved together.");
    for (const { title } of edits)
      await press(page.getByRole("button", { name: `Aprovar: ${title}`, exact: true }));
    await approveAll(page, "Vagas importadas", imported);
    const resumes = await approveResumes(page);
    await expect(page.getByText("Nada espera pela sua decisão.")).toBeVisible();

    expectMail(refused.email, `Sua vaga não foi aprovada: ${refused.title}`);
    for (const { email, title } of jobs.slice(1))
      expectMail(email, `Sua vaga foi aprovada: ${title}`);
    for (const { email, title } of edits) expectMail(email, `Sua alteração foi aprovada: ${title}`);
    const { text } = await mailTo(refused.email, `Sua vaga não foi aprovada: ${refused.title}`);
    expect(text).toContain(reason);
    const approved = [...jobs.slice(1), ...imported];
    const list = await (await openBrowser()).newPage();
    for (const { id, title } of approved) await expectListed(list, id, title);
    await expectListed(list, refused.id, refused.title, false);
    await list.goto("/vagas");
    await picture(list, "The jobs that were approved lead the list.");
    return `1 job taken off, 1 refused with a reason, ${jobs.length - 1} approved together, ${edits.length} edit, ${imported.length} from paper, ${resumes} résumés; ${approved.length} new jobs on the list`;
  },
};

async function takeOff(page: Page): Promise<void> {
  const { title } = (await read(collections.jobs, scamJob)) as { title: string };
  const card = itemOf(page, title);
  await expect(card).toContainText("3 × A vaga não existe");
  await card.getByRole("button", { name: `Tirar do ar: ${title}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Motivo para a empresa")
    .fill("Três pessoas dizem que a vaga não existe.");
  await dialog.getByRole("button", { name: "Tirar do ar" }).click();
  await expect(card).toContainText("Você tirou a vaga do ar");
  expectMail(carrier.email, `Sua vaga foi tirada do ar: ${title}`);
}

async function refuse(page: Page, { title }: Waiting): Promise<void> {
  await page.getByRole("button", { name: `Rejeitar: ${title}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Falta o trabalho" }).click();
  await expect(dialog.getByLabel("Observações")).toHaveValue(reason);
  await dialog.getByRole("button", { name: "Rejeitar", exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Reads what is marked, chooses all of a list, and approves it in one act. */
async function approveAll(
  page: Page,
  list: string,
  waiting: readonly { title: string }[],
): Promise<void> {
  const region = page.getByRole("region", { name: list });
  for (const { title } of waiting) {
    const card = region.getByRole("listitem").filter({ hasText: title });
    if (!(await card.getByText("Leia com atenção").isVisible())) continue;
    await card.getByRole("button", { name: `Ver detalhes: ${title}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).click();
  }
  await chooseAndApprove(region, waiting.length);
  await expect(region.getByText(`${waiting.length} vagas aprovadas`)).toBeVisible();
}

async function chooseAndApprove(region: Locator, count: number): Promise<void> {
  await region.getByLabel(/^Marcar (tod|os |as )/).check();
  await press(region.getByRole("button", { name: `Aprovar ${count}` }));
}

/** Presses what goes when it is pressed; again if cards moved just before, because the queue ignores such a press. */
async function press(target: Locator): Promise<void> {
  await expect(async () => {
    if (await target.isVisible()) await target.click();
    await expect(target).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Page by page; returns how many. */
async function approveResumes(page: Page): Promise<number> {
  const region = page.getByRole("region", { name: "Currículos" });
  const open = region.getByRole("button", { name: /^Aprovar: / });
  let approved = 0;
  for (let left = await waitingResumes(); left > 0; left = await waitingResumes()) {
    await page.reload();
    await expect(open.first()).toBeVisible();
    const shown = await open.count();
    await chooseAndApprove(region, shown);
    await expect.poll(waitingResumes).toBe(left - shown);
    approved += shown;
  }
  return approved;
}

async function expectListed(page: Page, id: string, title: string, listed = true): Promise<void> {
  await expect(async () => {
    const list = await page.request.get(`/vagas?busca=${encodeURIComponent(title)}`);
    expect((await list.text()).includes(`/vagas/${id}`)).toBe(listed);
  }).toPass({ timeout: 60_000 });
}

async function read(collection: string, id: string) {
  return (await database.collection(collection).doc(id).get()).data()!;
}

async function withAddress(
  id: string,
  row: { title: string; companyId: string },
): Promise<Waiting> {
  const company = await read(collections.companies, row.companyId);
  return {
    id,
    title: row.title,
    company: String(company["name"]),
    email: String(company["email"]),
  };
}

async function waitingJobs(): Promise<Waiting[]> {
  const found = await database
    .collection(collections.jobApprovals)
    .where("status", "==", "pending")
    .get();
  return Promise.all(
    found.docs.map(async ({ id }) =>
      withAddress(id, (await read(collections.jobs, id)) as Waiting & { companyId: string }),
    ),
  );
}

async function waitingEdits(): Promise<Waiting[]> {
  const found = await database
    .collection(collections.jobEdits)
    .where("status", "==", "pending")
    .get();
  return Promise.all(
    found.docs.map((row) => withAddress(row.id, row.data() as Waiting & { companyId: string })),
  );
}

async function waitingOnPaper(): Promise<{ id: string; title: string }[]> {
  const found = await database.collection(collections.pendingJobs).get();
  return found.docs.map((row) => ({ id: row.id, title: String(row.get("title")) }));
}

async function waitingResumes(): Promise<number> {
  const found = await database
    .collection(collections.resumes)
    .where("status", "==", "pending")
    .count()
    .get();
  return found.data().count;
}
