import { expectNoBarrierInOpened } from "../support/accessibility/axe.ts";
import { expectNothingCovered } from "../support/accessibility/covered.ts";
import { expect, notification, test, widths } from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { readPaper } from "../support/readPaper.ts";

const id = "mercado-araguaia-caixa";

/** Gives the page a device that shares, and a clipboard that can be written. */
function shareByDevice(): void {
  const shared: unknown[] = [];
  Object.assign(window, { shared });
  Object.defineProperty(navigator, "share", {
    configurable: true,
    value: (data: unknown) => Promise.resolve(shared.push(data)),
  });
  Reflect.deleteProperty(navigator.clipboard, "writeText");
}

test("a job is shared by the device, else its link is copied, else it is shown for copying, on a phone and on a desktop", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/vagas/${id}`);
  const link = new URL(`/vagas/${id}`, page.url()).href;
  const share = page.getByRole("link", { name: "Compartilhar" });
  for (const width of Object.values(widths)) {
    await page.setViewportSize(width);
    await page.evaluate(shareByDevice);
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

    await page.evaluate(() =>
      Object.defineProperty(navigator, "share", { configurable: true, value: undefined }),
    );
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await share.click();
    await expect(notification(page)).toContainText("Link copiado!");
    await expect(notification(page)).toContainText("Link copiado para a área de transferência.");
    await expectNothingCovered(page, "the copied link");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        configurable: true,
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
  }
});

test("a printed job fits one sheet with its text, address and code, also from the browser's menu; nothing printed is to be tapped, and a filled job asks nobody to apply", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      printed: 0,
      print: () => {
        (window as unknown as { printed: number }).printed += 1;
        dispatchEvent(new Event("beforeprint"));
      },
    }),
  );
  await page.goto(`/vagas/${id}`);
  const print = page.getByRole("button", { name: "Imprimir" });
  await expect(print).toBeVisible();
  // Until its code runs, the page prints the town's address; afterwards the one that the browser shows.
  const address = page.getByText(`Candidate-se em ${page.url()}`);
  await expect(async () => {
    await page.keyboard.press("Control");
    await expect(address).toBeAttached({ timeout: 500 });
  }).toPass();
  const sheet = await readPaper(await page.pdf({ preferCSSPageSize: true }));
  expect(sheet).toMatchObject({ sheets: 1, code: page.url() });

  await print.click();
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
  const visible = (text: RegExp | string) => page.getByText(text).filter({ visible: true });
  await expect(visible(/faltam \d+ dias|há \d+ dias/)).toHaveCount(0);
  await expect(page.getByText("Descrição da Vaga")).toBeVisible();
  const apply = page.getByRole("link", { name: "Candidatar-se" });
  const buttons = page.getByRole("button");
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), apply, buttons])
    await expect(part).toHaveCount(0);

  await leadTo(page, "/vagas/mercado-araguaia-repositor");
  await expect(page.getByText("Esta vaga não recebe mais candidaturas. Outras")).toBeVisible();
  await expect(visible("Candidate-se em")).toHaveCount(0);
  await leadTo(page, "/vagas");
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const part of [buttons, page.getByRole("textbox"), apply, visible(/Encerra em/)])
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
