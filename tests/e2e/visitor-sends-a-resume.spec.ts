import type { Page } from '@playwright/test';
import { changeJob, expect, hold, lostRequest, onPhoneAndDesk, requests, test } from '../support/e2e.ts';
import { applications } from '../support/records.ts';

const job = { id: 'pao-dourado-balconista', title: 'Balconista de padaria', company: 'Padaria Pão Dourado', whatsapp: '5566999990110' };
const form = (page: Page) => page.getByRole('form', { name: 'Enviar Currículo' });
const nameField = (page: Page) => page.getByLabel('Nome completo');
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Autorizo Padaria Pão Dourado/ });
const talentPool = (page: Page) => page.getByRole('checkbox', { name: /banco de talentos/ });
const submit = (page: Page) => page.getByRole('button', { name: /^Enviar (candidatura|currículo)$/ });
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Candidatura enviada com sucesso!' });
const toast = (page: Page) => page.locator('.MuiSnackbar-root');
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 14), Buffer.from('%%EOF')]);
const unique = (name: string) => `${name} ${Date.now()}`;

async function fillIn(page: Page, name: string) {
  await nameField(page).fill(name);
  await page.getByLabel('E-mail').fill('joana@exemplo.com.br');
  await page.getByLabel('Telefone/WhatsApp').fill('(66) 99876-5432');
}

async function attach(page: Page, bytes = 20_000) {
  await page.locator('input[type=file]').setInputFiles({ name: 'Currículo Joana.pdf', mimeType: 'application/pdf', buffer: pdf(bytes) });
}

onPhoneAndDesk(() => {
  test('for a vacancy, the form names it and its company, and asks for consent that nobody has ticked', async ({ page }) => {
    await page.goto(`/enviar-curriculo?jobId=${job.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Enviar Currículo' })).toBeVisible();
    await expect(page.getByText(`Vaga: ${job.title} · ${job.company}`)).toBeVisible();
    await expect(page.getByText('você será redirecionado para o WhatsApp do anunciante')).toBeVisible();
    await expect(consent(page)).not.toBeChecked();
    await expect(talentPool(page)).not.toBeChecked();
    await fillIn(page, 'Joana Sem Consentimento');
    await attach(page);
    await submit(page).click();
    await expect(page.getByText('Para enviar, autorize o uso dos seus dados nesta candidatura')).toBeVisible();
    await expect(consent(page)).toBeFocused();
    expect(await applications('Joana Sem Consentimento')).toHaveLength(0);
  });

  test('to the talent bank, the form says where the résumé goes and asks for that consent alone', async ({ page }) => {
    await page.goto('/enviar-curriculo');
    await expect(page.getByText('Seu currículo vai para o banco de talentos')).toBeVisible();
    await expect(form(page).getByRole('checkbox')).toHaveCount(1);
    await expect(talentPool(page)).not.toBeChecked();
    await submit(page).click();
    await expect(page.getByText('Para enviar, autorize o uso dos seus dados no banco de talentos')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL('/vagas');
  });

  test('a résumé is dropped or chosen, shown with its size, and taken away again', async ({ page }) => {
    await page.goto('/enviar-curriculo');
    const drop = (name: string, head: string, bytes: number) =>
      page.evaluateHandle(([fileName, start, size]) => {
        const data = new DataTransfer();
        data.items.add(new File([start, new Uint8Array(size)], fileName));
        return data;
      }, [name, head, bytes] as const).then((dataTransfer) => page.locator('input[type=file]').dispatchEvent('drop', { dataTransfer }));

    await expect(page.getByText('Toque para escolher o arquivo')).toBeVisible();
    await drop('Joana.pdf', '%PDF-1.7', 1_572_856);
    await expect(form(page).getByText('Joana.pdf')).toBeVisible();
    await expect(form(page).getByText('1,50 MB', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remover arquivo' }).click();
    await expect(form(page).getByText('Joana.pdf')).toHaveCount(0);
    await drop('Joana.pdf', '%PDF-1.7', 1);
    await expect(form(page).getByText('0,01 MB', { exact: true })).toBeVisible();
    await drop('foto.png', 'PNG', 100);
    await expect(page.getByText('Somente arquivos PDF ou Word são aceitos')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'JOANA.DOCX', mimeType: '', buffer: Buffer.from('PK\x03\x04 a word file') });
    await expect(form(page).getByText('JOANA.DOCX')).toBeVisible();
    await expect(page.getByText('Somente arquivos PDF ou Word são aceitos')).toHaveCount(0);
  });

  test('what was typed is back after a reload, consent is not, and it can be discarded for good', async ({ page }) => {
    await page.goto(`/enviar-curriculo?jobId=${job.id}`);
    await fillIn(page, 'Joana Guardada');
    await page.getByLabel(/Carta de apresentação/).fill('Bom dia,\nmoro perto.');
    await consent(page).check();
    await page.reload();
    const notice = page.getByText('Recuperamos o que você já tinha preenchido neste aparelho.');
    await expect(notice).toBeVisible();
    await expect(nameField(page)).toHaveValue('Joana Guardada');
    await expect(page.getByLabel(/Carta de apresentação/)).toHaveValue('Bom dia,\nmoro perto.');
    await expect(consent(page)).not.toBeChecked();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(nameField(page)).toHaveValue('');
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(nameField(page)).toHaveValue('');
  });

  test('an upload shows how far it is, can be stopped with nothing lost, and goes through afterwards', async ({ page }) => {
    const name = unique('Joana Paciente');
    await page.goto(`/enviar-curriculo?jobId=${job.id}`);
    await fillIn(page, name);
    await consent(page).check();
    await attach(page, 1_500_000);
    let letThrough = 2; // The upload's beginning and its first piece.
    await page.route(requests.upload, async (route) => {
      if (route.request().method() === 'POST' && letThrough-- > 0) await route.continue();
    });
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: /^Enviando o currículo: (1\d|[2-9]\d)%/ })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d$/);
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar envio' }).click();
    await page.unroute(requests.upload);
    await expect(submit(page)).toBeEnabled();
    await expect(nameField(page)).toHaveValue(name);
    await expect(form(page).getByText('Currículo Joana.pdf')).toBeVisible();
    expect(await applications(name)).toHaveLength(0);
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    expect(await applications(name)).toHaveLength(1);
  });

  test('a sent application opens a chat with the words ready, is remembered, and home follows in ten seconds or with a tap', async ({ page }) => {
    const name = unique('Joana Dárc & Filhos');
    await page.clock.install();
    await page.goto(`/enviar-curriculo?jobId=${job.id}`);
    await fillIn(page, name);
    await consent(page).check();
    await attach(page);
    await submit(page).click();
    await expect(sent(page)).toBeFocused();
    await expect(toast(page)).toContainText('Você será redirecionado para o WhatsApp do anunciante.');
    const words = `Olá! Meu nome é ${name} e acabo de enviar meu currículo para a vaga de ${job.title} pelo site Vagas Canabrava.\nE-mail: joana@exemplo.com.br\nTelefone: 5566998765432`;
    const chat = page.getByRole('main').getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', `https://wa.me/${job.whatsapp}?text=${encodeURIComponent(words)}`);
    await expect(chat).toHaveAttribute('target', '_blank');
    const [record] = await applications(name);
    expect(record).toMatchObject({ jobId: job.id, jobTitle: job.title, company: job.company, email: 'joana@exemplo.com.br', phone: '5566998765432', resumeName: 'Currículo Joana.pdf', consent: { talentPool: false }, stage: 'nova' });

    await page.clock.runFor(8000);
    await expect(page).toHaveURL(/enviar-curriculo/);
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/');

    await page.goto(`/enviar-curriculo?jobId=${job.id}`);
    await expect(page.getByRole('heading', { name: 'Você já se candidatou a esta vaga' })).toBeVisible();
    await expect(page.getByText(`Sua candidatura foi enviada em ${new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Cuiaba' })}.`)).toBeVisible();
    await expect(nameField(page)).toHaveCount(0);

    // Where the device has forgotten, the record says so when the form is sent.
    await page.evaluate(() => localStorage.removeItem('vagas-applications'));
    await page.reload();
    await fillIn(page, name);
    await consent(page).check();
    await attach(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Você já se candidatou a esta vaga' })).toBeVisible();
    expect(await applications(name)).toHaveLength(1);
  });

  test('a résumé in the talent bank is thanked for without a chat, and a tap leads home', async ({ page }) => {
    const name = unique('Joana do Banco');
    await page.goto('/enviar-curriculo');
    await fillIn(page, name);
    await talentPool(page).check();
    await attach(page);
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText('Seu currículo chegou para o banco de talentos')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ficar nesta página' }).click();
    await expect(page.getByText(/Você volta ao início/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar para o início' }).click();
    await expect(page).toHaveURL('/');
    expect(await applications(name)).toMatchObject([{ jobId: null, consent: { talentPool: true } }]);
  });

  test('a vacancy that is over takes no application and offers the talent bank', async ({ page }) => {
    await page.goto('/enviar-curriculo?jobId=mercado-araguaia-repositor');
    await expect(page.getByText('Esta vaga não recebe mais candidaturas.')).toBeVisible();
    await expect(nameField(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Enviar para o banco de talentos' }).click();
    await expect(page).toHaveURL('/enviar-curriculo');
    await expect(nameField(page)).toBeVisible();
  });
});

test('an application to a vacancy without a number is thanked for without a chat, and not as one to the talent bank', async ({ page }) => {
  await changeJob(page, { contactWhatsapp: { stringValue: '' } });
  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await fillIn(page, unique('Joana Sem Conversa'));
  await consent(page).check();
  await attach(page);
  await submit(page).click();
  await expect(toast(page)).toContainText('Seu currículo chegou ao anunciante.');
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
});

test('who sent a file that cannot be opened is asked for another one, at once and on coming back, and sends it', async ({ page }) => {
  const name = unique('Joana Cortada');
  const missing = page.getByRole('alert').filter({ hasText: 'O arquivo enviado não pôde ser aberto' });
  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await fillIn(page, name);
  await consent(page).check();
  await page.locator('input[type=file]').setInputFiles({ name: 'cortado.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(missing).toBeVisible();
  await expect(page.getByText(/Você volta ao início/)).toHaveCount(0);

  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await expect(page.getByRole('heading', { name: 'Você já se candidatou a esta vaga' })).toBeVisible();
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
  await expect(page.getByText('O currículo é obrigatório')).toBeVisible();
  await attach(page);
  await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
  await expect(page.getByText('Recebemos o novo arquivo')).toBeVisible();
  await expect.poll(() => applications(name)).toMatchObject([{ resumeMissing: false, resumeName: 'Currículo Joana.pdf' }]);
  await page.reload();
  await expect(page.getByText('Não é preciso enviar de novo.')).toBeVisible();
});

test('an application whose tab was closed between upload and record is finished on the next visit', async ({ page, context, expectConsole }) => {
  expectConsole(lostRequest);
  const name = unique('Joana Apressada');
  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await fillIn(page, name);
  await consent(page).check();
  await attach(page);
  // Cut rather than left waiting: what waits is let through when a page closes.
  await page.route(requests.write, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed', (request) => requests.write.test(request.url())), submit(page).click()]);
  await page.close();
  expect(await applications(name)).toHaveLength(0);

  const next = await context.newPage();
  await next.goto('/sobre');
  await expect(toast(next)).toContainText('Candidatura enviada com sucesso!');
  await expect(toast(next)).toContainText(`Terminamos o envio do seu currículo para ${job.company}.`);
  expect(await applications(name)).toHaveLength(1);
});

test('an application that is refused says so, and what was typed stays', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await fillIn(page, 'Joana Recusada');
  await consent(page).check();
  await attach(page);
  await page.route(requests.write, (route) => route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED', message: 'no' } }, headers: { 'access-control-allow-origin': '*' } }));
  await submit(page).click();
  await expect(toast(page)).toContainText('Erro ao enviar candidatura');
  await expect(toast(page)).toContainText('Houve um problema ao enviar suas informações. Tente novamente.');
  await expect(page.getByText('Esta vaga pode ter sido preenchida ou encerrada')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Joana Recusada');
});

test('a vacancy the address names and nobody knows sends the résumé to the talent bank, and says so', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await page.goto('/enviar-curriculo?jobId=nunca-houve&jobTitle=Astronauta');
  await expect(page.getByText('A vaga deste endereço não foi encontrada.')).toBeVisible();
  await expect(page.getByText('Astronauta')).toHaveCount(0);
  await expect(talentPool(page)).toBeVisible();
});

test('markup in the title an address gives is text, while the vacancy loads and when it fails', async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  page.on('dialog', () => { throw new Error('The markup ran'); });
  const release = await hold(page, requests.document);
  await page.goto(`/enviar-curriculo?jobId=${job.id}&jobTitle=${encodeURIComponent(hostile)}`);
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
  release();
  await expect(page.getByText(`Vaga: ${job.title}`)).toBeVisible();
  await expect(page.getByText(hostile)).toHaveCount(0);
  await page.route(requests.document, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Erro ao carregar a vaga')).toBeVisible();
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
});
