import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { demoAdmin } from "../support/demoLogins.ts";
import { itemOf } from "../support/admin.ts";
import { expect, logIn, newCandidate, newJob, onSite, test } from "../support/companies.ts";
import { widths } from "../support/e2e.ts";
import { eventually } from "../support/emulators.ts";
import { applicationForm } from "../support/page/applicationForm.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { everythingKept } from "../support/page/everythingKept.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { fillInLogin } from "../support/page/signIn.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { stamp, stored } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";
import { addressOf } from "../support/rows.ts";

// What a shared phone still stores after somebody has left.

async function expectForgotten(page: Page, texts: readonly string[]): Promise<void> {
  const kept = await everythingKept(page);
  expect(texts.filter((text) => kept.includes(text))).toEqual([]);
}

test("a company's logout leaves nothing about people, and the text of its draft", async ({
  page,
  newCompany,
}) => {
  await page.setViewportSize(widths.desktop);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const person = await newCandidate(job, smallPdf, {
    email: `${stamp()}@pessoa.example`,
    phone: "5566999991234",
    coverLetter: `Sou de ${stamp()}`,
  });
  await logIn(page, company);
  await expect(page).toHaveURL("/empresa/dashboard");
  await leadTo(page, `/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByText(person.name).first()).toBeVisible();
  await leadTo(page, "/empresa/vagas/nova");
  await page.getByLabel("Título").fill("Pintor de cercas");
  await page.getByLabel(/whatsapp/i).fill("(66) 99911-2244");
  const secrets = [
    company.email,
    "99911-2244",
    person.name,
    addressOf(person),
    person.phone,
    person.coverLetter,
  ];
  await expect.poll(async () => await everythingKept(page)).toContain("99911-2244");
  expect(await everythingKept(page)).toContain(company.email);

  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/empresa/login");
  await expect(page.getByText("Você saiu da sua conta")).toBeVisible();
  await expectForgotten(page, secrets);
  expect(await everythingKept(page)).toContain("Pintor de cercas");
});

test("an administrator's logout leaves no name, address or token", async ({ page, newCompany }) => {
  await page.setViewportSize(widths.desktop);
  const company = await newCompany();
  const person = await newCandidate(await newJob(company, onSite), smallPdf, {
    email: `${stamp()}@pessoa.example`,
  });
  await page.goto("/admin/login");
  await fillInLogin(page, demoAdmin);
  await expect(page).toHaveURL("/admin/dashboard");
  expect(await everythingKept(page)).toContain(demoAdmin.email);
  // The functions may still be processing other tests' data.
  await eventually(
    "what a search finds it by",
    async () => (await stored(collections.companies, company.uid))?.["searchTerms"],
    60_000,
  );
  const heading = page.getByRole("heading", { level: 1 });
  await leadTo(page, "/admin/companies");
  await expect(heading).toHaveText("Empresas");
  await searchFor(page, company.name);
  await itemOf(page, company.name)
    .getByRole("button", { name: /Excluir/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await expect.poll(async () => await everythingKept(page)).toContain(company.name);
  await leadTo(page, "/admin/candidates-archive");
  await expect(heading).toHaveText("Banco de Talentos");
  const otherTab = await page.context().newPage();
  await otherTab.goto("/admin/candidates-archive");
  for (const tab of [page, otherTab]) {
    await searchFor(tab, person.name);
    await expect(itemOf(tab, person.name)).toBeVisible();
    await expect(tab).toHaveURL("/admin/candidates-archive");
    await expect.poll(async () => await everythingKept(tab)).toContain(person.name);
  }
  await page.getByRole("button", { name: "Sair" }).click();
  for (const tab of [page, otherTab]) {
    await expect(tab).toHaveURL("/admin/login");
    await expectForgotten(tab, [
      demoAdmin.email,
      company.name,
      company.email,
      person.name,
      addressOf(person),
      "refreshToken",
    ]);
  }
});

test("a sent application leaves its time and a nameless account on the phone, and nothing that was typed", async ({
  page,
  newCompany,
}) => {
  const job = await newJob(await newCompany(), onSite);
  const typed = {
    name: `Joana ${stamp()}`,
    email: `${stamp()}@pessoa.example`,
    letter: `Moro perto, ${stamp()}`,
  };
  const form = applicationForm(page);
  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await form.fillIn(typed.name, typed.email, "(66) 99876-1122");
  await form.letter.fill(typed.letter);
  await form.attach(smallPdf, "Currículo da Joana.pdf");
  await form.jobConsent.check();
  await expect.poll(async () => await everythingKept(page)).toContain(typed.letter);

  await form.send();
  await expect(form.sent).toBeVisible();
  await expectForgotten(page, [
    ...Object.values(typed),
    "99876-1122",
    "66998761122",
    "Currículo da Joana",
  ]);
  expect(
    JSON.parse(await page.evaluate(() => localStorage.getItem("vagas-applications") ?? "{}")),
  ).toEqual({ [job.id]: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  // The account lets this person, and nobody else, see the application and withdraw it.
  const [record] = await applications(typed.name);
  expect(await everythingKept(page)).toContain(String(record?.["uid"]));
});
