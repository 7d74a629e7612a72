import { candidateId } from "@vagas/functions/domain/application/candidate";
import { checkDigits, formatCnpj } from "@vagas/functions/domain/text/cnpj";
import { formatDate, isoDay } from "@vagas/functions/domain/dates";
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
import { lostRequest, widths } from "../support/e2e.ts";
import { refusal, waysToFail } from "../support/page/failures.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { auth, database, stamp, stored, untilStored } from "../support/project.ts";
import { candidateOf, resumeOf } from "../support/rows.ts";

test.use({ viewport: widths.desktop });

const question =
  "Tem certeza que deseja excluir esta empresa? Esta ação não pode ser desfeita e todos os dados, incluindo vagas, serão removidos.";

test("deactivating a company takes its jobs off the site, activating it brings them back, and a failed action changes nothing", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const cnpj = "11222333000181";
  const company = await records.company({ cnpj });
  const like = await records.company({ cnpj });
  const job = await records.job({ companyId: company.id, company: company.name });
  await untilStored(collections.jobs, job.id, { listed: true });
  await openSearched(page, "/admin/companies", company.email);
  // A match is shown if the row would not show it.
  await expect(itemOf(page, company.name).locator("mark")).toHaveText(company.email);
  const dialog = page.getByRole("dialog");
  const deactivate = async () => {
    await page.getByRole("button", { name: `Desativar ${company.name}` }).click();
    await expect(dialog).toContainText(
      "Tem certeza que deseja desativar esta empresa? As vagas dela saem do site",
    );
    await dialog.getByRole("button", { name: "Desativar" }).click();
  };
  for (const [reason, fail] of waysToFail) {
    const mend = await fail(page);
    await deactivate();
    await expectMessage(page, "Erro ao atualizar a situação da empresa", because[reason]);
    await page.getByRole("button", { name: `Excluir ${company.name}` }).click();
    await expect(dialog).toContainText(question);
    const sure = dialog.getByRole("button", { name: "Excluir", exact: true });
    await page.getByLabel("Confirme o nome").fill("outra empresa");
    await sure.click();
    await expect(page.getByText("O nome digitado não é o da empresa")).toBeVisible();
    await page.getByLabel("Confirme o nome").fill(` ${company.name} `);
    await sure.click();
    await expectMessage(page, "Erro ao excluir empresa", company.name, because[reason]);
    await expect(itemOf(page, company.name)).toContainText("Ativa");
    await mend();
  }
  expect(await stored(collections.companies, company.id)).toMatchObject({ active: true });
  expect((await auth.getUser(company.id)).email).toBe(company.email);

  await deactivate();
  await expectMessage(page, "Empresa desativada com sucesso", company.name);
  await expect(itemOf(page, company.name)).toContainText("Inativa");
  await untilStored(collections.jobs, job.id, { listed: false });
  // Another company with its CNPJ is marked meanwhile, on its page and in the list.
  await untilStored(collections.returnedCompanies, like.id, { email: null });
  await leadTo(page, `/admin/companies/${like.id}`);
  await expect(page.getByText("Mesmo CNPJ de uma empresa que está desativada.")).toBeVisible();
  await leadTo(page, "/admin/companies");
  await searchFor(page, like.email);
  await expect(itemOf(page, like.name)).toContainText("Igual a uma desativada");
  await searchFor(page, company.email);
  await page.getByRole("button", { name: `Ativar ${company.name}` }).click();
  await expectMessage(page, "Empresa ativada com sucesso", company.name);
  await untilStored(collections.jobs, job.id, { listed: true });
  await page.getByRole("button", { name: `Histórico de ${company.name}` }).click();
  await expect(dialog).toContainText("Desativado");
  await expect(dialog).toContainText("Ativado");
  await page.getByRole("button", { name: "Fechar" }).click();

  // The company's own page shows all of it.
  const person = await records.candidate(job, smallPdf);
  await page.getByRole("link", { name: company.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: company.name })).toBeVisible();
  await expect(page.getByRole("link", { name: company.email })).toBeVisible();
  await expect(page.getByText("Confirmado", { exact: true })).toBeVisible();
  await expect(itemOf(page, job.title).first()).toContainText("Ativa");
  await expect(itemOf(page, person.name)).toContainText(job.title);
  await expect(page.getByRole("main")).toContainText("Desativado");
});

test("a company that was looked up is marked on its jobs, and the register of employers takes them off", async ({
  page,
  records,
  openBrowser,
  expectConsole,
}) => {
  expectConsole(lostRequest); // The job's page has status 404 while it is off the site.
  const base = `${String(Date.now()).slice(-8)}0001`;
  const cnpj = `${base}${checkDigits(base)}`;
  const company = await records.company({ cnpj, whatsapp: "5566999990077" });
  const job = await records.job({
    companyId: company.id,
    company: company.name,
    title: `Otorrinolaringologista${stamp()}`,
    contactWhatsapp: "5566999990077",
  });
  await untilStored(collections.jobs, job.id, { listed: true });
  await openAsAdmin(page, `/admin/companies/${company.id}`);
  const jobs = page.getByRole("table", { name: `Vagas de ${company.name}` });
  await expect(jobs).toContainText(job.title);
  const scrolled = ({ parentElement }: HTMLElement) =>
    parentElement!.scrollWidth - parentElement!.clientWidth;
  expect(await jobs.evaluate(scrolled)).toBe(0);
  await page.getByRole("button", { name: "Conferir empresa" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Atenderam no WhatsApp da empresa").check();
  await dialog.getByRole("button", { name: "Salvar conferência" }).click();
  await expectMessage(page, "Conferência salva", company.name);
  await expect(page.getByText("Falta conferir o CNPJ ou CPF e o lugar.")).toBeVisible();
  await page.getByRole("button", { name: "Conferir de novo" }).click();
  await dialog.getByLabel("O CNPJ (ou CPF, CAEPF) existe e é da empresa").check();
  await dialog.getByLabel("O lugar é conhecido").check();
  await dialog.getByRole("button", { name: "Salvar conferência" }).click();
  const mark = `Empresa conferida em ${formatDate(new Date())}`;
  await expect(page.getByText(mark)).toBeVisible();

  const visitor = await (await openBrowser()).newPage();
  const patience = { timeout: 60_000 };
  const rendered = async () => {
    const html = await (await visitor.request.get(`/vagas/${job.id}`)).text();
    const text = html.replace(/<[^>]*>/g, "");
    return { job: text.includes(job.title), mark: text.includes(mark) };
  };
  await expect.poll(rendered, patience).toEqual({ job: true, mark: true });
  await visitor.goto(`/vagas/${job.id}`);
  await expect(visitor.getByText(mark)).toBeVisible();
  await visitor.getByRole("link", { name: company.name, exact: true }).click();
  await expect(visitor).toHaveURL(`/empresas/${company.id}`);
  const heading = visitor.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`Vagas de ${company.name}`);
  await expect(visitor.getByText(mark)).toBeVisible();
  await visitor.getByRole("link", { name: /^Ver detalhes/ }).click();
  await expect(heading).toHaveText(job.title);

  // The mark ends with the name that was looked up.
  await database.doc(`companies/${company.id}`).update({ name: `${company.name} Filial` });
  await expect(page.getByText("A conferência acabou")).toBeVisible();
  await expect(page.getByText(`o nome mudou (era “${company.name}”)`)).toBeVisible();
  await expect.poll(rendered, patience).toEqual({ job: true, mark: false });

  // An edition of the register names it.
  await leadTo(page, "/admin/companies");
  await page.getByRole("button", { name: "Importar edição" }).click();
  await dialog.locator("input[type=file]").setInputFiles({
    name: "cadastro.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Empregador;CNPJ/CPF\r\nFazenda;${formatCnpj(cnpj)}\r\nJo\xe3o;***\r\n`,
      "latin1",
    ),
  });
  await expect(dialog.getByText("1 número no arquivo, 1 linha sem número legível")).toBeVisible();
  await expect(dialog.getByText("Linha 3: João · ***")).toBeVisible();
  await dialog.getByLabel("Edição de").fill(isoDay(new Date()));
  await dialog.getByRole("button", { name: "Importar edição" }).click();
  await expect(dialog.getByText("Confira as linhas e marque aqui")).toBeVisible();
  await dialog.getByLabel("Conferi estas linhas e quero importar sem elas").check();
  await dialog.getByRole("button", { name: "Importar edição" }).click();
  await expectMessage(page, "Edição importada");
  await untilStored(collections.jobs, job.id, { listed: false, held: true });
  await visitor.goto(`/vagas/${job.id}`);
  await expect(heading).toHaveText("Esta vaga está sendo revisada");
  await visitor.goto(`/empresas/${company.id}`);
  await expect(visitor.getByText("Esta empresa não tem vagas abertas agora.")).toBeVisible();

  await leadTo(page, "/admin/dashboard");
  await page.getByRole("link", { name: "Ver a empresa" }).click();
  await expect(page.getByText("Está no Cadastro de Empregadores")).toBeVisible();
  await page.getByRole("button", { name: "Liberar" }).click();
  await dialog.getByRole("button", { name: "Liberar" }).click();
  await expect(dialog.getByText("Diga por que a empresa pode anunciar")).toBeVisible();
  await dialog.getByLabel("Por que a empresa pode anunciar?").fill("É outra empresa");
  await dialog.getByRole("button", { name: "Liberar" }).click();
  await expect(page.getByText("Está no Cadastro de Empregadores e foi liberada")).toBeVisible();
  await untilStored(collections.jobs, job.id, { listed: true, held: false });
});

test("a removal whose remains could not be read is followed on demand, and one that stopped can be continued", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await records.company();
  // Only the tombstone is written and the row deleted, as if the function had been ended there.
  const id = candidateId(`adm-${stamp()}`, `adm${stamp()}`);
  await page.clock.install();
  // The list is opened below: open before, it could see the removal end, and forget it.
  await openAsAdmin(page, "/favicon.svg");
  await page.evaluate(
    ({ id: companyId, name }) =>
      sessionStorage.setItem(
        "vagas-company-removals",
        JSON.stringify([{ id: companyId, name, jobs: 1 }]),
      ),
    company,
  );
  await database.collection(collections.companies).doc(company.id).delete();
  await untilStored(collections.audit, `${company.id}-deleted`, { action: "deleted" });
  await database.collection(collections.audit).doc(`${company.id}-deleted`).delete();
  const candidate = candidateOf(id, { companyId: company.id, company: company.name });
  await database.collection(collections.resumes).doc(id).set(resumeOf(candidate));
  await database.collection(collections.candidates).doc(id).set(candidate);
  records.alsoRemove(collections.candidates, id);

  const counts = /runAggregationQuery/;
  await page.route(counts, (route) => route.fulfill(refusal));
  await page.goto("/admin/companies");
  const removals = page.getByRole("region", { name: "Exclusões em andamento" });
  await expect(removals.getByRole("alert")).toContainText(
    "Não foi possível ver o que falta remover.",
  );
  await expect(removals).not.toContainText("Verificando");
  await page.unroute(counts);
  await removals.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(
    page.getByText("Falta remover: o nome da empresa em 1 candidatura, a conta de acesso."),
  ).toBeVisible();
  // After twenty seconds without progress it says that it has stopped.
  await expect(page.getByRole("button", { name: "Continuar" })).toHaveCount(0);
  await page.clock.fastForward(21_000);
  const calls = /continueCompanyRemoval/;
  await page.route(calls, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectMessage(page, "Erro ao excluir empresa");
  await page.unroute(calls);
  await page.clock.fastForward(21_000);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectMessage(page, "Empresa excluída com sucesso", company.name);
  expect(await stored(collections.candidates, id)).toMatchObject({
    company: null,
    companyId: null,
  });
  expect(await stored(collections.audit, `${company.id}-deleted`)).toMatchObject({
    actor: "admin",
  });
});
