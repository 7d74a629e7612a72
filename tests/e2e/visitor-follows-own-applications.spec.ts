import { addMinutes } from "@vagas/functions/domain/dates";
import { expect } from "../support/e2e.ts";
import { applicationForm, openJob, openJobForm, test } from "../support/page/applicationForm.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { everythingKept } from "../support/page/everythingKept.ts";
import { database, stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

// People without an e-mail address: the device is their proof.

test("who gives no e-mail address follows, corrects and erases the application on the phone it was sent from", async ({
  page,
  form,
}) => {
  const name = `Dona Rita ${stamp()}`;
  await page.goto(openJobForm);
  await form.fillIn(name, "");
  await form.jobConsent.check();
  await form.attach();
  await form.send();
  await expect(form.sent).toBeVisible();
  const [sent] = await applications(name);
  expect(sent).toMatchObject({ email: null, phone: "5566998765432" });

  await page.getByRole("main").getByRole("link", { name: "Minhas candidaturas" }).click();
  const card = page.getByRole("article", { name: openJob.title }).first();
  await expect(card).toContainText("Enviada");
  // What the company answers is told half an hour after its choice.
  const row = database.doc(`candidates/${openJob.id}_${sent!["uid"]}`);
  await row.update({ stage: "naoSelecionada", stageAt: new Date() });
  await page.reload();
  await expect(card).toContainText("Vista pela empresa");
  await row.update({ stageAt: addMinutes(new Date(), -30) });
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText("Não foi desta vez");
  }).toPass();
  await expect(card.getByRole("link", { name: "Ver vagas parecidas" })).toHaveAttribute(
    "href",
    `/vagas/${openJob.id}#outras-vagas`,
  );

  await page.getByRole("button", { name: "Ver e mudar meus dados" }).click();
  const whole = page.getByRole("article", { name: `Vaga: ${openJob.title}` });
  await expect(whole).toContainText(name);
  await page.getByLabel("Nome completo").fill(`${name} Souza`);
  await page.getByRole("button", { name: "Salvar correção" }).dblclick();
  await expect(whole).toContainText(`${name} Souza`);
  expect(await applications(`${name} Souza`)).toHaveLength(1);

  await card.getByRole("button", { name: `Retirar: ${openJob.title}` }).click();
  await page.getByRole("button", { name: "Retirar", exact: true }).click();
  await expect(card).toContainText("A empresa não vê mais seus dados.");
  expect(await applications(`${name} Souza`)).toMatchObject([{ companyId: null, company: null }]);

  await page.getByRole("button", { name: "Apagar tudo" }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar tudo" }).click();
  await expect(page.getByText("Seus dados foram apagados")).toBeVisible();
  await expect(page.getByText("Nenhuma candidatura enviada deste aparelho")).toBeVisible();
  expect(await applications(`${name} Souza`)).toHaveLength(0);
});

test("two people share a phone: nothing is filled in unasked, and one button clears it", async ({
  page,
  form,
}) => {
  const name = `Mãe ${stamp()}`;
  await page.goto(openJobForm);
  await form.fillIn(name, "");
  await form.jobConsent.check();
  await form.attach();
  await form.submit.click();
  await page.getByLabel("Guardar meus dados neste aparelho para a próxima vez").check();
  await form.numberIsRight.click();
  await expect(form.sent).toBeVisible();

  await leadTo(page, "/enviar-curriculo");
  const again = applicationForm(page);
  const lastTime = page.getByLabel("Usar meus dados da última vez");
  await expect(lastTime).not.toBeChecked();
  await expect(again.name).toHaveValue("");
  await lastTime.check();
  await expect(again.name).toHaveValue(name);
  await lastTime.uncheck();
  await expect(again.name).toHaveValue("");
  // The kept number was found right last time.
  await lastTime.check();
  await again.talentPoolConsent.check();
  await again.attach();
  await again.submit.click();
  await expect(again.sent).toBeVisible();

  // The résumé that is written here offers the same, on the screen that asks for it.
  await leadTo(page, "/curriculo?passo=6");
  await expect(again.name).toHaveValue("");
  await lastTime.check();
  await expect(again.name).toHaveValue(name);
  await lastTime.uncheck();
  await expect(again.name).toHaveValue("");

  await leadTo(page, "/minhas-candidaturas");
  await expect(page.getByRole("article", { name: openJob.title }).first()).toBeVisible();
  await page.getByRole("button", { name: "Limpar tudo daqui" }).click();
  await page.getByRole("button", { name: "Limpar tudo", exact: true }).click();
  await expect(page.getByText("este site não guarda mais nada seu neste aparelho")).toBeVisible();
  await expect(page.getByText("Nenhuma candidatura enviada deste aparelho")).toBeVisible();
  expect(await everythingKept(page)).not.toContain(name);
  // What was sent stays with the company.
  expect(await applications(name)).toHaveLength(2);
});
