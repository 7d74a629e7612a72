import type { Page } from '@playwright/test';
import { demoCompany, demoUnconfirmed } from '../support/accounts.ts';
import { companiesNamed, jobsTitled } from '../support/records.ts';
import { expect, test } from '../support/e2e.ts';

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/empresa/login');
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The Auth emulator's refusals reach the console as failed requests. */
const refused = /status of 400/;

test('a wrong password is named without saying which of the two was wrong, and the e-mail stays', async ({ page, expectConsole }) => {
  expectConsole(refused);
  await logIn(page, demoCompany.email, 'nao-e-esta');
  await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue(demoCompany.email);
});

test('an empty login asks for both fields', async ({ page }) => {
  await page.goto('/empresa/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Preencha todos os campos').first()).toBeVisible();
});

test('an unconfirmed company stays out and gets its confirmation again', async ({ page }) => {
  await logIn(page, demoUnconfirmed.email, demoUnconfirmed.password);
  await expect(page.getByText('Email não confirmado. Verifique seu email para ativar sua conta.')).toBeVisible();
  await expect(page.getByText('Email de verificação reenviado')).toBeVisible();
  await page.goto('/empresa/dashboard');
  await expect(page).toHaveURL(/\/empresa\/login/);
});

test('a double click registers one company', async ({ page }) => {
  const name = `Oficina Dupla ${Date.now()}`;
  await page.goto('/empresa/cadastro');
  await page.getByLabel('Nome da empresa').fill(name);
  await page.getByLabel('Categoria').selectOption('Serviços');
  await page.getByLabel(/responsável/i).fill('Seu Raimundo');
  await page.getByLabel(/e-?mail/i).fill(`oficina-${Date.now()}@exemplo.com.br`);
  await page.getByLabel('Senha', { exact: true }).fill('Chave-de-boca-13');
  await page.getByLabel(/confirm/i).fill('Chave-de-boca-13');
  await page.getByRole('button', { name: 'Cadastrar' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Cadastro Realizado!' })).toBeVisible();
  expect(await companiesNamed(name)).toHaveLength(1);
});

test('a double click publishes one vacancy', async ({ page }) => {
  const title = `Vaga dupla ${Date.now()}`;
  await logIn(page, demoCompany.email, demoCompany.password);
  await expect(page.getByRole('heading', { name: 'Painel da Empresa' })).toBeVisible();
  await page.goto('/empresa/vagas/nova');
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Descrição').fill('Uma descrição com mais de dez letras.');
  await page.getByLabel(/tipo de vaga/i).selectOption('Vendas');
  await page.getByLabel(/whatsapp/i).fill('(66) 99911-2233');
  await page.getByRole('button', { name: 'Publicar Vaga' }).dblclick();
  await expect(page.getByText('Vaga publicada com sucesso')).toBeVisible();
  expect(await jobsTitled(title)).toHaveLength(1);
});

test('a vacancy typed without network is kept and goes out on the second try', async ({ page, context, expectConsole }) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const title = `Vaga sem sinal ${Date.now()}`;
  await logIn(page, demoCompany.email, demoCompany.password);
  await expect(page.getByRole('heading', { name: 'Painel da Empresa' })).toBeVisible();
  await page.goto('/empresa/vagas/nova');
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Descrição').fill('Uma descrição com mais de dez letras.');
  await page.getByLabel(/tipo de vaga/i).selectOption('Vendas');
  await page.getByLabel(/whatsapp/i).fill('(66) 99911-2233');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publicar Vaga' }).click();
  await expect(page.getByText('Erro ao salvar vaga')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Título')).toHaveValue(title);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Publicar Vaga' }).click();
  await expect(page.getByText('Vaga publicada com sucesso')).toBeVisible({ timeout: 30_000 });
  expect(await jobsTitled(title)).toHaveLength(1);
});
