import type { Page, Request } from "@playwright/test";
import { expect, hold, lostRequest, onPhoneAndDesktop, test, widths } from "../support/e2e.ts";
import { applicationForm, openJob, openJobForm } from "../support/page/applicationForm.ts";

const job = "/vagas/mercado-araguaia-caixa";
const isCode = (request: Request) => new URL(request.url()).pathname.startsWith("/assets/");

/** Opens a page as a first visit does: its code stays away until something needs it. Returns the requests since. */
async function openBare(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.evaluate((to) => window.location.assign(to), address);
  await page.waitForURL((url) => url.pathname + url.search === address);
  await page.waitForLoadState("load");
  return requests;
}

/** Lets the code come so late that each act of a test comes before it. */
async function delayCode(page: Page, ms = 900): Promise<void> {
  await page.route(/\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

test.beforeEach(async ({ page }) => {
  // A page of the same origin that stores nothing, so that the visit begins with the next one.
  await page.goto("/robots.txt");
});

for (const [address, viewport] of [
  ["/", widths.desktop],
  ["/vagas", widths.desktop],
  [job, widths.phone],
] as const)
  test(`${address} is one request, until something needs its code`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const requests = await openBare(page, address);
    await page.mouse.wheel(0, 600);
    // A busy browser scrolls later.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await page.waitForTimeout(500);
    expect(requests.filter((request) => !/favicon|icon/.test(request.url())).length).toBe(1);

    // Its styles are all there: the code changes nothing to be seen.
    const bare = await page.screenshot({ animations: "disabled" });
    await page.keyboard.press("Shift");
    await page.locator('style[data-emotion^="css"]').first().waitFor({ state: "attached" });
    await page.waitForTimeout(200);
    expect(requests.some(isCode)).toBe(true);
    expect(bare.equals(await page.screenshot({ animations: "disabled" }))).toBe(true);
  });

onPhoneAndDesktop(({ wide }) => {
  test("the colours change at once, without code, and stay changed with it; what is typed stays while it comes", async ({
    page,
  }) => {
    await delayCode(page);
    const requests = await openBare(page, "/vagas");
    const scheme = page.locator("html");
    // As phones do in the evening.
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(scheme).toHaveAttribute("data-color-scheme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(scheme).toHaveAttribute("data-color-scheme", "light");
    await page.getByRole("button", { name: /^Usar tema/ }).click();
    await expect(scheme).toHaveAttribute("data-color-scheme", "dark");
    expect(requests.some(isCode)).toBe(false);

    const field = page.getByRole("searchbox", { name: "Buscar vagas" });
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => requests.some(isCode)).toBe(true);
    await field.pressSequentially("caixa", { delay: 250 });
    await expect(field).toHaveValue("caixa");
    await expect(field).toBeFocused();
    await expect(page.getByRole("button", { name: "Usar tema claro" })).toBeVisible();
    await expect(scheme).toHaveAttribute("data-color-scheme", "dark");
    await field.press("Enter");
    await expect(page).toHaveURL("/vagas?busca=caixa");
    await expect(page.getByRole("link", { name: /Ver detalhes/ }).first()).toBeVisible();
  });

  test("filters apply, and a job leads back to the list with its filters and place, without code", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const requests = await openBare(page, "/vagas");
    if (wide) {
      await page.getByLabel("Categoria").first().selectOption("Comércio");
    } else {
      await page.getByRole("button", { name: /^Filtros/ }).click();
      const panel = page.getByRole("group", { name: "Filtros" });
      await panel.getByLabel("Categoria").selectOption("Comércio");
      await expect(page).toHaveURL("/vagas");
      await panel.getByRole("button", { name: "Ver vagas" }).click();
    }
    await expect(page).toHaveURL("/vagas?categoria=Com%C3%A9rcio");
    // The way back leads to a list without the filter, which shows none.
    await page.goBack();
    await expect(page).toHaveURL("/vagas");
    await expect(page.locator("[name=categoria]")).toHaveValue("");
    await page.goForward();
    await expect(page).toHaveURL("/vagas?categoria=Com%C3%A9rcio");
    const last = page.getByRole("link", { name: /Ver detalhes/ }).last();
    await last.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await last.click();
    await page.waitForURL(/\/vagas\/./);
    await page.getByRole("link", { name: "Voltar para vagas" }).click();
    await expect(page).toHaveURL("/vagas?categoria=Com%C3%A9rcio");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.getByRole("link", { name: "Tirar o filtro Comércio" }).click();
    await expect(page).toHaveURL("/vagas");
    expect(requests.filter(isCode).length).toBe(0);
  });
});

test("a job prints, is copied, is shown where the clipboard is barred, and is shared at once; the next page fetches the code", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const requests = await openBare(page, job);
  const html = page.locator("html");
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(html).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const share = page.getByRole("link", { name: "Compartilhar" });
  await share.click();
  await expect(page.getByRole("alert")).toHaveText("Link copiado para a área de transferência.");
  const ofJob = new RegExp(`${job}$`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(ofJob);

  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => Promise.reject(new Error("barred"));
    window.prompt = (_question, text = "") => {
      document.documentElement.setAttribute("data-shown", text);
      return null;
    };
  });
  await share.click();
  await expect(html).toHaveAttribute("data-shown", ofJob);

  await page.evaluate(() => {
    navigator.share = async ({ url } = {}) =>
      document.documentElement.setAttribute("data-shared", url ?? "");
  });
  await share.click();
  await expect(html).toHaveAttribute("data-shared", ofJob);
  expect(requests.some(isCode)).toBe(false);

  // Nobody touches anything there.
  await page.getByRole("link", { name: "Voltar para vagas" }).click();
  await page.waitForURL("/vagas");
  await expect.poll(() => requests.some(isCode)).toBe(true);
});

test("a press that needs the code is held, and done once it has come", async ({ page }) => {
  const codeComes = await hold(page, /\/assets\//);
  await openBare(page, openJobForm);
  const button = page.getByRole("button", { name: "Cancelar" });
  await button.click();
  // Impatient people press again.
  await button.click({ force: true });
  await expect(button).toHaveAttribute("aria-busy", "true");
  // The menu, opened meanwhile, must not cover what was asked for before.
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-code", "coming");
  codeComes();
  await expect(page).toHaveURL(`/vagas/${openJob.id}`);
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("without popovers the menu waits for the code, and no filters stand open", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
  await openBare(page, "/vagas");
  const panel = page.locator("#filtros");
  // Such a browser does not know the attribute either.
  await panel.evaluate((part) => part.removeAttribute("popover"));
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("an application is typed, ticked and sent before its code has come, and nothing of it is lost", async ({
  page,
}) => {
  const form = applicationForm(page);
  await delayCode(page, 4_000);
  await openBare(page, openJobForm);
  await form.name.pressSequentially("Joana Apressada", { delay: 20 });
  await form.letter.fill("Moro perto.");
  await form.jobConsent.check();
  await form.attach();
  await form.submit.click();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("html")).toHaveAttribute("data-code", "coming");
  // Typed while the code starts: the first letters before, the last ones after it runs.
  const email = page.getByLabel("E-mail");
  await email.pressSequentially("joana.apressada@exemplo.com.br", { delay: 250 });
  await expect(page.locator("html")).not.toHaveAttribute("data-code");
  await expect(email).toHaveValue("joana.apressada@exemplo.com.br");
  await expect(form.name).toHaveValue("Joana Apressada");
  await expect(form.letter).toHaveValue("Moro perto.");
  await expect(form.jobConsent).toBeChecked();
  await expect(form.whole.getByText("Currículo Joana.pdf")).toBeVisible();
  // The form was sent, and the one field that was empty says so.
  await expect(page.getByLabel("Telefone/WhatsApp")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Recuperamos o que você já tinha preenchido")).toHaveCount(0);
});

test("a whole application that is sent before its code has come asks about the number once it has", async ({
  page,
}) => {
  const form = applicationForm(page);
  const codeComes = await hold(page, /\/assets\//);
  await openBare(page, openJobForm);
  await form.fillIn("Joana Ligeira");
  await form.jobConsent.check();
  await form.attach();
  await form.submit.click();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  codeComes();
  await expect(form.numberCheck).toBeVisible();
  await expect(form.whole.getByRole("alert")).toHaveCount(0);
});

test("a text is checked on the device: typed before the code has come, and sent nowhere", async ({
  page,
}) => {
  await delayCode(page);
  const requests = await openBare(page, "/vaga-legal");
  await page.getByLabel("Texto da vaga").fill("Moça de boa aparência");
  await page.getByRole("button", { name: "Conferir" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Troque “boa aparência”.")).toBeVisible();
  await expect(page.getByLabel("Texto da vaga")).toHaveValue("Moça de boa aparência");
  await page.getByLabel("Texto da vaga").fill("Atender no balcão");
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(main.getByText("Não encontramos nada que a lei não permita.")).toBeVisible();
  for (const request of requests) {
    expect(request.method()).toBe("GET");
    expect(decodeURIComponent(request.url())).not.toMatch(/Mo[cç]a|balc/);
  }
});

test("what is typed into an application outlives code that does not come", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const form = applicationForm(page);
  const notice = page.getByText("Recuperamos o que você já tinha preenchido neste aparelho");
  await page.route(/\/assets\//, (route) => route.abort());
  await openBare(page, openJobForm);
  await form.name.pressSequentially("Joana Sem Sinal");
  await form.jobConsent.check();
  await expect(page.getByRole("alert")).toContainText("Não foi possível carregar");
  await page.unroute(/\/assets\//);
  await form.submit.click();
  await expect(notice).toBeVisible();
  await expect(form.name).toHaveValue("Joana Sem Sinal");

  // The rest of a draft stays when another field is typed before the code has come.
  await delayCode(page);
  await openBare(page, openJobForm);
  await form.letter.pressSequentially("Moro perto.");
  await expect(notice).toBeVisible();
  await expect(form.name).toHaveValue("Joana Sem Sinal");
  await expect(form.letter).toHaveValue("Moro perto.");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("consent");
});

test("at the address of a job that never was, other jobs come by themselves", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await openBare(page, "/vagas/nunca-houve");
  await expect(page.getByRole("region", { name: "Outras vagas abertas" })).toBeVisible();
});

/** Answers the data of pages as if the board had changed since they were rendered. */
async function changeBoard(page: Page): Promise<void> {
  await page.route("**/dados/**", async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { version: string; job?: { title: string } };
    if (data.job) data.job.title += " (noturno)";
    await route.fulfill({ response: answer, json: { ...data, version: "other" } });
  });
}

test("code or data that does not come says so, the page stays, and the next touch brings it as it is by then", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const failure = page.getByRole("alert");
  const heading = page.getByRole("heading", { level: 1 });
  await page.route(/\/assets\//, (route) => route.abort());
  await openBare(page, job);
  await page.keyboard.press("ArrowDown");
  await expect(failure).toContainText("Não foi possível carregar");

  await page.unroute(/\/assets\//);
  await page.route("**/dados/**", (route) => route.abort());
  const cut = page.waitForEvent("requestfailed", (request) => request.url().includes("/dados/"));
  await page.keyboard.press("ArrowDown");
  await cut;
  await expect(failure).toContainText("Não foi possível carregar");
  await expect(heading).toBeVisible();

  await page.unroute("**/dados/**");
  await changeBoard(page);
  await page.keyboard.press("ArrowDown");
  await expect(heading).toHaveText(/\(noturno\)$/);
  await expect(failure).toHaveCount(0);
});

for (const changed of [false, true])
  test(`filters that are being chosen while the code comes apply, and further ones with them${changed ? "; also if the list changed since" : ""}`, async ({
    page,
  }) => {
    await page.setViewportSize(widths.phone);
    if (changed) await changeBoard(page);
    const codeComes = await hold(page, /\/assets\//);
    await openBare(page, "/vagas");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: /^Filtros/ }).click();
    const panel = page.getByRole("group", { name: "Filtros" });
    await panel.getByLabel("Categoria").selectOption("Comércio");
    await panel.getByLabel("Mostrar vagas preenchidas").check();
    await expect(page).toHaveURL("/vagas");
    codeComes();
    await expect(page).toHaveURL("/vagas?categoria=Com%C3%A9rcio&preenchidas=1");
    await panel.getByLabel("Ordem").selectOption("Maior salário");
    const all = "/vagas?categoria=Com%C3%A9rcio&preenchidas=1&ordem=salario";
    await expect(page).toHaveURL(all);
    await panel.getByRole("button", { name: "Ver vagas" }).click();
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(page).toHaveURL(all);
    await expect(page.getByRole("link", { name: "Tirar o filtro Comércio" })).toBeVisible();
  });

test("what is typed stays in a list that changed since it was rendered", async ({ page }) => {
  await changeBoard(page);
  await delayCode(page);
  await openBare(page, "/vagas");
  const field = page.getByRole("searchbox", { name: "Buscar vagas" });
  await page.keyboard.press("ArrowDown");
  await field.pressSequentially("caixa");
  await page.locator('style[data-emotion^="css"]').first().waitFor({ state: "attached" });
  await expect(field).toHaveValue("caixa");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(page).toHaveURL("/vagas?busca=caixa");
});
