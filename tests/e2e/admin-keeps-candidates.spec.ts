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
import { leadTo } from "../support/page/dataLine.ts";
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
const counts = /runAggregationQuery/;

test("people are found below their job, by name, phone, job, letter, notes and decision, and those of the talent bank are marked", async ({
  page,
  records,
}) => {
  const word = `Jacinta${stamp()}`;
  const job = await records.job();
  const empty = await records.job({ title: `${job.title} sem ninguém` });
  const applied = await records.candidate(job, pdf, {
    name: `${word} Lima`,
    coverLetter: `Sei podar ${word}`,
  });
  const banked = await records.candidate(null, pdf, {
    name: `${word} Souza`,
    phone: "556639991234",
  });
  const resumes = database.collection(collections.resumes);
  await resumes.doc(banked.id).update({ status: "approved", notes: `Ordenha ${word}` });
  await resumes.doc(applied.id).update({ status: "rejected" });
  await eventually("the note among the search terms", async () =>
    (await stored(collections.resumes, banked.id))?.["searchTerms"].includes("ordenh")
      ? true
      : undefined,
  );
  await openSearched(page, "/admin/applications", job.title);
  await expect(
    page.getByText("As candidaturas são encaminhadas diretamente para o e-mail da empresa"),
  ).toBeVisible();
  const jobsWithoutAny = page.getByRole("list", { name: "Vagas sem candidaturas" });
  await expect(jobsWithoutAny).toContainText(empty.title);
  await page.getByRole("button", { name: new RegExp(`^${job.title} .*1 candidatura$`) }).click();
  const applicants = page.getByRole("table", { name: `Candidatos de ${job.title}` });
  await expect(applicants).toContainText(applied.name);

  await page.getByRole("link", { name: "Banco de Talentos", exact: true }).click();
  // The page before has a search too.
  await expect(page.getByRole("table", { name: "Candidatos", exact: true })).toBeVisible();
  await searchFor(page, word.toLowerCase());
  await expect(itemOf(page, applied.name)).toContainText(job.title);
  await expect(itemOf(page, applied.name).locator("mark").first()).toHaveText(word);
  await expect(itemOf(page, banked.name)).toContainText("Banco de Talentos");
  await page.getByLabel("Situação").selectOption("No banco de talentos");
  await expect(page).toHaveURL(/situacao=pool/);
  await expect(itemOf(page, applied.name)).toHaveCount(0);
  await expect(itemOf(page, banked.name)).toBeVisible();
  await leadTo(page, `${archive}?situacao=rejected`);
  await expect(page.getByLabel("Situação")).toHaveValue("rejected");
  await searchFor(page, word);
  await expect(itemOf(page, applied.name)).toBeVisible();
  await expect(itemOf(page, banked.name)).toHaveCount(0);

  await page.getByLabel("Situação").selectOption("Todas as situações");
  await searchFor(page, `podar ${word}`);
  await expect(itemOf(page, banked.name)).toHaveCount(0);
  await expect(itemOf(page, applied.name)).toContainText("Carta de apresentação: Sei podar");
  await searchFor(page, "(66) 3999-1234");
  await expect(itemOf(page, banked.name).locator("mark")).toHaveText("66) 3999-1234");
  await searchFor(page, `Ninguém ${word}`);
  await expect(
    page.getByText("Nenhum candidato encontrado com os filtros aplicados"),
  ).toBeVisible();
  await searchFor(page, `ordenha ${word}`);
  await page.getByRole("button", { name: `Ver detalhes de ${banked.name}` }).click();
  await page.getByRole("button", { name: `Histórico de ${banked.name}` }).click();
  const history = page.getByRole("dialog", { name: `Histórico: ${banked.name}` });
  await expect(history).toContainText("Aprovado");
});

test("a person of the talent bank gets a summary for companies and is passed on to one, once; who gave no e-mail address is told by the administrator's WhatsApp", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Zuleica${stamp()}`;
  const experience = `Três safras de soja, ${word}`;
  const company = await records.company();
  const job = await records.job({ companyId: company.id, company: company.name, listed: true });
  const mailed = await records.candidate(null, pdf, { name: `${word} Prado` });
  const unmailed = await records.candidate(null, pdf, {
    name: `${word} Braga`,
    email: null,
    phone: "5566998761234",
  });
  const approved = { status: "approved", updatedAt: new Date() };
  for (const { id } of [mailed, unmailed])
    await database.collection(collections.resumes).doc(id).update(approved);
  await eventually(
    "the card of who gave no address",
    async () => (await stored(collections.talentPool, unmailed.id))?.["cardId"],
  );
  await untilStored(collections.hiringCompanies, company.id, {});
  await openSearched(page, archive, word);
  await page.getByRole("button", { name: `Ver detalhes de ${mailed.name}` }).click();
  await page.getByRole("button", { name: "Resumo para empresas" }).click();
  const summary = page.getByRole("dialog", { name: /^Resumo para empresas/ });
  await summary.getByLabel("Experiência").fill(experience);
  await page.mouse.click(4, 4);
  const letGo = await denyWrites(page);
  await summary.getByRole("button", { name: "Salvar resumo" }).click();
  await expect(summary.getByRole("alert")).toContainText("Erro ao salvar o resumo");
  await letGo();
  await summary.getByRole("button", { name: "Salvar resumo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Resumo salvo." })).toBeVisible();
  const cards = database.collection(collections.talentCards);
  await eventually("the card of the person", async () =>
    (await cards.where("experience", "==", experience).get()).empty ? undefined : true,
  );

  const sent = page.getByRole("status").filter({ hasText: "Pedido enviado." });
  const passOnTo = async (person: string) => {
    await page.getByRole("button", { name: "Indicar a uma empresa" }).click();
    const passOn = page.getByRole("dialog", { name: `Indicar ${person}` });
    await passOn.getByLabel("Vaga").selectOption(`${job.title} – ${company.name}`);
    return passOn;
  };
  const first = await passOnTo(mailed.name);
  await first.getByRole("button", { name: "Enviar pedido" }).dblclick();
  await expect(sent).toContainText("14 dias para responder");
  expect((await mailTo(addressOf(mailed), "Indicamos você para uma vaga")).text).toContain(
    company.name,
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Ver detalhes de ${unmailed.name}` }).click();
  const second = await passOnTo(unmailed.name);
  await expect(second).toContainText("A pessoa não deu e-mail");
  await second.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(sent).toContainText("Avise pelo WhatsApp, em Pedidos de contato.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pedidos de contato" }).click();
  const requests = page.getByRole("dialog", { name: "Pedidos de contato" });
  const chat = page.getByRole("link", { name: `Avisar ${unmailed.name} pelo WhatsApp` });
  const request = requests.getByRole("listitem").filter({ has: chat });
  await expect(request).toContainText(company.name);
  await expect(request).toContainText("Sem e-mail: avise pelo WhatsApp");
  const link = new URL((await chat.getAttribute("href"))!);
  expect(link.origin + link.pathname).toBe("https://wa.me/5566998761234");
  for (const said of [job.title, company.name, "/minhas-candidaturas"])
    expect(link.searchParams.get("text")).toContain(said);
  await expectNoBarrierInOpened(page, "the requests for contact");
});

test("a résumé is downloaded unchanged, under its own name, or said to be missing; deleting its person takes the record, the résumé, the talent-pool entry and the file", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Quitéria${stamp()}`;
  const lost = await records.candidate(null, pdf, { name: `${word} Reis` });
  const person = await records.candidate(null, pdf, {
    name: `${word} Nunes`,
    resumeName: "Currículo – Ação.pdf",
  });
  await database.collection(collections.resumes).doc(person.id).update({ status: "approved" });
  await untilStored(collections.talentPool, person.id, { status: "available" });
  await openSearched(page, archive, word);
  const resumeOf = ({ name }: { name: string }) =>
    page.getByRole("button", { name: `Baixar currículo de ${name}` });
  const [download] = await Promise.all([page.waitForEvent("download"), resumeOf(person).click()]);
  expect(download.suggestedFilename()).toBe("Currículo – Ação.pdf");
  expect(Buffer.compare(await readFile(await download.path()), pdf)).toBe(0);
  await expect(resumeOf(lost)).toBeVisible();
  // Deleted behind the list's back: a file known to be missing would not be offered.
  await bucket.file(lost.resumePath).delete();
  await resumeOf(lost).click();
  await expectMessage(page, "Erro ao baixar currículo", "O arquivo não existe mais");

  const confirm = async () => {
    await page.getByRole("button", { name: `Excluir ${person.name}` }).click();
    await expect(page.getByRole("dialog")).toContainText(
      "Tem certeza que deseja excluir este candidato?",
    );
    await page.getByRole("dialog").getByRole("button", { name: "Excluir", exact: true }).click();
  };
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

test("an export holds everybody who matches, can be cancelled, resumes where it stopped, and says so if its code fails to load", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Benedita${stamp()}`;
  const pooled = await records.candidate(null, pdf, {
    name: `${word} Rocha`,
    coverLetter: "=SOMA(A1)",
  });
  const refused = await records.candidate(null, pdf, { name: `${word} Dias` });
  const resumes = database.collection(collections.resumes);
  await resumes.doc(pooled.id).update({ status: "approved" });
  await resumes.doc(refused.id).update({ status: "rejected" });
  await openAsAdmin(page, archive);
  const exporting = page.getByRole("button", { name: "Exportar CSV" });
  await expect(exporting).toBeEnabled();
  const { count } = (await database.collection(collections.candidates).count().get()).data();
  expect(count).toBeGreaterThan(20);
  const exported = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  };

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
  const whole = await exported("Continuar");
  expect(whole.match(/"?;"?\d\d\/\d\d\/\d{4}"?;/g)).toHaveLength(count);
  await expectMessage(page, "Exportação concluída", `${count} candidatos em candidatos-`);

  await leadTo(page, `${archive}?situacao=pool`);
  await expect(page.getByLabel("Situação")).toHaveValue("pool");
  await searchFor(page, word);
  await expect(itemOf(page, pooled.name)).toBeVisible();
  const file = await exported("Exportar CSV");
  expect(file).toContain(`\r\n${pooled.name};`);
  expect(file).toContain(";'=SOMA(A1);");
  expect(file).not.toContain(refused.name);
  await expectMessage(page, "Exportação concluída", "1 candidato em candidatos-");

  await page.reload();
  await expect(exporting).toBeEnabled();
  await loseCode(page);
  await exporting.click();
  await expectMessage(page, "Erro ao exportar candidatos");
});
