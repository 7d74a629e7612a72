import { collections } from "@vagas/functions/domain/collections";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { expectNoBarrierInEitherScheme } from "../support/accessibility/axe.ts";
import { newJob, newPublicJob, onSite, test } from "../support/companies.ts";
import { expect, lostRequest } from "../support/e2e.ts";
import { mailSource, mailTo } from "../support/emulators.ts";
import { database } from "../support/project.ts";
import { runSchedule } from "../support/runSchedule.ts";

/** The alert of an address is due, and waits since yesterday. */
async function makeDue(email: string): Promise<void> {
  const rows = await database.collection(collections.alerts).where("email", "==", email).get();
  const now = new Date();
  await rows.docs[0]!.ref.update({ dueAt: now, toldUntil: addDays(now, -1) });
}

test("somebody asks for the new jobs of a list, confirms, gets them by mail, and leaves by one touch", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const email = `quem-procura-${company.uid.toLowerCase()}@correio.example`;
  await page.goto("/vagas?local=Luciara");
  await page.getByRole("link", { name: "Avise-me de vagas novas" }).click();
  await expect(page.getByText("Vagas em Luciara")).toBeVisible();
  await page.getByRole("button", { name: "Receber vagas novas" }).click();
  await expect(page.getByRole("alert")).toHaveText("E-mail inválido");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByText("Todo dia").click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Receber vagas novas" }).click();
  await expect(page.getByText("Tente de novo quando a conexão voltar.")).toBeVisible();
  await page.context().setOffline(false);
  await expectNoBarrierInEitherScheme(page, "the form of an alert");
  await page.getByRole("button", { name: "Receber vagas novas" }).click();
  await expect(page.getByRole("heading", { name: "Confira o seu e-mail" })).toBeFocused();

  const asked = await mailTo(email, "Confirme o aviso de vagas novas");
  await page.goto(/http\S+#\S+/.exec(asked.text!)![0]);
  await page.getByRole("button", { name: "Confirmar o aviso" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeFocused();

  const job = await newJob(company, { ...onSite, location: "Luciara" });
  const listedAt = addMinutes(new Date(), -90);
  const note = { type: job.type, at: listedAt, firstAt: listedAt };
  await database.collection(collections.publishedJobs).doc(job.id).set(note);
  await makeDue(email);
  await runSchedule("sendAlerts");
  const told = await mailTo(email, "Aviso de vagas novas: Vagas em Luciara");
  expect(told.text).toContain(job.title);
  const [leaving] = /http\S+\/avisos\/sair\S+/.exec(told.text!)!;
  expect((await mailSource(told.id)).split("\r\n")).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${leaving}>`,
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]),
  );

  await page.goto(leaving);
  await expect(page).toHaveURL("/avisos/saida");
  await page.getByRole("button", { name: "Sair deste aviso" }).click();
  await expect(page.getByRole("heading", { name: "Pronto: você saiu deste aviso" })).toBeFocused();
  await expect(async () => {
    // Right after the button, a tap may have been meant for it.
    await page.getByText("Consegui trabalho por aqui").click();
    await expect(page.getByLabel("Consegui trabalho por aqui")).toBeChecked({ timeout: 200 });
  }).toPass();
  await expectNoBarrierInEitherScheme(page, "the question why somebody left");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Parabéns pelo trabalho novo!")).toBeVisible();
  expect((await page.request.post(leaving)).status()).toBe(200);
});

test("somebody without an address follows a search, and the home page says what is new on this phone alone", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const list = `empresa=${encodeURIComponent(company.name)}`;
  await page.goto(`/avisos?${list}`);
  await page.getByRole("button", { name: "Seguir esta busca" }).dblclick();
  await expect(page.getByText("Você segue esta busca neste aparelho.")).toBeVisible();

  const job = await newPublicJob(company);
  const found = page.getByRole("region", { name: "Suas buscas" }).getByRole("article");
  await expect(async () => {
    await page.goto("/");
    await expect(found.getByText("1 vaga nova desde sua última visita")).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expectNoBarrierInEitherScheme(page, "the searches that a device follows");
  await found.getByRole("link", { name: job.title }).click();
  await expect(page).toHaveURL(`/vagas/${job.id}`);
  await page.goBack();

  await page.context().setOffline(true);
  await expect(page.getByText("Abaixo está o que havia na última vez.")).toBeVisible();
  await expect(found.getByRole("link", { name: job.title })).toBeVisible();
  await page.context().setOffline(false);
  await found.getByRole("button", { name: "Deixar de seguir" }).click();
  await expect(found).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(found).toHaveCount(1);
});
