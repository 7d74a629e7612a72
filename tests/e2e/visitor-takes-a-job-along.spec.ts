import { expectNoBarrierInOpened } from "../support/accessibility/axe.ts";
import { expectNothingCovered } from "../support/accessibility/covered.ts";
import { expect, notification, onPhoneAndDesktop, test } from "../support/e2e.ts";
import { readPaper } from "../support/readPaper.ts";

const id = "mercado-araguaia-caixa";

onPhoneAndDesktop(() => {
  test("a job is shared by the device, else its link is copied, else it is shown for copying", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value: (data: unknown) => Promise.resolve(shared.push(data)),
      });
    });
    await page.goto(`/vagas/${id}`);
    const link = new URL(`/vagas/${id}`, page.url()).href;
    const share = page.getByRole("link", { name: "Compartilhar" });
    await share.click();
    await expect(notification(page)).toContainText("Link compartilhado!");
    await expect(notification(page)).toContainText("Vaga compartilhada com sucesso.");
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      {
        title: "Operador(a) de caixa",
        text: "Vaga de Operador(a) de caixa na Supermercado Araguaia",
        url: link,
      },
    ]);

    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await share.click();
    await expect(notification(page)).toContainText("Link copiado!");
    await expect(notification(page)).toContainText("Link copiado para a área de transferência.");
    await expectNothingCovered(page, "the copied link");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: () => Promise.reject(new Error("barred")),
      }),
    );
    await share.click();
    const field = page
      .getByRole("dialog", { name: "Compartilhar vaga" })
      .getByLabel("Link da vaga");
    await expect(field).toHaveValue(link);
    await expect(field).toBeFocused();
    await page.getByRole("button", { name: "Fechar" }).last().click();
    await expect(field).toHaveCount(0);
  });
});

test("a printed job has its text and address, and nothing to tap", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      printed: 0,
      print: () => ((window as unknown as { printed: number }).printed += 1),
    }),
  );
  await page.goto(`/vagas/${id}`);
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed))
    .toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByRole("img", { name: "Código QR com o endereço desta vaga" }),
  ).toBeVisible();
  await expect(page.getByText(`Candidate-se em ${new URL(page.url()).href}`)).toContainText(
    /pelo WhatsApp \(66\) 99999-\d{4}\.$/,
  );
  await expect(page.getByText(/faltam \d+ dias|há \d+ dias/).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(page.getByText("Descrição da Vaga")).toBeVisible();
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: "Candidatar-se" }),
    page.getByRole("button"),
  ])
    await expect(part).toHaveCount(0);
});

test("an ordinary job fits one sheet with its code, also when printed from the browser's menu", async ({
  page,
}) => {
  await page.goto(`/vagas/${id}`);
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  const code = page.getByLabel("Código QR com o endereço desta vaga");
  await expect(async () => {
    await page.keyboard.press("Control");
    await expect(code).toBeAttached({ timeout: 500 });
  }).toPass();
  const sheet = await readPaper(await page.pdf({ preferCSSPageSize: true }));
  expect(sheet).toMatchObject({ sheets: 1, code: page.url() });
});

test("a printed filled job asks nobody to apply, and a printed list has no buttons", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/vagas/mercado-araguaia-repositor");
  await expect(page.getByText("Esta vaga não recebe mais candidaturas. Outras")).toBeVisible();
  await expect(page.getByText("Candidate-se em").filter({ visible: true })).toHaveCount(0);
  await page.goto("/vagas");
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const part of [
    page.getByRole("button"),
    page.getByRole("textbox"),
    page.getByRole("link", { name: "Candidatar-se" }),
    page.getByText(/Encerra em/).filter({ visible: true }),
  ])
    await expect(part).toHaveCount(0);
});

test("a job's pictures are handed to the phone as files, and its poster fills a sheet of A4", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    const share = ({ files }: { files: File[] }) => {
      shared.push(...files.map(({ name, type }) => `${name} ${type}`));
      return Promise.resolve();
    };
    Object.assign(window, { shared });
    for (const [name, value] of Object.entries({ share, canShare: () => true }))
      Object.defineProperty(navigator, name, { configurable: true, value });
  });
  await page.goto(`/vagas/${id}`);
  await page.keyboard.press("Control");
  await page.getByRole("button", { name: "Imagem e cartaz" }).click();
  const dialog = page.getByRole("dialog", { name: "Operador(a) de caixa" });
  await expect(dialog.getByRole("img", { name: /^Imagem para Status da vaga/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Compartilhar" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([`status-${id}.png image/png`]);

  await dialog.getByRole("tab", { name: "Cartaz" }).click();
  await expect(dialog.getByRole("img", { name: /^Cartaz da vaga/ })).toBeVisible();
  await expectNoBarrierInOpened(page, "a job's poster");
  const { code, ...sheet } = await readPaper(await page.pdf({ preferCSSPageSize: true }));
  expect(sheet).toEqual({ sheets: 1, size: [210, 297] });
  expect((await page.request.get(code!)).url()).toBe(page.url());
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("body > img");
  expect(await paper.boundingBox()).toMatchObject({ x: 0, y: 0, width: expect.closeTo(794, 0) });
  await page.emulateMedia({ media: null });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Baixar" }).click();
  expect((await download).suggestedFilename()).toBe(`cartaz-${id}.png`);
});
