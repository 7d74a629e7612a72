import type { Page } from '@playwright/test';
import { applications } from '../support/records.ts';
import { expect, test } from '../support/e2e.ts';

const openJob = 'mercado-araguaia-caixa';

async function fillForm(page: Page, name: string) {
  await page.getByLabel(/nome completo/i).fill(name);
  await page.getByLabel(/e-?mail/i).fill('maria.lima@exemplo.com.br');
  await page.getByLabel(/telefone/i).fill('(66) 9 9888-1122');
  await page.getByRole('checkbox').first().check();
}

async function attach(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

const submit = (page: Page) => page.getByRole('button', { name: /^enviar (candidatura|currículo)/i });

test('a résumé of 6 MB is refused beside the field, and what was typed stays', async ({ page }) => {
  await page.goto(`/enviar-curriculo?jobId=${openJob}`);
  await fillForm(page, 'Maria Lima');
  await attach(page, 'grande.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024)]));
  await expect(page.getByText('O arquivo deve ter no máximo 5MB')).toBeVisible();
  await expect(page.getByLabel(/nome completo/i)).toHaveValue('Maria Lima');
});

test('a program named .pdf is refused', async ({ page }) => {
  await page.goto(`/enviar-curriculo?jobId=${openJob}`);
  await attach(page, 'curriculo.pdf', Buffer.from('MZ\x90\x00\x03 this is a program'));
  await expect(page.getByText('Somente arquivos PDF ou Word são aceitos')).toBeVisible();
});

test('an empty form says what is missing, each beside its field', async ({ page }) => {
  await page.goto(`/enviar-curriculo?jobId=${openJob}`);
  await submit(page).click();
  await expect(page.getByText('O nome deve ter pelo menos 3 caracteres')).toBeVisible();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await expect(page.getByText('Telefone inválido')).toBeVisible();
  await expect(page.getByText('O currículo é obrigatório')).toBeVisible();
});

test('a double click on the button sends one application', async ({ page }) => {
  const name = `Maria Dupla ${Date.now()}`;
  await page.goto(`/enviar-curriculo?jobId=${openJob}`);
  await fillForm(page, name);
  await attach(page, 'maria.pdf', await page.pdf());
  await submit(page).dblclick();
  await expect(page.getByText('Candidatura enviada com sucesso!').first()).toBeVisible();
  expect(await applications(name)).toHaveLength(1);
});

test('with the network cut while sending, nothing typed is lost and a second try works', async ({ page, context, expectConsole }) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const name = `Maria Sem Sinal ${Date.now()}`;
  await page.goto(`/enviar-curriculo?jobId=${openJob}`);
  await fillForm(page, name);
  await attach(page, 'maria.pdf', await page.pdf());
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText(/sem internet|Erro ao enviar candidatura/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(/nome completo/i)).toHaveValue(name);
  await expect(page.getByText('maria.pdf')).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByText('Candidatura enviada com sucesso!').first()).toBeVisible({ timeout: 30_000 });
  expect(await applications(name)).toHaveLength(1);
});
