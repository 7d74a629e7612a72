import { collections } from "@vagas/functions/domain/collections";
import { waitingParts, waitingTotal } from "@vagas/functions/domain/waiting";
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
import { denyWrites, goOffline, loseWrites, refusal } from "../support/page/failures.ts";
import { smallPdf } from "../support/pdf.ts";
import { database, stored, untilStored } from "../support/project.ts";

test.use({ viewport: widths.desk });

async function waiting(collection: string): Promise<number> {
  return (
    await database.collection(collection).where("status", "==", "pending").count().get()
  ).data().count;
}

test("the cards show the stored counts, and follow them", async ({ page, records, board }) => {
  const company = await records.company();
  await records.waitingJob(company);
  await openAsAdmin(page, "/admin");
  const card = (label: string) =>
    page.getByRole("list", { name: "Resumo" }).getByRole("listitem").filter({ hasText: label });
  const expectCards = () =>
    expect(async () => {
      const filled = (
        await database.collection(collections.jobs).where("filled", "==", true).count().get()
      ).data().count;
      const [jobs, resumes] = await Promise.all([
        waiting(collections.jobApprovals),
        waiting(collections.resumes),
      ]);
      const imported = (await database.collection(collections.pendingJobs).count().get()).data()
        .count;
      const all = { jobs, imported, resumes };
      await expect(card("Vagas ativas")).toHaveText(
        `Vagas ativas${(await board.stats()).openPositions}`,
        { timeout: 500 },
      );
      await expect(card("Vagas preenchidas")).toHaveText(`Vagas preenchidas${filled}`, {
        timeout: 500,
      });
      await expect(card("Aprovações pendentes")).toHaveText(
        `Aprovações pendentes${waitingTotal(all)}${waitingParts(all).join(" · ")}`,
        { timeout: 500 },
      );
      await expect(
        page.getByRole("link", { name: "Aprovações", exact: true }),
      ).toHaveAccessibleDescription(`${waitingTotal(all)} pendentes`, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  await expectCards();
  await records.waitingJob(company);
  const own = await records.job();
  await expectCards();
  await database.collection(collections.jobs).doc(own.id).update({ filled: true });
  await expectCards();
});

test("a job is approved, and another rejected with notes that its company is told", async ({
  page,
  records,
}) => {
  const company = await records.company();
  const [good, bad] = [await records.waitingJob(company), await records.waitingJob(company)];
  await openAsAdmin(page, "/admin/dashboard");
  await page.getByRole("button", { name: `Ver detalhes: ${good.title}` }).click();
  await page.getByLabel("Observações").fill("Muito bem escrita.");
  await page.getByRole("button", { name: "Aprovar", exact: true }).click();
  await expectMessage(page, "Vaga aprovada", good.title);
  await page.getByRole("button", { name: `Rejeitar: ${bad.title}` }).click();
  await expect(page.getByLabel("Observações")).toBeFocused();
  await page.getByLabel("Observações").fill("Informe o salário.");
  await page.getByRole("button", { name: "Rejeitar", exact: true }).click();
  await expectMessage(page, "Vaga rejeitada", bad.title);
  for (const { title } of [good, bad])
    await expect(page.getByRole("button", { name: `Ver detalhes: ${title}` })).toHaveCount(0);

  await untilStored(collections.jobs, good.id, {
    approvalStatus: "approved",
    approved: true,
    listed: true,
  });
  await untilStored(collections.jobs, bad.id, {
    approvalStatus: "rejected",
    approved: false,
    listed: false,
  });
  expect(await stored(collections.jobApprovals, bad.id)).toMatchObject({
    status: "rejected",
    adminNotes: "Informe o salário.",
  });
  expect((await stored(collections.mail, `${bad.id}-1-rejected`))?.["to"]).toEqual([company.email]);
  expect(await stored(collections.audit, `${good.id}-1-approved`)).toMatchObject({
    actor: "admin",
    action: "approved",
    notes: "Muito bem escrita.",
  });
});

test("a double click approves one job, which is undone; a text that changes while it is read is read before it is decided", async ({
  page,
  records,
}) => {
  const company = await records.company();
  const [below, above] = [await records.waitingJob(company), await records.waitingJob(company)];
  await openAsAdmin(page, "/admin/job-approval");
  await expect(page.getByText(/^\d+ pendentes: /)).toBeVisible();
  const place = (await page
    .getByRole("button", { name: `Aprovar: ${above.title}` })
    .boundingBox())!;
  const next = (await page.getByRole("button", { name: `Aprovar: ${below.title}` }).boundingBox())!;
  const pointer = [place.x + place.width / 2, place.y + place.height / 2] as const;
  await page.mouse.click(...pointer);
  await page.mouse.click(...pointer);
  await expectMessage(page, "Vaga aprovada", above.title);
  await untilStored(collections.jobs, above.id, { approved: true, listed: true });
  await page.mouse.click(...pointer);
  expect(await page.getByRole("button", { name: `Aprovar: ${below.title}` }).boundingBox()).toEqual(
    next,
  );
  await page.getByRole("button", { name: `Desfazer: ${above.title}` }).click();
  await expect(itemOf(page, above.title).getByRole("heading")).toBeFocused();
  await untilStored(collections.jobs, above.id, {
    approvalStatus: "pending",
    approved: false,
    listed: false,
  });
  expect(await stored(collections.jobApprovals, below.id)).toMatchObject({ status: "pending" });

  await page.getByRole("button", { name: `Ver detalhes: ${below.title}` }).click();
  const dialog = page.getByRole("dialog");
  await database
    .collection(collections.jobs)
    .doc(below.id)
    .update({ description: "Pague a taxa antes de começar.", revision: 2 });
  await expect(dialog.getByRole("alert")).toContainText("A empresa alterou esta vaga");
  await expect(dialog).toContainText(below.description);
  await expect(dialog.getByRole("button", { name: "Aprovar" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Ver o que mudou" }).click();
  await expect(dialog.getByRole("region", { name: "O que mudou enquanto você lia" })).toContainText(
    "Pague a taxa",
  );
  await page.getByLabel("Observações").fill("Não se cobra nada.");
  await dialog.getByRole("button", { name: "Rejeitar" }).click();
  await untilStored(collections.jobs, below.id, { approvalStatus: "rejected" });

  await database
    .collection(collections.jobs)
    .doc(below.id)
    .update({ description: below.description, revision: 3, approvalStatus: "pending" });
  await expect(itemOf(page, below.title).getByText("Alterada")).toBeVisible();
  await page.getByRole("button", { name: `Ver detalhes: ${below.title}` }).click();
  await expect(dialog.getByRole("region", { name: /^O que mudou desde a recusa/ })).toContainText(
    "Pague a taxa",
  );
  await expect(dialog).toContainText("Não se cobra nada.");
});

test("a decision is reversed later, and what was undone waits again", async ({ page, records }) => {
  const job = await records.waitingJob(await records.company());
  await database
    .collection(collections.jobApprovals)
    .doc(job.id)
    .update({ status: "approved", updatedAt: new Date() });
  await untilStored(collections.jobs, job.id, { listed: true });
  await openAsAdmin(page, "/admin/job-approval?ver=decididas");
  await page.getByRole("button", { name: `Tirar do ar: ${job.title}` }).click();
  await page.getByLabel("Observações").fill("Fora do ar.");
  await page.getByRole("dialog").getByRole("button", { name: "Tirar do ar" }).click();
  await expectMessage(page, "Vaga tirada do ar", job.title);
  await untilStored(collections.jobs, job.id, { approvalStatus: "rejected", listed: false });
  await page.getByLabel("Decisão sobre as vagas").selectOption("Rejeitadas");
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Aprovar" }).click();
  await expectMessage(page, "Vaga aprovada", job.title);
  await untilStored(collections.jobs, job.id, { approvalStatus: "approved", listed: true });
});

test("résumés are approved into the talent pool, or rejected with notes", async ({
  page,
  records,
}) => {
  const [good, bad] = [
    await records.candidate(null, smallPdf),
    await records.candidate(null, smallPdf),
  ];
  await openAsAdmin(page, "/admin/dashboard");
  await page.getByRole("button", { name: `Aprovar: ${good.name}` }).click();
  await expectMessage(page, "Currículo aprovado", good.name);
  await page.getByRole("button", { name: `Rejeitar: ${bad.name}` }).click();
  await page.getByLabel("Observações").fill("Arquivo ilegível.");
  await page.getByRole("button", { name: "Rejeitar", exact: true }).click();
  await expectMessage(page, "Currículo rejeitado", bad.name);
  await untilStored(collections.talentPool, good.id, { status: "available", name: good.name });
  await untilStored(collections.resumes, bad.id, {
    status: "rejected",
    notes: "Arquivo ilegível.",
  });
  expect(await stored(collections.talentPool, bad.id)).toBeUndefined();
});

test("two windows agree", async ({ page, context, records }) => {
  const job = await records.waitingJob(await records.company());
  await openAsAdmin(page, "/admin/dashboard");
  const other = await context.newPage();
  await other.goto("/admin/dashboard");
  await other.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).click();
  await expectMessage(page, "Vaga aprovada", job.title);
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect(itemOf(other, job.title)).toHaveCount(0);
});

test("both decide at once: one decision stands, and the other is told so", async ({
  page,
  context,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite); // The transaction that lost.
  const job = await records.waitingJob(await records.company());
  await openAsAdmin(page, "/admin/dashboard");
  const other = await context.newPage();
  await other.goto("/admin/dashboard");
  const [approve, reject] = [
    page.getByRole("button", { name: `Aprovar: ${job.title}` }),
    other.getByRole("button", { name: `Rejeitar: ${job.title}` }),
  ];
  await expect(approve).toBeEnabled();
  await reject.click();
  const releases = await Promise.all([page, other].map((window) => hold(window, requests.write)));
  await Promise.all([
    approve.click(),
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

test("a job that leaves the queue while it is read takes its dialog along, and why is said", async ({
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

test("what comes while the page is open stands on top; a decision stands in the place of its item before it is written, and the item comes back when that is refused", async ({
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
  await expect(titles.first()).toHaveAccessibleName(`Ver detalhes: ${job.title}`);
  await expect(titles.nth(1)).toHaveAccessibleName(`Ver detalhes: ${before.title}`);

  const refused = Promise.withResolvers<void>();
  await page.route(requests.write, async (route) => {
    await refused.promise;
    await route.fulfill(refusal);
  });
  // By key: a pointer is not trusted on what has only just come under it.
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expect(itemOf(page, job.title)).toContainText("Gravando a aprovação...");
  await expect(titles.first()).toHaveAccessibleName(`Ver detalhes: ${before.title}`);
  expect(await stored(collections.jobApprovals, job.id)).toMatchObject({ status: "pending" });
  refused.resolve();
  await expectMessage(page, "Erro ao aprovar vaga", job.title, because.denied);
  await expect(titles.first()).toHaveAccessibleName(`Ver detalhes: ${job.title}`);
});

test("a decision that fails brings the item back with its message", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.waitingJob(await records.company());
  const person = await records.candidate(null, smallPdf);
  await openAsAdmin(page, "/admin/dashboard");
  const items = [
    { name: job.title, approve: "Erro ao aprovar vaga", reject: "Erro ao rejeitar vaga" },
    {
      name: person.name,
      approve: "Erro ao aprovar currículo",
      reject: "Erro ao rejeitar currículo",
    },
  ];

  const allow = await denyWrites(page);
  for (const { name, approve } of items) {
    await page.getByRole("button", { name: `Aprovar: ${name}` }).click();
    await expectMessage(page, approve, name, because.denied);
    await expect(itemOf(page, name)).toBeVisible();
  }
  await allow();

  await expect(page.getByRole("button", { name: `Rejeitar: ${job.title}` })).toBeEnabled();
  const reconnect = await goOffline(page);
  for (const { name, reject } of items) {
    await page.getByRole("button", { name: `Rejeitar: ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Rejeitar", exact: true }).click();
    await expectMessage(page, reject, name, because.offline);
    await expect(itemOf(page, name)).toBeVisible();
  }
  await reconnect();

  expect(await stored(collections.jobApprovals, job.id)).toMatchObject({ status: "pending" });
  expect(await stored(collections.resumes, person.id)).toMatchObject({ status: "pending" });
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).click();
  await expectMessage(page, "Vaga aprovada", job.title);
});

test("a connection that is cut after the session was confirmed loses nothing either", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.job();
  await openAsAdmin(page, "/admin/dashboard?aba=recentes");
  const mend = await loseWrites(page);
  await page.getByRole("button", { name: `Preencher ${job.title}` }).click();
  await expectMessage(page, "Erro ao atualizar a situação da vaga", because.offline);
  await mend();
  expect(await stored(collections.jobs, job.id)).toMatchObject({ filled: false });
  await page.getByRole("button", { name: `Preencher ${job.title}` }).click();
  await expectMessage(page, "Vaga marcada como preenchida", job.title);
  await expect(page.getByRole("button", { name: `Reativar ${job.title}` })).toBeVisible();
});

test("the statistics are those of the public counts", async ({ page, records, board }) => {
  await records.job({ type: "Segurança", category: "Segurança" });
  await openAsAdmin(page, "/admin/dashboard?aba=estatisticas");
  await expect(page.getByRole("heading", { name: "Vagas por categoria" })).toBeVisible();
  await expect(async () => {
    const { categoryTotal, categoryActive } = await board.stats();
    const row = page.getByRole("listitem").filter({ hasText: "Segurança" });
    const [active, total] = [categoryActive["Segurança"] ?? 0, categoryTotal["Segurança"]!];
    const percent = Math.round((active / total) * 100);
    await expect(row).toContainText(`${active}/${total} ativas · ${percent}%`, { timeout: 500 });
    const [bar, whole] = await row
      .locator("[aria-hidden]")
      .evaluate((track) => [track.firstElementChild!.clientWidth, track.clientWidth] as const);
    expect(Math.abs(bar - (whole * percent) / 100)).toBeLessThanOrEqual(1);
  }).toPass();
});

test("twelve weeks of applications and new jobs are drawn, and stand in a table too", async ({
  page,
  records,
}) => {
  await records.candidate(await records.job(), smallPdf);
  await openAsAdmin(page, "/admin/dashboard?aba=estatisticas");
  for (const [title, collection, field] of [
    ["Candidaturas por semana", collections.resumes, "createdAt"],
    ["Vagas novas por semana", collections.jobs, "postedAt"],
  ] as const) {
    const rows = page.getByRole("table", { name: title }).locator("tbody").getByRole("row");
    await expect(rows).toHaveCount(12);
    const texts = await rows.allTextContents();
    const [day, month] = texts.at(-1)!.slice(0, 5).split("/").map(Number);
    // The town's Monday begins at four o'clock in Greenwich; in January it may be one of last year's.
    const now = new Date();
    const monday = new Date(
      Date.UTC(now.getUTCFullYear() - (month! > now.getUTCMonth() + 1 ? 1 : 0), month! - 1, day, 4),
    );
    const { count } = (
      await database
        .collection(collection)
        .where(field, ">=", monday)
        .where(field, "<", new Date(monday.getTime() + 7 * 86_400_000))
        .count()
        .get()
    ).data();
    expect(count).toBeGreaterThan(0);
    expect(texts.at(-1)!.slice(5)).toBe(String(count));
  }
});

test("the newest five jobs come with their actions and the way to all", async ({
  page,
  records,
}) => {
  const made = await Promise.all(Array.from({ length: 6 }, () => records.job()));
  await openAsAdmin(page, "/admin/dashboard?aba=recentes");
  const rows = page
    .getByRole("table", { name: "Vagas recentes" })
    .locator("tbody")
    .getByRole("row");
  await expect(rows).toHaveCount(5);
  const newest = made
    .toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, 5);
  for (const [i, { title }] of newest.entries()) await expect(rows.nth(i)).toContainText(title);
  const [first] = newest;
  await expect(page.getByRole("link", { name: `Editar ${first!.title}` })).toHaveAttribute(
    "href",
    `/admin/jobs/edit/${first!.id}`,
  );
  await expect(page.getByRole("button", { name: `Excluir ${first!.title}` })).toBeVisible();
  await page.getByRole("link", { name: "Ver todas as vagas" }).click();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
});
