import { expectNoBarrierAnywhere, expectNoBarrierInEitherScheme } from '../support/axe.ts';
import { emptyList, expect, lostRequest, onPhoneAndDesk, requests, test, withoutRendering } from '../support/e2e.ts';
import { expectNoBarrierOnPages, expectNoBarrierWithoutData } from '../support/everyState.ts';

const job = 'mercado-araguaia-caixa';

const made = { job, title: '', bare: job };

test('no page has a barrier, with all it has or with nothing', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await page.goto('/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarrierOnPages(page, 'visitor', made);
});

test('no page has a barrier while it waits, or when nothing comes', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  await expectNoBarrierWithoutData(page, 'visitor', made, null);
});

test('a page as it comes rendered, a filled vacancy, the talent bank, a board without vacancies and an address that leads nowhere have no barrier', async ({ page }) => {
  for (const [path, sign] of [['/', 'Nossos Serviços'], ['/vagas/mercado-araguaia-repositor', 'Vaga preenchida'], ['/enviar-curriculo', 'Enviar currículo'], ['/nada-por-aqui', 'Página não encontrada']] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectNoBarrierAnywhere(page, path);
  }
  await withoutRendering(page);
  await page.route(requests.list, (route) => route.fulfill(emptyList));
  await page.goto('/');
  await expect(page.getByText('Não há vagas disponíveis no momento.')).toBeVisible();
  await expectNoBarrierAnywhere(page, 'an empty board');
});

test('a form with everything wrong, and one that was sent, have no barrier', async ({ page }) => {
  await page.goto(`/enviar-curriculo?jobId=${job}`);
  await page.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(page.getByText('O currículo é obrigatório')).toBeVisible();
  await expectNoBarrierInEitherScheme(page, 'the refused form');

  await page.getByLabel('Nome completo').fill(`Rita Acessível ${Date.now()}`);
  await page.getByLabel('E-mail').fill('rita@exemplo.com.br');
  await page.getByLabel('Telefone/WhatsApp').fill('(66) 99876-5432');
  await page.locator('input[type=file]').setInputFiles({ name: 'rita.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await expect(page.getByText('rita.pdf')).toBeVisible();
  await expectNoBarrierInEitherScheme(page, 'the filled form');
  await page.getByRole('checkbox', { name: /^Autorizo Supermercado/ }).check();
  await page.getByRole('button', { name: 'Enviar candidatura' }).click();
  await page.getByRole('button', { name: 'Ficar nesta página' }).click();
  await expectNoBarrierInEitherScheme(page, 'the sent application');
  await page.goto(`/enviar-curriculo?jobId=${job}`);
  await expect(page.getByRole('heading', { name: 'Você já se candidatou a esta vaga' })).toBeVisible();
  await expectNoBarrierInEitherScheme(page, 'an application that was sent before');
});

onPhoneAndDesk(({ wide }) => {
  test('menu, filters, sharing by hand and the banner without network have no barrier', async ({ page, context, expectConsole }) => {
    expectConsole(lostRequest);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('barred')) } }));
    await page.goto('/vagas');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByLabel('Categoria').selectOption('Vendas');
    await expectNoBarrierInEitherScheme(page, 'the open filters');
    if (!wide) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await expectNoBarrierInEitherScheme(page, 'the open menu');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: /^Ver detalhes/ }).first().click();
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrierInEitherScheme(page, 'the link to copy');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await expect(page.getByText('Você está sem internet.')).toBeVisible();
    await expectNoBarrierInEitherScheme(page, 'the banner without network');
  });
});
