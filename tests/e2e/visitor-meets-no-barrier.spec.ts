import { expectNoBarrierAnywhere, expectNoBarrierInEitherScheme } from '../support/axe.ts';
import { expect, hold, lostRequest, onPhoneAndDesk, requests, test, withoutRendering } from '../support/e2e.ts';

const job = 'mercado-araguaia-caixa';

const screens = [
  ['the home page', '/', 'article'],
  ['the vacancies', '/vagas', 'article'],
  ['a vacancy', `/vagas/${job}`, 'article'],
  ['a filled vacancy', '/vagas/mercado-araguaia-repositor', '#outras-vagas'],
  ['the form for a vacancy', `/enviar-curriculo?jobId=${job}`, 'form'],
  ['the form for the talent bank', '/enviar-curriculo', 'form'],
  ['a vacancy that takes no application', '/enviar-curriculo?jobId=mercado-araguaia-repositor', 'main a[href="/enviar-curriculo"]'],
  ['the about page', '/sobre', 'dl'],
  ['the accessibility page', '/acessibilidade', 'h2'],
  ['an address that leads nowhere', '/nada-por-aqui', 'h1'],
  ['a search that finds nothing', '/vagas?busca=astronauta', 'main svg'],
] as const;

for (const [what, path, ready] of screens) {
  test(`${what} has no barrier, at either width, in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await expectNoBarrierAnywhere(page, what);
  });
}

test('a vacancy that is not there has no barrier', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await page.goto('/vagas/nunca-houve');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoBarrierAnywhere(page, 'a missing vacancy');
});

test('what could not be loaded has no barrier', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  await page.route(requests.list, (route) => route.abort());
  for (const path of ['/', '/vagas']) {
    await page.goto(path);
    await expect(page.locator('.MuiSnackbar-root')).toBeVisible();
    await expectNoBarrierInEitherScheme(page, `the failure at ${path}`);
  }
});

test('what is on its way has no barrier', async ({ page }) => {
  await withoutRendering(page);
  await hold(page, requests.list);
  await hold(page, requests.document);
  for (const [path, what] of [['/', 'vagas'], ['/vagas', 'vagas'], [`/vagas/${job}`, 'vaga'], [`/enviar-curriculo?jobId=${job}`, 'formulário']] as const) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: `Carregando ${what}...` })).toBeAttached();
    await expectNoBarrierInEitherScheme(page, `loading ${path}`);
  }
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
