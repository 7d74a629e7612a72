import { collections } from "@vagas/functions/domain/collections";
import { expect, expectMessage, failedWrite, itemOf, openAsAdmin, test } from "../support/admin.ts";
import { hold, requests, widths } from "../support/e2e.ts";
import { eventually } from "../support/emulators.ts";
import { database, stored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

test("two windows agree; of two concurrent decisions one stands, and the other window is told; an imported job is published once", async ({
  page,
  context,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite); // The rejected transaction.
  const company = await records.company();
  const [job, disputed] = [await records.waitingJob(company), await records.waitingJob(company)];
  const imported = await records.pendingJob();
  await openAsAdmin(page, "/admin/job-approval");
  const other = await context.newPage();
  await other.goto("/admin/job-approval");
  await other.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expectMessage(page, "Vaga aprovada", job.title);
  await expectMessage(other, "Esta vaga saiu da fila");
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect(itemOf(other, job.title)).toHaveCount(0);

  const [approve, reject] = [
    page.getByRole("button", { name: `Aprovar: ${disputed.title}` }),
    other.getByRole("button", { name: `Rejeitar: ${disputed.title}` }),
  ];
  await expect(approve).toBeEnabled();
  await reject.press("Enter");
  const releases = await Promise.all([page, other].map((window) => hold(window, requests.write)));
  await Promise.all([
    approve.press("Enter"),
    other.getByRole("dialog").getByRole("button", { name: "Rejeitar", exact: true }).click(),
  ]);
  for (const button of [approve, reject]) await expect(button).toHaveCount(0);
  for (const release of releases) release();
  const { status } = await eventually("the decision", async () => {
    const approval = await stored(collections.jobApprovals, disputed.id);
    return approval && approval["status"] !== "pending" ? approval : undefined;
  });
  const [winner, loser, done, failed] =
    status === "approved"
      ? [page, other, "Vaga aprovada", "Erro ao rejeitar vaga"]
      : [other, page, "Vaga rejeitada", "Erro ao aprovar vaga"];
  const told = "Esta vaga já foi decidida em outra janela.";
  await expectMessage(winner, done, disputed.title);
  await expectMessage(loser, failed, told);
  await expect(itemOf(loser, disputed.title)).toHaveCount(0);

  await expect(itemOf(other, imported.title)).toBeVisible();
  await page.getByRole("button", { name: `Aprovar: ${imported.title}` }).press("Enter");
  await expectMessage(page, "Vaga aprovada", imported.title);
  await other.getByRole("button", { name: `Aprovar: ${imported.title}` }).press("Enter");
  await expectMessage(other, "Erro ao aprovar vaga", told);
  await expect(itemOf(other, imported.title)).toHaveCount(0);
  const published = database.collection(collections.jobs).where("title", "==", imported.title);
  expect((await published.get()).docs).toHaveLength(1);
});
