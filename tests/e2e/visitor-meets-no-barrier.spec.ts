import {
  expectNoBarrierAnywhere,
  expectNoBarrierInEitherScheme,
  expectNoBarrierInOpened,
} from "../support/accessibility/axe.ts";
import {
  expectNoBarrierOnFailures,
  visitorFailures,
} from "../support/accessibility/everyFailure.ts";
import {
  expectNoBarrierOnPages,
  expectNoBarrierWithoutData,
} from "../support/accessibility/everyState.ts";
import {
  emptyList,
  expect,
  lostRequest,
  onPhoneAndDesktop,
  requests,
  test,
  withoutRendering,
} from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { keepFullestResume, questions, writtenResume } from "../support/page/resumeScreens.ts";
import { applicationForm, openJobForm } from "../support/page/applicationForm.ts";

const job = "mercado-araguaia-caixa";

const made = { job, title: "", bare: job };

for (const part of [0, 1, 2])
  test(`no page has a barrier, loaded or empty: part ${part + 1} of 3`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(lostRequest);
    await page.goto("/sobre");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoBarrierOnPages(page, "visitor", made, { part, of: 3 });
  });

test("no page has a barrier while it loads, or when loading fails", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  await expectNoBarrierWithoutData(page, "visitor", made, null);
});

test("a rendered page, a filled job, a hidden one, the talent bank, a board without jobs and an unknown address have no barrier", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  for (const [path, sign] of [
    ["/", "Nossos Serviços"],
    ["/vagas/mercado-araguaia-repositor", "Vaga preenchida"],
    ["/vagas/mercado-araguaia-empacotador", "Esta vaga está fora do ar"],
    ["/enviar-curriculo", "Enviar currículo"],
    ["/nada-por-aqui", "Página não encontrada"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectNoBarrierAnywhere(page, path);
  }
  await withoutRendering(page);
  await page.route(requests.list, (route) => route.fulfill(emptyList));
  await page.goto("/");
  await expect(page.getByText("Não há vagas disponíveis no momento.")).toBeVisible();
  await expectNoBarrierAnywhere(page, "an empty board");
});

test("a form with errors everywhere, and one that was sent, have no barrier", async ({ page }) => {
  const form = applicationForm(page);
  await page.goto(openJobForm);
  await form.submit.click();
  await expect(page.getByText("O currículo é obrigatório")).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "the refused form");

  await form.fillIn("Rita Acessível");
  await form.attach();
  await expect(page.getByText("Currículo Joana.pdf")).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "the filled form");
  await form.jobConsent.check();
  await form.submit.click();
  await expect(form.numberCheck).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "the number read back");
  await form.numberIsRight.click();
  await expect(form.sent).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "the sent application");
  await page.goto(openJobForm);
  await expect(
    page.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
  ).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "an application that was sent before");
});

test("no question of a written résumé has a barrier, nor does what follows them, in large text too", async ({
  page,
}) => {
  const resume = writtenResume(page);
  await page.goto("/sobre");
  await keepFullestResume(page);
  await page.goto(`/curriculo?jobId=${job}`);
  await expect(resume.goOn).toBeVisible();
  await expectNoBarrierInOpened(page, "a résumé that was begun");
  for (const [step, sign] of [
    ...questions.slice(0, 5).map((question, i) => [i + 1, question] as const),
    ["numero", "Este é o seu número?"],
    ["enviar", "Confira seu currículo"],
  ] as const) {
    await leadTo(page, `/curriculo?jobId=${job}&passo=${step}`);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(page.getByText("Operador(a) de caixa")).toBeVisible();
    await expectNoBarrierInOpened(page, `step ${step} of a résumé`);
  }
  await leadTo(page, "/curriculo?passo=6");
  await resume.name.fill("");
  await resume.next.click();
  await expect(page.getByRole("alert")).toHaveText("Escreva seu nome");
  await expectNoBarrierInOpened(page, "a résumé without a name");
});

test("a form that could not be sent has no barrier", async ({ page, expectConsole }) => {
  expectConsole(lostRequest);
  await expectNoBarrierOnFailures(page, visitorFailures);
});

onPhoneAndDesktop(({ wide }) => {
  test("menu, filters, manual sharing and the offline banner have no barrier", async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(lostRequest);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("barred")) },
      }),
    );
    await page.goto("/vagas");
    if (!wide) await page.getByRole("button", { name: /^Filtros/ }).click();
    await page.getByRole("combobox", { name: "Categoria" }).selectOption("Vendas");
    await expectNoBarrierInOpened(page, "the open filters");
    if (!wide) {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Abrir menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
      await expectNoBarrierInOpened(page, "the open menu");
      await page.keyboard.press("Escape");
    }
    await page
      .getByRole("link", { name: /^Ver detalhes/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Compartilhar" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoBarrierInOpened(page, "the link to copy");
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await expect(page.getByText("Você está sem internet.")).toBeVisible();
    await expectNoBarrierInEitherScheme(page, "the banner without network");
  });
});
