import { inTown } from "../../emulators/seed/inTown.ts";
import { readWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { tabTo } from "../support/accessibility/keyboard.ts";
import { expect, onPhoneAndDesktop, test } from "../support/e2e.ts";
import { questions, writtenResume } from "../support/page/resumeScreens.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { applications } from "../support/storedRecords.ts";

onPhoneAndDesktop(({ wide }) => {
  test("the keyboard alone leads from the search to a job and to a sent application", async ({
    page,
  }) => {
    const name = `Neide do Teclado ${Date.now()}`;
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.type(text);

    // Set from the start, before the browser can open its own window.
    page.on(
      "filechooser",
      (chooser) =>
        void chooser.setFiles({ name: "neide.pdf", mimeType: "application/pdf", buffer: smallPdf }),
    );
    await page.goto("/vagas");
    await expect(page.getByRole("article")).toHaveCount(20);
    await press("Tab");
    await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
    await press("Enter");
    await expect(page).toHaveURL("/vagas");
    await tabTo(page, page.getByPlaceholder("Buscar vagas..."));
    await type("recepcionista");
    await press("Enter");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByPlaceholder("Buscar vagas...")).toBeFocused();

    if (!wide) {
      await tabTo(page, page.getByRole("button", { name: /^Filtros/ }));
      await press("Space");
    }
    const place = page.getByRole("combobox", { name: "Localização" });
    await place.waitFor();
    await tabTo(page, place);
    const chosen = inTown("Confresa");
    await type(chosen);
    await expect(place).toHaveValue(chosen);
    await expect(page).toHaveURL(/local=/);
    if (!wide) {
      await tabTo(page, page.getByRole("button", { name: "Ver 1 vaga" }));
      await press("Enter");
      await expect(page.getByRole("button", { name: /^Filtros/ })).toBeFocused();
    }
    await expect(page.getByRole("article")).toHaveCount(1);

    await tabTo(
      page,
      page
        .getByRole("article", { name: "Recepcionista de clínica" })
        .getByRole("link", { name: "Ver detalhes" }),
    );
    await press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Recepcionista de clínica" }),
    ).toBeFocused();
    await tabTo(page, page.getByRole("link", { name: "Candidatar-se" }));
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Enviar Currículo" })).toBeFocused();

    await tabTo(page, page.getByLabel("Nome completo"));
    await type(name);
    await press("Tab");
    await type("neide@exemplo.com.br");
    await press("Tab");
    await type("66 99876-5432");
    await tabTo(page, page.getByLabel(/Carta de apresentação/));
    await type("Bom dia.");
    await tabTo(page, page.locator("input[type=file]"));
    await press("Enter");
    await expect(page.getByText("neide.pdf")).toBeVisible();
    await tabTo(page, page.getByRole("checkbox", { name: /^Autorizo Clínica Vida Plena/ }));
    await press("Space");
    await tabTo(page, page.getByRole("button", { name: "Enviar candidatura" }));
    await press("Enter");
    await expect(page.getByRole("heading", { name: /^Este é o seu número\?/ })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Sim, está certo" }));
    await press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Candidatura enviada com sucesso!" }),
    ).toBeFocused();
    expect(await applications(name)).toHaveLength(1);
    await tabTo(page, page.getByRole("button", { name: "Voltar para o início" }));
    await press("Enter");
    await expect(page).toHaveURL("/");
  });
});

test("the keyboard alone writes a résumé and sends it", async ({ page }) => {
  const name = `Nair do Teclado ${Date.now()}`;
  const resume = writtenResume(page);
  const press = (key: string) => page.keyboard.press(key);
  const goOn = async (question: number) => {
    await tabTo(page, resume.next);
    await press("Enter");
    await expect(resume.heading).toHaveText(questions[question - 1]!);
    await expect(resume.heading).toBeFocused();
  };

  await resume.open("pao-dourado-balconista");
  await tabTo(page, page.getByRole("checkbox", { name: "Padaria" }));
  await press("Space");
  await goOn(2);
  await tabTo(page, resume.what);
  await page.keyboard.type("Padeira");
  await press("Enter");
  await expect(resume.where).toBeFocused();
  await page.keyboard.type("Pão Quente");
  await press("Tab");
  await page.keyboard.type("2019");
  await goOn(3);
  await tabTo(page, page.getByRole("radio").first());
  await press("ArrowDown");
  await goOn(4);
  await tabTo(page, page.getByRole("checkbox", { name: "Fazer pão" }));
  await press("Space");
  await goOn(5);
  await goOn(6);
  await tabTo(page, resume.name);
  await page.keyboard.type(name);
  await press("Enter");
  await page.keyboard.type("66 99876-5432");
  await tabTo(page, resume.next);
  await press("Enter");
  await expect(resume.heading).toBeFocused();
  await tabTo(page, resume.yes);
  await press("Enter");
  await tabTo(page, resume.jobConsent);
  await press("Space");
  await tabTo(page, resume.send);
  await press("Enter");
  await expect(resume.sent).toBeFocused();
  const [stored] = await applications(name);
  expect(readWrittenResume(stored!["writtenResume"] as string)).toMatchObject({
    wanted: ["bakery"],
    jobs: [{ what: "Padeira", where: "Pão Quente", from: "2019", until: "" }],
    school: "primaryUnfinished",
    skills: ["bread"],
  });
});

test("the focus is visible at every stop of a page, from first to last", async ({ page }) => {
  for (const path of ["/", "/vagas/mercado-araguaia-caixa", "/enviar-curriculo", "/sobre"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole("contentinfo").getByRole("link").last());
  }
});

test("the menu takes the focus, keeps it, returns it, and closes with Escape", async ({ page }) => {
  await page.goto("/sobre");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const button = page.getByRole("button", { name: "Abrir menu" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const menu = page
    .getByRole("dialog", { name: "Menu" })
    .or(page.locator("[aria-label=Menu]"))
    .first();
  await expect(menu).toBeVisible();
  for (let stops = 0; stops < 10; stops += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest(".MuiDrawer-root") !== null),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
