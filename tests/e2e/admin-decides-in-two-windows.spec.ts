import { collections } from "@vagas/functions/domain/collections";
import {
  because,
  expect,
  expectMessage,
  failedWrite,
  itemOf,
  openAsAdmin,
  test,
} from "../support/admin.ts";
import { hold, requests, widths } from "../support/e2e.ts";
import { eventually } from "../support/emulators.ts";
import { refusal } from "../support/page/failures.ts";
import { database, stored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

test("two windows agree", async ({ page, context, records }) => {
  const job = await records.waitingJob(await records.company());
  await openAsAdmin(page, "/admin/dashboard");
  const other = await context.newPage();
  await other.goto("/admin/dashboard");
  await other.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expectMessage(page, "Vaga aprovada", job.title);
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect(itemOf(other, job.title)).toHaveCount(0);
});

test("two concurrent decisions: one stands, and the other window is told", async ({
  page,
  context,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite); // The rejected transaction.
  const job = await records.waitingJob(await records.company());
  await openAsAdmin(page, "/admin/dashboard");
  const other = await context.newPage();
  await other.goto("/admin/dashboard");
  const [approve, reject] = [
    page.getByRole("button", { name: `Aprovar: ${job.title}` }),
    other.getByRole("button", { name: `Rejeitar: ${job.title}` }),
  ];
  await expect(approve).toBeEnabled();
  await reject.press("Enter");
  const releases = await Promise.all([page, other].map((window) => hold(window, requests.write)));
  await Promise.all([
    approve.press("Enter"),
    other.getByRole("dialog").getByRole("button", { name: "Rejeitar", exact: true }).click(),
  ]);
  for (const [window, verb] of [
    [page, "Aprovar"],
    [other, "Rejeitar"],
  ] as const)
    await expect(window.getByRole("button", { name: `${verb}: ${job.title}` })).toHaveCount(0);
  for (const release of releases) release();
  const { status } = await eventually("the decision", async () => {
    const approval = await stored(collections.jobApprovals, job.id);
    return approval && approval["status"] !== "pending" ? approval : undefined;
  });
  const [winner, loser] = status === "approved" ? [page, other] : [other, page];
  await expectMessage(
    winner,
    status === "approved" ? "Vaga aprovada" : "Vaga rejeitada",
    job.title,
  );
  await expectMessage(
    loser,
    status === "approved" ? "Erro ao rejeitar vaga" : "Erro ao aprovar vaga",
    "Esta vaga já foi decidida em outra janela.",
  );
  await expect(itemOf(loser, job.title)).toHaveCount(0);
});

test("a job that leaves the queue while it is read closes its dialog, with the reason", async ({
  page,
  records,
}) => {
  const job = await records.waitingJob(await records.company());
  await openAsAdmin(page, "/admin/dashboard");
  await page.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  const dialog = page.getByRole("dialog", { name: job.title });
  await expect(dialog).toBeVisible();
  await database.collection(collections.jobs).doc(job.id).delete();
  await expectMessage(page, "Esta vaga saiu da fila");
  await expect(dialog).toHaveCount(0);
});

test("a new item appears below those that wait longer; a decision replaces its item before it is written, and the item returns if the write fails", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const company = await records.company();
  const before = await records.waitingJob(company);
  await openAsAdmin(page, "/admin/dashboard");
  await expect(itemOf(page, before.title)).toBeVisible();
  const job = await records.waitingJob(company);
  const titles = page.getByRole("button", { name: /^Ver detalhes: Vaqueiro/ });
  await expect(titles.first()).toHaveAccessibleName(`Ver detalhes: ${before.title}`);
  await expect(titles.nth(1)).toHaveAccessibleName(`Ver detalhes: ${job.title}`);

  const refused = Promise.withResolvers<void>();
  await page.route(requests.write, async (route) => {
    await refused.promise;
    await route.fulfill(refusal);
  });
  // By keyboard: a page ignores a pointer on what has only just moved under it.
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expect(itemOf(page, job.title)).toContainText("Gravando a aprovação...");
  await expect(itemOf(page, job.title)).toHaveCount(1);
  expect(await stored(collections.jobApprovals, job.id)).toMatchObject({ status: "pending" });
  refused.resolve();
  await expectMessage(page, "Erro ao aprovar vaga", job.title, because.denied);
  await expect(titles.nth(1)).toHaveAccessibleName(`Ver detalhes: ${job.title}`);
});
