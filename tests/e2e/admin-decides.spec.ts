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
import { requests, widths } from "../support/e2e.ts";
import { goOffline, loseAnswer, loseWrites, refusal } from "../support/page/failures.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { database, stored, untilStored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

test("jobs and résumés are approved, or rejected with notes for those who sent them", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const company = await records.company();
  const [good, bad] = [
    await records.waitingJob(company, { requirements: "CNH B\nBoa aparência" }),
    await records.waitingJob(company),
  ];
  await records.explanations(good, [
    { rule: "appearance", words: "Boa aparência", text: "Posa para as fotos da loja." },
  ]);
  const [fit, unfit] = [
    await records.candidate(null, smallPdf),
    await records.candidate(null, smallPdf),
  ];
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
  await page.mouse.click(4, 4);
  await page.getByRole("button", { name: "Rejeitar", exact: true }).click();
  await expectMessage(page, "Vaga rejeitada", bad.title);
  for (const { title } of [good, bad])
    await expect(page.getByRole("button", { name: `Ver detalhes: ${title}` })).toHaveCount(0);
  await loseAnswer(page);
  await page.getByRole("button", { name: `Aprovar: ${fit.name}` }).press("Enter");
  await expectMessage(page, "Currículo aprovado", fit.name);
  await expect(itemOf(page, fit.name).getByRole("status")).toBeFocused();
  await page.getByRole("button", { name: `Rejeitar: ${unfit.name}` }).press("Enter");
  await page.getByLabel("Observações").fill("Pela segunda vez.");
  await page.getByRole("button", { name: "Não abre" }).click();
  await page.getByRole("button", { name: "Rejeitar", exact: true }).click();
  await expectMessage(page, "Currículo rejeitado", unfit.name);

  const [approved, rejected] = [
    { approvalStatus: "approved", approved: true, listed: true },
    { approvalStatus: "rejected", approved: false, listed: false },
  ];
  await untilStored(collections.jobs, good.id, approved);
  await untilStored(collections.jobs, bad.id, rejected);
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
  await untilStored(collections.talentPool, fit.id, { status: "available", name: fit.name });
  const notes = "Pela segunda vez.\nO arquivo está em branco ou não se consegue ler.";
  await untilStored(collections.resumes, unfit.id, { status: "rejected", notes });
  expect(await stored(collections.talentPool, unfit.id)).toBeUndefined();
});

test("a double click approves one job; the decision is undone at once, or reversed later", async ({
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

  await page.getByRole("button", { name: `Aprovar: ${above.title}` }).press("Enter");
  await untilStored(collections.jobs, above.id, { approvalStatus: "approved", listed: true });
  await page.getByRole("button", { name: "Decididas" }).click();
  await page.getByRole("button", { name: `Tirar do ar: ${above.title}` }).click();
  await page.getByLabel("Observações").fill("Fora do ar.");
  await page.getByRole("dialog").getByRole("button", { name: "Tirar do ar" }).click();
  await expectMessage(page, "Vaga tirada do ar", above.title);
  await untilStored(collections.jobs, above.id, { approvalStatus: "rejected", listed: false });
  await page.getByLabel("Decisão sobre as vagas").selectOption("Rejeitadas");
  // By keyboard: a second click in the same place so soon counts as a double click.
  await page.getByRole("button", { name: `Aprovar: ${above.title}` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Aprovar" }).press("Enter");
  await expectMessage(page, "Vaga aprovada", above.title);
  await untilStored(collections.jobs, above.id, { approvalStatus: "approved", listed: true });
});

test("a job or résumé that changes while it is read must be read again before the decision, and a job that leaves the queue closes its dialog", async ({
  page,
  records,
}) => {
  const job = await records.waitingJob(await records.company());
  const jobRow = database.collection(collections.jobs).doc(job.id);
  const person = await records.candidate(null, smallPdf);
  const personRow = database.collection(collections.candidates).doc(person.id);
  await openAsAdmin(page, "/admin/job-approval");
  await page.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(job.description);
  await jobRow.update({ description: "Pague a taxa antes de começar.", revision: 2 });
  await expect(dialog.getByRole("alert")).toContainText("A empresa alterou esta vaga");
  await expect(dialog).toContainText(job.description);
  await expect(dialog.getByRole("button", { name: "Aprovar" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Ver o que mudou" }).click();
  await expect(dialog.getByRole("region", { name: "O que mudou enquanto você lia" })).toContainText(
    "Pague a taxa",
  );
  await page.getByLabel("Observações").fill("Não se cobra nada.");
  await dialog.getByRole("button", { name: "Rejeitar" }).click();
  await untilStored(collections.jobs, job.id, { approvalStatus: "rejected" });

  await jobRow.update({ description: job.description, revision: 3, approvalStatus: "pending" });
  await expect(itemOf(page, job.title).getByText("Alterada")).toBeVisible();
  await page.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  await expect(dialog.getByRole("region", { name: /^O que mudou desde a recusa/ })).toContainText(
    "Pague a taxa",
  );
  await expect(dialog).toContainText("Não se cobra nada.");
  await jobRow.delete();
  await expectMessage(page, "Esta vaga saiu da fila");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: `Ver detalhes: ${person.name}` }).click();
  await expect(page.getByRole("dialog", { name: person.name })).toBeVisible();
  // Withdrawn and sent again in one write, under the same id and with a file of the same name.
  const letter = "Agora também faço pães sem glúten.";
  await personRow.update({ createdAt: new Date(), coverLetter: letter });
  await expectMessage(page, "Este currículo mudou", "leia antes de decidir");
  await untilStored(collections.resumes, person.id, { status: "pending" });
  await waitLonger(collections.resumes, person.id);
  await expect(dialog).toHaveCount(0);
  await expect(itemOf(page, person.name)).toContainText(letter);

  // Again, with late functions: they cannot read the record.
  await personRow.update({ createdAt: new Date(), phone: 7 });
  await page.getByRole("button", { name: `Aprovar: ${person.name}` }).press("Enter");
  await expectMessage(page, "Erro ao aprovar currículo", "A pessoa enviou outro currículo");
  expect(await stored(collections.resumes, person.id)).toMatchObject({ status: "pending" });

  await database.collection(collections.resumes).doc(person.id).update({ fileDigest: null });
  await expect(itemOf(page, person.name)).toContainText("Sem ele não dá para aprovar");
  await expect(page.getByRole("button", { name: `Aprovar: ${person.name}` })).toBeDisabled();
  await expect(page.getByRole("button", { name: `Rejeitar: ${person.name}` })).toBeEnabled();
});

test("a decision replaces its item, which waits in its order, before it is written; a failed one returns it with the reason", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const company = await records.company();
  const before = await records.waitingJob(company);
  const person = await records.candidate(null, smallPdf);
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
  await page.getByRole("button", { name: `Aprovar: ${person.name}` }).press("Enter");
  await expectMessage(page, "Erro ao aprovar currículo", person.name, because.denied);
  await expect(itemOf(page, person.name)).toBeVisible();
  await page.unroute(requests.write);

  await expect(page.getByRole("button", { name: `Rejeitar: ${job.title}` })).toBeEnabled();
  const reconnect = await goOffline(page);
  for (const [name, message] of [
    [job.title, "Erro ao rejeitar vaga"],
    [person.name, "Erro ao rejeitar currículo"],
  ] as const) {
    await page.getByRole("button", { name: `Rejeitar: ${name}` }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Rejeitar", exact: true }).click();
    await expectMessage(page, message, name, because.offline);
    await expect(itemOf(page, name)).toBeVisible();
  }
  await reconnect();

  expect(await stored(collections.jobApprovals, job.id)).toMatchObject({ status: "pending" });
  expect(await stored(collections.resumes, person.id)).toMatchObject({ status: "pending" });
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expectMessage(page, "Vaga aprovada", job.title);

  // Cut after the session was confirmed.
  await page.getByRole("tab", { name: "Vagas recentes" }).click();
  const mend = await loseWrites(page);
  await page.getByRole("button", { name: `Preencher ${job.title}` }).click();
  await expectMessage(page, "Erro ao atualizar a situação da vaga", because.offline);
  await mend();
  expect(await stored(collections.jobs, job.id)).toMatchObject({ filled: false });
  await page.getByRole("button", { name: `Preencher ${job.title}` }).click();
  await expectMessage(page, "Vaga marcada como preenchida", job.title);
  await expect(page.getByRole("button", { name: `Reativar ${job.title}` })).toBeVisible();
});
