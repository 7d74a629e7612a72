import { readFile } from "node:fs/promises";
import { collections } from "@vagas/functions/domain/collections";
import {
  because,
  expect,
  expectMessage,
  failedWrite,
  itemOf,
  openAsAdmin,
  openSearched,
  test,
} from "../support/admin.ts";
import { expectNoBarrierInOpened } from "../support/accessibility/axe.ts";
import { hold, loseCode, widths } from "../support/e2e.ts";
import { eventually, mailTo } from "../support/emulators.ts";
import { denyWrites, refusal, waysToFail } from "../support/page/failures.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { bucket, database, stamp, stored, untilStored } from "../support/project.ts";
import { addressOf } from "../support/rows.ts";

test.use({ viewport: widths.desktop });

const archive = "/admin/candidates-archive";
const pdf = Buffer.from(
  `%PDF-1.7\n${Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join("")}\n%%EOF`,
  "latin1",
);

test("people are found by name, phone, job and letter, and those of the talent bank are marked", async ({
  page,
  records,
}) => {
  const word = `Jacinta${stamp()}`;
  const job = await records.job();
  const applied = await records.candidate(job, pdf, {
    name: `${word} Lima`,
    coverLetter: `Sei podar ${word}`,
  });
  const banked = await records.candidate(null, pdf, {
    name: `${word} Souza`,
    phone: "556639991234",
  });
  await openAsAdmin(page, archive);
  await searchFor(page, word.toLowerCase());
  await expect(itemOf(page, applied.name)).toContainText(job.title);
  await expect(itemOf(page, applied.name).locator("mark").first()).toHaveText(word);
  await expect(itemOf(page, banked.name)).toContainText("Banco de Talentos");
  await searchFor(page, `podar ${word}`);
  await expect(itemOf(page, banked.name)).toHaveCount(0);
  await expect(itemOf(page, applied.name)).toContainText("Carta de apresentação: Sei podar");
  await searchFor(page, "(66) 3999-1234");
  await expect(itemOf(page, banked.name).locator("mark")).toHaveText("66) 3999-1234");
  await searchFor(page, `Ninguém ${word}`);
  await expect(
    page.getByText("Nenhum candidato encontrado com os filtros aplicados"),
  ).toBeVisible();
});

test("the talent pool is filtered by decision, notes and texts, and the result is exported", async ({
  page,
  records,
}) => {
  const word = `Benedita${stamp()}`;
  const [pooled, refused] = [
    await records.candidate(null, pdf, { name: `${word} Rocha`, coverLetter: "=SOMA(A1)" }),
    await records.candidate(null, pdf, { name: `${word} Dias` }),
  ];
  await database
    .collection(collections.resumes)
    .doc(pooled.id)
    .update({ status: "approved", notes: `Ordenha ${word}` });
  await database.collection(collections.resumes).doc(refused.id).update({ status: "rejected" });
  await eventually("the note among the search terms", async () =>
    (await stored(collections.resumes, pooled.id))?.["searchTerms"].includes("ordenh")
      ? true
      : undefined,
  );
  await openSearched(page, archive, word);
  await expect(itemOf(page, word)).toHaveCount(2);
  await page.getByLabel("Situação").selectOption("No banco de talentos");
  await expect(page).toHaveURL(/situacao=pool/);
  await expect(itemOf(page, refused.name)).toHaveCount(0);
  await expect(itemOf(page, pooled.name)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar CSV" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain(`\r\n${pooled.name};`);
  expect(file).toContain(";'=SOMA(A1);");
  expect(file).not.toContain(refused.name);

  await searchFor(page, `ordenha ${word}`);
  await expect(itemOf(page, pooled.name)).toBeVisible();
  await page.getByRole("button", { name: `Ver detalhes de ${pooled.name}` }).click();
  await page.getByRole("button", { name: `Histórico de ${pooled.name}` }).click();
  await expect(page.getByRole("dialog", { name: `Histórico: ${pooled.name}` })).toContainText(
    "Aprovado",
  );
  await page.goto(`${archive}?situacao=rejected`);
  await searchFor(page, word);
  await expect(itemOf(page, refused.name)).toBeVisible();
  await expect(itemOf(page, pooled.name)).toHaveCount(0);
});

test("a person of the talent bank gets a summary for companies and is passed on to one of them, once", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Zuleica${stamp()}`;
  const company = await records.company();
  const job = await records.job({ companyId: company.id, company: company.name, listed: true });
  const person = await records.candidate(null, pdf, { name: `${word} Prado` });
  await database
    .collection(collections.resumes)
    .doc(person.id)
    .update({ status: "approved", updatedAt: new Date() });
  await untilStored(collections.hiringCompanies, company.id, {});
  await openSearched(page, archive, word);
  await page.getByRole("button", { name: `Ver detalhes de ${person.name}` }).click();
  await page.getByRole("button", { name: "Resumo para empresas" }).click();
  const summary = page.getByRole("dialog", { name: /^Resumo para empresas/ });
  await summary.getByLabel("Experiência").fill("Três safras de soja");
  const letGo = await denyWrites(page);
  await summary.getByRole("button", { name: "Salvar resumo" }).click();
  await expect(summary.getByRole("alert")).toContainText("Erro ao salvar o resumo");
  await letGo();
  await summary.getByRole("button", { name: "Salvar resumo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Resumo salvo." })).toBeVisible();
  const described = database
    .collection(collections.talentCards)
    .where("experience", "==", "Três safras de soja");
  await eventually("the card of the person", async () =>
    (await described.get()).empty ? undefined : true,
  );

  await page.getByRole("button", { name: "Indicar a uma empresa" }).click();
  const passOn = page.getByRole("dialog", { name: `Indicar ${person.name}` });
  await passOn.getByLabel("Vaga").selectOption(`${job.title} – ${company.name}`);
  await passOn.getByRole("button", { name: "Enviar pedido" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Pedido enviado." })).toContainText(
    "14 dias para responder",
  );
  const { text } = await mailTo(addressOf(person), "quer falar com você");
  expect(text).toContain(company.name);
});

test("who gave no e-mail address is told of a request by the administrator's WhatsApp", async ({
  page,
  records,
}) => {
  const company = await records.company();
  const job = await records.job({ companyId: company.id, company: company.name, listed: true });
  const person = await records.candidate(null, pdf, {
    name: `Zenaide${stamp()} Prado`,
    email: null,
    phone: "5566998761234",
  });
  await database.collection(collections.resumes).doc(person.id).update({ status: "approved" });
  await eventually(
    "the card of the person",
    async () => (await stored(collections.talentPool, person.id))?.["cardId"],
  );
  await untilStored(collections.hiringCompanies, company.id, {});
  await openSearched(page, archive, person.name);
  await page.getByRole("button", { name: `Ver detalhes de ${person.name}` }).click();
  await page.getByRole("button", { name: "Indicar a uma empresa" }).click();
  const passOn = page.getByRole("dialog", { name: `Indicar ${person.name}` });
  await passOn.getByLabel("Vaga").selectOption(`${job.title} – ${company.name}`);
  await expect(passOn).toContainText("A pessoa não deu e-mail");
  await passOn.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Pedido enviado." })).toContainText(
    "Avise pelo WhatsApp, em Pedidos de contato.",
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Pedidos de contato" }).click();
  const requests = page.getByRole("dialog", { name: "Pedidos de contato" });
  const request = requests.getByRole("listitem").filter({ hasText: company.name });
  await expect(request).toContainText("Sem e-mail: avise pelo WhatsApp");
  const chat = request.getByRole("link", { name: `Avisar ${person.name} pelo WhatsApp` });
  const link = new URL((await chat.getAttribute("href"))!);
  expect(link.origin + link.pathname).toBe("https://wa.me/5566998761234");
  for (const said of [job.title, company.name, "/minhas-candidaturas"])
    expect(link.searchParams.get("text")).toContain(said);
  await expectNoBarrierInOpened(page, "the requests for contact");
});

test("a résumé is downloaded unchanged, under its own name", async ({ page, records }) => {
  const person = await records.candidate(null, pdf, { resumeName: "Currículo – Ação.pdf" });
  await openSearched(page, archive, person.name);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Baixar currículo de ${person.name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Currículo – Ação.pdf");
  expect(Buffer.compare(await readFile(await download.path()), pdf)).toBe(0);
});

test("a missing résumé is reported", async ({ page, records, expectConsole }) => {
  expectConsole(failedWrite);
  const person = await records.candidate(null, pdf);
  await openSearched(page, archive, person.name);
  const download = page.getByRole("button", { name: `Baixar currículo de ${person.name}` });
  await expect(download).toBeVisible();
  // Deleted behind the list's back: a file known to be missing would not be offered.
  await bucket.file(person.resumePath).delete();
  await download.click();
  await expectMessage(page, "Erro ao baixar currículo", "O arquivo não existe mais");
});

test("deleting a person takes the record, the résumé, the talent-pool entry and the file", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const person = await records.candidate(null, pdf);
  await database.collection(collections.resumes).doc(person.id).update({ status: "approved" });
  await untilStored(collections.talentPool, person.id, { status: "available" });
  await openSearched(page, archive, person.name);
  const confirm = async () => {
    await page.getByRole("button", { name: `Excluir ${person.name}` }).click();
    await expect(page.getByRole("dialog")).toContainText(
      "Tem certeza que deseja excluir este candidato?",
    );
    await page.getByRole("dialog").getByRole("button", { name: "Excluir", exact: true }).click();
  };
  await expect(itemOf(page, person.name)).toBeVisible();
  for (const [reason, fail] of waysToFail) {
    const mend = await fail(page);
    await confirm();
    await expectMessage(page, "Erro ao excluir candidato", person.name, because[reason]);
    await expect(itemOf(page, person.name)).toBeVisible();
    await mend();
  }
  expect(await stored(collections.candidates, person.id)).toBeDefined();

  await confirm();
  await expectMessage(page, "Candidato excluído com sucesso", person.name);
  await expect(itemOf(page, person.name)).toHaveCount(0);
  await expect(page.locator("main :focus")).toHaveCount(1);
  expect(await stored(collections.candidates, person.id)).toBeUndefined();
  await untilStored(collections.resumes, person.id, null);
  await untilStored(collections.talentPool, person.id, null);
  await eventually("the file gone", async () =>
    (await bucket.file(person.resumePath).exists())[0] ? undefined : true,
  );
});

test("a job shows who applied below its row", async ({ page, records }) => {
  const job = await records.job();
  const empty = await records.job({ title: `${job.title} sem ninguém` });
  const person = await records.candidate(job, pdf);
  await openSearched(page, "/admin/applications", job.title);
  await expect(
    page.getByText("As candidaturas são encaminhadas diretamente para o e-mail da empresa"),
  ).toBeVisible();
  await expect(page.getByRole("list", { name: "Vagas sem candidaturas" })).toContainText(
    empty.title,
  );
  await page.getByRole("button", { name: new RegExp(`^${job.title} .*1 candidatura$`) }).click();
  await expect(page.getByRole("table", { name: `Candidatos de ${job.title}` })).toContainText(
    person.name,
  );
});

const counts = /runAggregationQuery/;

test("an export holds everybody who matches, can be cancelled, and resumes where it stopped", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  await records.candidate(null, Buffer.from("%PDF-1.7\n%%EOF"));
  await openAsAdmin(page, "/admin/candidates-archive");
  const exporting = page.getByRole("button", { name: "Exportar CSV" });
  await expect(exporting).toBeEnabled();
  const { count } = (await database.collection(collections.candidates).count().get()).data();
  expect(count).toBeGreaterThan(20);

  const goOn = await hold(page, counts);
  await exporting.click();
  await expect(page.getByText("Exportando: 0 candidatos")).toBeVisible();
  await page.getByRole("button", { name: "Cancelar exportação" }).click();
  await expect(page.getByText("Exportando: 0 candidatos")).toHaveCount(0);
  await expect(exporting).toBeFocused();
  goOn();

  await page.route(counts, (route) => route.fulfill(refusal));
  await exporting.click();
  await expect(page.getByRole("alert")).toContainText("A exportação parou em 0 candidatos.");
  await page.unroute(counts);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Continuar" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file.match(/"?;"?\d\d\/\d\d\/\d{4}"?;/g)).toHaveLength(count);
  await expectMessage(page, "Exportação concluída", `${count} candidatos em candidatos-`);
});

test("an export whose code fails to load says so", async ({ page, records, expectConsole }) => {
  expectConsole(failedWrite);
  await records.candidate(null, Buffer.from("%PDF-1.7\n%%EOF"));
  await openAsAdmin(page, "/admin/candidates-archive");
  const exporting = page.getByRole("button", { name: "Exportar CSV" });
  await expect(exporting).toBeEnabled();
  await loseCode(page);
  await exporting.click();
  await expectMessage(page, "Erro ao exportar candidatos");
});
