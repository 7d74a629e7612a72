import type { Page } from "@playwright/test";
import { paths } from "@vagas/functions/domain/site/paths";
import { expect, notification } from "../e2e.ts";
import { applicationForm, openJobForm } from "../page/applicationForm.ts";
import { fillInJob } from "../page/companyJobForm.ts";
import { denyWrites, type Failing, lose } from "../page/failures.ts";
import { fillInLogin } from "../page/signIn.ts";
import { expectNoBarrierOnEveryScreen } from "./axe.ts";
import { expectNothingCovered } from "./covered.ts";

/** A form that is filled in and sent, how sending fails, and what the page says. */
type Failure = { path: string; send: (page: Page) => Promise<void>; fail: Failing; says: string };

const offline = "Sem conexão com a internet";
const somebody = { email: "ninguem@empresa.example", password: "Pequi-maduro-27" };

/** The same, once the page has loaded and shows the form with this field. */
function onceOpen(field: string, fail: Failing): Failing {
  return async (page) => {
    await page.getByLabel(field).first().waitFor();
    return fail(page);
  };
}

/** Every form of a visitor at its own address. */
export const visitorFailures: Record<string, Failure> = {
  application: {
    path: openJobForm,
    fail: denyWrites,
    says: "Esta vaga pode ter sido preenchida ou encerrada",
    send: sendApplication,
  },
  "own data": {
    path: paths.ownData,
    fail: lose(/requestOwnData/),
    says: "Não foi possível pedir o link",
    send: askForOwnData,
  },
  "the company's login": {
    path: paths.companyLogin,
    fail: lose(/signInWithPassword/),
    says: offline,
    send: (page) => fillInLogin(page, somebody),
  },
  "a forgotten password": {
    path: paths.companyLogin,
    fail: lose(/requestAccountMail/),
    says: "Erro ao recuperar senha",
    send: forgetPassword,
  },
  registration: {
    path: paths.companyRegister,
    fail: lose(/accounts:signUp/),
    says: offline,
    send: register,
  },
  "the administrator's login": {
    path: paths.adminLogin,
    fail: lose(/signInWithPassword/),
    says: offline,
    send: (page) => fillInLogin(page, somebody),
  },
};

/** The form behind the link of a person's mail. */
export const ownDataFailures = (link: string): Record<string, Failure> => ({
  correction: {
    path: link,
    fail: async (page) => {
      await page.getByRole("button", { name: "Abrir meus dados" }).click();
      return onceOpen("Nome completo", lose(/\/api\/ownData$/))(page);
    },
    says: "Não foi possível concluir",
    send: correctName,
  },
});

/** Every form of a company, and the one behind the link for a new password. */
export const companyFailures = ({
  name,
  resetPath,
}: {
  name: string;
  resetPath: string;
}): Record<string, Failure> => ({
  job: {
    path: paths.companyNewJob,
    fail: denyWrites,
    says: "Erro ao salvar vaga",
    send: publishJob,
  },
  profile: {
    path: paths.companyProfile,
    fail: denyWrites,
    says: "Erro ao salvar o perfil",
    send: saveProfile,
  },
  password: {
    path: paths.companyProfile,
    fail: lose(/signInWithPassword/),
    says: "Erro ao alterar a senha",
    send: changePassword,
  },
  "the deletion of the account": {
    path: paths.companyProfile,
    fail: denyWrites,
    says: "Erro ao excluir empresa",
    send: (page) => deleteAccount(page, name),
  },
  "a new password": {
    path: resetPath,
    fail: onceOpen("Nova senha", lose(/accounts:resetPassword/)),
    says: offline,
    send: chooseNewPassword,
  },
});

/** Every form of the administrator, as a page or in a dialog. */
export const adminFailures = (jobId: string): Record<string, Failure> => ({
  job: { path: paths.adminNewJob, fail: denyWrites, says: "Erro ao salvar", send: createJob },
  "a job that is there": {
    path: paths.adminEditJob(jobId),
    fail: denyWrites,
    says: "Erro ao salvar",
    send: editJob,
  },
  import: {
    path: paths.adminJobApproval,
    fail: denyWrites,
    says: "A importação parou em 0 de 1 vaga",
    send: importJob,
  },
});

/**
 * Checks a form that could not be sent for barriers, while the page announces it: an alert hidden by a dialog does
 * not count.
 */
export async function expectNoBarrierOnFailures(
  page: Page,
  failures: Record<string, Failure>,
): Promise<void> {
  for (const [form, { path, send, fail, says }] of Object.entries(failures)) {
    await page.goto(path);
    const mend = await fail(page);
    await send(page);
    const said = page.getByRole("alert").filter({ hasText: says, visible: true }).first();
    await expect(said, form).toBeVisible();
    // A message stays while the pointer or the focus is in it.
    const close = notification(page).getByRole("button", { name: "Fechar" });
    if (await close.count()) {
      await expectNothingCovered(page, form);
      await close.focus();
    }
    await expectNoBarrierOnEveryScreen(page, `${form}, not sent`);
    await expect(said, `${form}: what it says, all the while`).toBeVisible();
    await mend();
  }
}

async function sendApplication(page: Page): Promise<void> {
  const form = applicationForm(page);
  await form.fillIn("Rita Recusada");
  await form.jobConsent.check();
  await form.attach();
  await form.send();
}

async function askForOwnData(page: Page): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(somebody.email);
  await page.getByRole("button", { name: "Receber o link" }).click();
}

async function forgetPassword(page: Page): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(somebody.email);
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
}

async function register(page: Page): Promise<void> {
  await page.getByLabel("Nome da empresa").fill("Oficina Recusada");
  await page.getByLabel("Categoria").selectOption("Serviços");
  await page.getByLabel("Responsável").fill("Seu Raimundo");
  await page.getByLabel(/e-?mail/i).fill(somebody.email);
  await page.getByLabel("Senha", { exact: true }).fill(somebody.password);
  await page.getByLabel("Confirmar senha").fill(somebody.password);
  await page.getByRole("button", { name: "Cadastrar" }).click();
}

async function publishJob(page: Page): Promise<void> {
  await fillInJob(page, "Pintor de cercas");
  await page.getByRole("button", { name: "Publicar Vaga" }).click();
}

async function saveProfile(page: Page): Promise<void> {
  await page.getByLabel("Responsável").fill("Outra pessoa");
  await page.getByRole("button", { name: "Salvar" }).click();
}

async function changePassword(page: Page): Promise<void> {
  await page.getByLabel("Senha atual").fill(somebody.password);
  await page.getByLabel("Nova senha", { exact: true }).fill("Buriti-novo-31");
  await page.getByLabel("Confirmar nova senha").fill("Buriti-novo-31");
  await page.getByRole("button", { name: "Alterar senha" }).click();
}

async function deleteAccount(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Excluir conta" }).click();
  await page.getByLabel("Confirme o nome").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Excluir conta" }).click();
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill("Buriti-novo-31");
  await page.getByLabel("Confirmar nova senha").fill("Buriti-novo-31");
  await page.getByRole("button", { name: "Redefinir senha" }).click();
}

async function correctName(page: Page): Promise<void> {
  await page.getByLabel("Nome completo").fill("Rosa Corrigida");
  await page.getByRole("button", { name: "Salvar correção" }).click();
}

async function editJob(page: Page): Promise<void> {
  await page.getByLabel("Título").fill("Pintor de cercas");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
}

async function createJob(page: Page): Promise<void> {
  await page.getByLabel("Título").fill("Pintor de cercas");
  await page.getByLabel("Empresa").fill("Fazenda Buriti");
  await page.getByLabel("Tipo", { exact: true }).selectOption("Agricultura");
  await page.getByLabel("WhatsApp para contato").fill("(66) 99912-3456");
  await page.getByLabel("Descrição").fill("Pintar as cercas da fazenda.");
  await page.getByRole("button", { name: "Criar Vaga" }).click();
}

async function importJob(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Importar vagas" }).click();
  await page
    .getByLabel("Ou cole as linhas aqui")
    .fill(
      "titulo;empresa;tipo;descricao;whatsapp\nCeifador;Fazenda Boa;Agricultura;Colher soja na safra;66 99999-1234",
    );
  await page.getByRole("button", { name: "Conferir vagas" }).click();
  await page.getByRole("button", { name: /^Importar 1/ }).click();
}
