import type { Page } from '@playwright/test';
import { addDays } from '@vagas/functions/domain/dates';
import { expectNoBarrierAnywhere, expectNoBarrierIn } from '../support/axe.ts';
import { expect, jobsOf, newCandidate, newJob, onSite, openAs, refuse, resetLink, test } from '../support/companies.ts';
import { lostRequest } from '../support/e2e.ts';
import { tabTo } from '../support/keyboard.ts';
import { stamp } from '../support/project.ts';

async function expectNoBarrierAt(page: Page, path: string, heading: string) {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoBarrierAnywhere(page, path);
  });
}

test('the pages around an account have no barrier', async ({ page, newCompany, expectConsole }) => {
  expectConsole(lostRequest);
  await expectNoBarrierAt(page, '/empresa/login', 'Entrar como empresa');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Preencha todos os campos')).toHaveCount(2);
  await expectNoBarrierIn(page, 'main');
  await expectNoBarrierAt(page, '/empresa/cadastro', 'Cadastrar empresa');
  const link = new URL(await resetLink(await newCompany()));
  await expectNoBarrierAt(page, `/empresa/redefinir-senha${link.search}`, 'Redefinir senha');
  await expectNoBarrierAt(page, '/empresa/redefinir-senha', 'Este link está incompleto');
});

test("the company's own pages have no barrier", async ({ page, newCompany }) => {
  test.setTimeout(120_000);
  const company = await newCompany();
  const job = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), 3) });
  const waiting = await newJob(company);
  await refuse(await newJob(company), 'Diga o horário de trabalho.');
  await newJob(company, { ...onSite, filled: true });
  await newCandidate(job, await page.pdf());
  await openAs(page, company, '/empresa/dashboard');
  await expect(page.getByText('Diga o horário de trabalho.')).toBeVisible();
  await expectNoBarrierAnywhere(page, 'the panel');
  await page.getByRole('button', { name: `Mais ações para ${job.title}` }).click();
  await expectNoBarrierIn(page, '[role=menu]');
  await expectNoBarrierAt(page, `/empresa/vagas/${job.id}/candidatos`, 'Candidatos');
  await expect(page.getByText(/^Rosa/).first()).toBeVisible();
  await expectNoBarrierAt(page, `/empresa/vagas/editar/${job.id}`, 'Editar Vaga de Emprego');
  await expectNoBarrierAt(page, `/empresa/vagas/editar/${waiting.id}?previa`, 'Prévia da vaga');
  await expectNoBarrierAt(page, '/empresa/perfil', 'Perfil da empresa');
  await expectNoBarrierAt(page, '/empresa/vagas/nova', 'Publicar Nova Vaga');
  await page.getByRole('button', { name: 'Publicar Vaga' }).click();
  await expect(page.getByText('Selecione um tipo de vaga')).toBeVisible();
  await expectNoBarrierIn(page, 'main');
});

test('a deactivated company meets no barrier but the one it is told of', async ({ page, newCompany }) => {
  await openAs(page, await newCompany({ active: false }), '/empresa/dashboard');
  await expect(page.getByText('Sua empresa está desativada')).toBeVisible();
  await expectNoBarrierAnywhere(page, 'the panel of a deactivated company');
});

test('a company logs in and publishes a job by the keyboard alone', async ({ page, newCompany }) => {
  const company = await newCompany();
  const title = `Recepcionista ${stamp()}`;
  const { keyboard } = page;
  await page.goto('/empresa/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
  await tabTo(page, page.getByLabel(/e-?mail/i));
  await keyboard.type(company.email);
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await keyboard.type(company.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Painel da Empresa' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Nova Vaga', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Publicar Nova Vaga' })).toBeFocused();
  await tabTo(page, page.getByLabel('Título'));
  await keyboard.type(title);
  await tabTo(page, page.getByLabel('Tipo de vaga'));
  await keyboard.type('Aten');
  await tabTo(page, page.getByLabel('Descrição'));
  await keyboard.type('Receber quem chega e atender o telefone.');
  await tabTo(page, page.getByRole('checkbox', { name: 'Vale Transporte' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel(/whatsapp/i));
  await keyboard.type('66999112233');
  // The parts of a date field keep the focus to themselves: its ring is there, and no script sees why.
  const urgent = page.getByRole('checkbox', { name: 'Contratação urgente' });
  await expect(async () => {
    await keyboard.press('Tab');
    await expect(urgent).toBeFocused({ timeout: 200 });
  }).toPass();
  await tabTo(page, page.getByRole('button', { name: 'Prévia' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Prévia' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Prévia' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Publicar Vaga' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Vaga publicada com sucesso')).toBeVisible();
  const [job] = await jobsOf(company);
  expect(job).toMatchObject({ title, type: 'Atendimento', benefits: ['Vale Transporte'], contactWhatsapp: '5566999112233' });
});
