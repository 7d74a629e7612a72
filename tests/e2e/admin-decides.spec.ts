import { collections } from "@vagas/functions/domain/collections";
import {
  because,
  expect,
  expectMessage,
  failedWrite,
  itemOf,
  openAsAdmin,
  test,
  waitLonger,
} from "../support/admin.ts";
import { widths } from "../support/e2e.ts";
import { denyWrites, goOffline, loseWrites } from "../support/page/failures.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { database, stored, untilStored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

test("a job is approved, and another rejected with notes for its company", async ({
  page,
  records,
}) => {
  const company = await records.company();
  const [good, bad] = [
    await records.waitingJob(company, { requirements: "CNH B\nBoa aparência" }),
    await records.waitingJob(company),
  ];
  await records.explanations(good, [
    { rule: "appearance", words: "Boa aparência", text: "Posa para as fotos da loja." },
  ]);
  await openAsAdmin(page, "/admin/dashboard");
  const card = (await itemOf(page, good.title).boundingBox())!;
  await page.getByRole("button", { name: `Ver detalhes: ${good.title}` }).click();
  const law = page.getByRole("region", { name: "O que a lei diz deste texto" });
  await expect(law).toContainText("A lei não permite exigir aparência");
  await expect(law).toContainText("A empresa explicou: “Posa para as fotos da loja.”");
  await expect(page.getByRole("dialog").locator("mark")).toHaveText("Boa aparência");
  await page.getByLabel("Observações").fill("Muito bem escrita.");
  await page.getByRole("button", { name: "Aprovar", exact: true }).click();
  await expectMessage(page, "Vaga aprovada", good.title);
  await expect(itemOf(page, good.title).getByRole("status")).toBeFocused();
  expect((await itemOf(page, good.title).boundingBox())!.height).toBeCloseTo(card.height, 0);
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

test("a double click approves one job, which is undone; a text that changes while it is read must be read before the decision", async ({
  page,
  records,
}) => {
  const company = await records.company();
  const [above, below] = [await records.waitingJob(company), await records.waitingJob(company)];
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

test("a decision is reversed later, and an undone one waits again", async ({ page, records }) => {
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
  // By keyboard: a second click in the same place so soon counts as a double click.
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Aprovar" }).press("Enter");
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
  await page.getByRole("button", { name: `Aprovar: ${good.name}` }).press("Enter");
  await expectMessage(page, "Currículo aprovado", good.name);
  await expect(itemOf(page, good.name).getByRole("status")).toBeFocused();
  await page.getByRole("button", { name: `Rejeitar: ${bad.name}` }).press("Enter");
  await page.getByLabel("Observações").fill("Pela segunda vez.");
  await page.getByRole("button", { name: "Não abre" }).click();
  await page.getByRole("button", { name: "Rejeitar", exact: true }).click();
  await expectMessage(page, "Currículo rejeitado", bad.name);
  await untilStored(collections.talentPool, good.id, { status: "available", name: good.name });
  await untilStored(collections.resumes, bad.id, {
    status: "rejected",
    notes: "Pela segunda vez.\nO arquivo está em branco ou não se consegue ler.",
  });
  expect(await stored(collections.talentPool, bad.id)).toBeUndefined();
});

test("a résumé that is replaced while it is read is read again, and one without a file is not approved", async ({
  page,
  records,
}) => {
  const person = await records.candidate(null, smallPdf);
  const candidates = database.collection(collections.candidates);
  const letter = "Agora também faço pães sem glúten.";
  await openAsAdmin(page, "/admin/dashboard");
  await page.getByRole("button", { name: `Ver detalhes: ${person.name}` }).click();
  await expect(page.getByRole("dialog", { name: person.name })).toBeVisible();
  // Withdrawn and sent again in one write, under the same id and with a file of the same name.
  await candidates.doc(person.id).update({ createdAt: new Date(), coverLetter: letter });
  await expectMessage(page, "Este currículo mudou", "leia antes de decidir");
  await untilStored(collections.resumes, person.id, { status: "pending" });
  await waitLonger(collections.resumes, person.id);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(itemOf(page, person.name)).toContainText(letter);

  // Again, with late functions: they cannot read the record.
  await candidates.doc(person.id).update({ createdAt: new Date(), phone: 7 });
  await page.getByRole("button", { name: `Aprovar: ${person.name}` }).press("Enter");
  await expectMessage(page, "Erro ao aprovar currículo", "A pessoa enviou outro currículo");
  expect(await stored(collections.resumes, person.id)).toMatchObject({ status: "pending" });

  await database.collection(collections.resumes).doc(person.id).update({ fileDigest: null });
  await expect(itemOf(page, person.name)).toContainText("Sem ele não dá para aprovar");
  await expect(page.getByRole("button", { name: `Aprovar: ${person.name}` })).toBeDisabled();
  await expect(page.getByRole("button", { name: `Rejeitar: ${person.name}` })).toBeEnabled();
});

test("a failed decision returns the item with its message", async ({
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
    await page.getByRole("button", { name: `Aprovar: ${name}` }).press("Enter");
    await expectMessage(page, approve, name, because.denied);
    await expect(itemOf(page, name)).toBeVisible();
  }
  await allow();

  await expect(page.getByRole("button", { name: `Rejeitar: ${job.title}` })).toBeEnabled();
  const reconnect = await goOffline(page);
  for (const { name, reject } of items) {
    await page.getByRole("button", { name: `Rejeitar: ${name}` }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Rejeitar", exact: true }).click();
    await expectMessage(page, reject, name, because.offline);
    await expect(itemOf(page, name)).toBeVisible();
  }
  await reconnect();

  expect(await stored(collections.jobApprovals, job.id)).toMatchObject({ status: "pending" });
  expect(await stored(collections.resumes, person.id)).toMatchObject({ status: "pending" });
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
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
