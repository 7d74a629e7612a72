import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { collections } from "@vagas/functions/domain/collections";
import { workDayText } from "@vagas/functions/domain/job/dayWork";
import { readExplanations } from "@vagas/functions/domain/law/explanations";
import { minimumWageAt } from "@vagas/functions/domain/pay/minimumWage";
import { reaisText } from "@vagas/functions/domain/pay/payText";
import { town } from "@vagas/functions/domain/town";
import { expect, fillQueue, jobsOf, logIn, openAs, test } from "../support/companies.ts";
import { loseCode, lostRequest } from "../support/e2e.ts";
import { fillInJob } from "../support/page/companyJobForm.ts";
import { database, stamp, untilStored } from "../support/project.ts";

const newJob = "/empresa/vagas/nova";
const minimum = minimumWageAt(new Date());

test("a form names beside each field what is missing or wrong, warns of a wage below the minimum, and is sent as it was typed", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const now = new Date();
  await openAs(page, company, newJob);
  const send = page.getByRole("button", { name: "Publicar Vaga" });
  const widthOf = async (label: string) => (await page.getByLabel(label).boundingBox())!.width;
  expect(await widthOf("Localização")).toBe(await widthOf("Título"));
  await page.getByLabel("Localização").fill("");
  await page.getByLabel("Empresa", { exact: true }).fill("");
  await send.click();
  for (const message of [
    "Título deve ter no mínimo 2 caracteres",
    "Nome da empresa é obrigatório",
    "Localização é obrigatória",
    "Descreva a vaga com pelo menos 10 caracteres",
    "Selecione um tipo de vaga",
    "Informe um número válido de WhatsApp com DDD",
  ]) {
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  }
  await expect(page.getByLabel("Título")).toBeFocused();
  await expect(page.getByLabel("Título")).toHaveAttribute("aria-invalid", "true");
  expect(await jobsOf(company)).toEqual([]);

  await fillInJob(page, `Horticultor ${stamp()}`);
  await page.getByLabel("Localização").fill(town.name);
  await page.getByLabel("Empresa", { exact: true }).fill(company.name);
  const deadline = page.getByLabel("Prazo para candidaturas");
  await expect(deadline).toHaveValue(isoDay(addDays(now, 30)));
  for (const [day, message] of [
    ["", "Informe o prazo para candidaturas"],
    [isoDay(addDays(now, -1)), "O dia não pode estar no passado"],
    [isoDay(addDays(now, 61)), "O dia deve ser no máximo daqui a 60 dias"],
  ] as const) {
    await deadline.fill(day);
    await send.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await deadline.fill(isoDay(addDays(now, 60)));
  await page.getByLabel("Faixa de valores").check();
  await page.getByLabel("De (R$)").fill("1.500");
  await page.getByLabel("Até (R$)").fill("6.000,01");
  await send.click();
  await expect(
    page.getByText("O valor final deve ser de no máximo 4 vezes o inicial"),
  ).toBeVisible();
  await expect(page.getByLabel("Até (R$)")).toBeFocused();

  await page.getByLabel("Número de vagas").fill("3");
  await page.getByLabel("Valor exato").check();
  await page.getByLabel("Valor (R$)").fill(reaisText(minimum.month - 1));
  const wage = `${reaisText(minimum.month)} por mês`;
  const warning = page.getByText(`Abaixo do salário mínimo (${wage}).`);
  await expect(warning).toBeVisible();
  await page.getByLabel("Valor (R$)").fill(reaisText(minimum.month));
  await expect(warning).toBeHidden();
  await page.getByRole("button", { name: "Além do valor (opcional)" }).dblclick();
  await page.getByLabel("Comissão").check();
  await page.getByRole("combobox", { name: "Alimentação" }).selectOption("Por conta da empresa");
  await expect(
    page.getByText(`Na vaga aparece: ${wage} + comissão, com alimentação`),
  ).toBeVisible();
  await send.click();
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
  const [sent] = await jobsOf(company);
  expect(sent).toMatchObject({
    openings: 3,
    salary: wage,
    pay: { kind: "exact", least: minimum.month, unit: "mês", extras: ["comissão"], meals: "free" },
  });
  expect(isoDay(sent!.expiresAt.toDate())).toBe(isoDay(addDays(now, 60)));
});

test("work of a day asks for what a day needs, and is repeated by one touch", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const title = `Colhedor ${stamp()}`;
  const now = new Date();
  await openAs(page, company, newJob);
  await fillInJob(page, title);
  await page.getByLabel("Requisitos").fill("Luvas");
  await page.getByRole("radio", { name: "Diária", exact: true }).check();
  await expect(page.getByLabel("Título")).toHaveValue(title);
  for (const label of ["Requisitos", "Como paga", "Escolaridade", "Prazo para candidaturas"])
    await expect(page.getByLabel(label)).toHaveCount(0);
  await page.getByLabel("Número de pessoas").fill("4");
  await page.getByLabel("Valor do dia (R$)").fill(reaisText(minimum.day - 1));
  await expect(
    page.getByText(`Abaixo do salário mínimo (${reaisText(minimum.day)} a diária).`),
  ).toBeVisible();
  await page.getByLabel("Valor do dia (R$)").fill("120");
  await expect(page.getByLabel("Dia do trabalho")).toHaveValue(isoDay(addDays(now, 1)));
  await page.getByLabel("Dia do trabalho").fill(isoDay(now));
  await page.getByLabel("Ponto de encontro").fill("Praça, às 5h30");
  await page.getByRole("button", { name: "Publicar Vaga" }).click();
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
  const [sent] = await jobsOf(company);
  expect(sent).toMatchObject({
    dayWork: true,
    openings: 4,
    meetingPlace: "Praça, às 5h30",
    requirements: "",
    pay: { kind: "exact", least: 120_00, unit: "diária" },
  });
  expect(sent!.expiresAt.toDate()).toEqual(endOfDay(isoDay(now)));

  const { docs } = await database.collection(collections.jobs).where("title", "==", title).get();
  // The event of the new job has ended once its approval waits.
  await untilStored(collections.jobApprovals, docs[0]!.id, { status: "pending" });
  await database
    .collection(collections.jobApprovals)
    .doc(docs[0]!.id)
    .update({ status: "approved", updatedAt: now });
  await expect(page.getByText("é hoje")).toBeVisible();
  await page.getByRole("button", { name: `Repetir amanhã: ${title}` }).click();
  await expect(page.getByText("Diária marcada para")).toBeVisible();
  const said = `Diária · ${workDayText(addDays(now, 1))} · 4 pessoas`;
  await expect(async () => {
    await page.goto("/vagas?diarias=1");
    await expect(page.getByRole("article", { name: title })).toContainText(said, { timeout: 500 });
  }).toPass();
});

test("what was typed survives a preview that does not load, a reload and a full queue, until it is discarded or sent", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const title = `Confeiteira ${stamp()}`;
  await openAs(page, company, newJob);
  const typed = page.getByLabel("Título");
  const restored = page.getByText("Recuperamos o rascunho");
  await fillInJob(page, title);
  await page.getByLabel("Faixa de valores").check();
  await page.getByLabel("De (R$)").fill("1.500");
  await page.getByLabel("Até (R$)").fill("6.000,01");
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).join()))
    .toContain("6.000,01");
  await loseCode(page);
  await page.getByRole("button", { name: "Prévia" }).click();
  const preview = page.getByRole("dialog", { name: "Prévia" });
  await expect(preview.getByText("Não foi possível montar a prévia")).toBeVisible();
  await preview.getByRole("button", { name: "Fechar a prévia" }).click();
  await expect(typed).toHaveValue(title);

  await page.unrouteAll();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(typed).toHaveValue(title);
  await expect(page.getByLabel("De (R$)")).toHaveValue("1.500");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(typed).toHaveValue("");

  await fillInJob(page, title);
  const [first] = await fillQueue(company, new Date());
  const send = page.getByRole("button", { name: "Publicar Vaga" });
  const notice = page.getByRole("form", { name: "Nova vaga" }).getByRole("alert");
  await send.click();
  await expect(notice).toContainText("Você já tem 10 vagas aguardando aprovação.");
  await expect(typed).toHaveValue(title);

  // Deleted or decided: the place is free without waiting for the event.
  await database.collection(collections.jobs).doc(first!.id).delete();
  await send.click();
  await expect(notice).toContainText("Aguarde um minuto");
  await expect(typed).toHaveValue(title);

  const places = database.collection(collections.queuePlaces).doc(company.uid);
  await places.update({ thirdLastAt: new Date(Date.now() - 60_000) });
  await send.click();
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
  const [job] = (await jobsOf(company)).filter((one) => one.title === title);
  expect(job).toMatchObject({ approvalStatus: "pending" });
  expect((await places.get()).get("place")).toBe("0");
  await page.getByRole("link", { name: "Nova Vaga", exact: true }).click();
  await expect(typed).toHaveValue("");
  await expect(restored).toHaveCount(0);
});

test("a company writes what the law does not allow, mends it, explains the rest, and sends the job", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const title = `Recepcionista ${stamp()}`;
  await openAs(page, company, newJob);
  await fillInJob(page, title);
  const form = page.getByRole("form", { name: "Nova vaga" });
  const description = page.getByLabel("Descrição");
  const found =
    "Troque “boa aparência”. A lei não permite exigir aparência (Lei 7.716/1989, art. 4º, § 2º). Sugestão: “cordialidade”.";
  const note = form.getByRole("listitem").filter({ hasText: found });
  await expect(form.getByText("A decisão é de quem aprova.")).toHaveCount(1);

  await test.step("nothing is said while a word is being written", async () => {
    await description.fill("");
    await description.pressSequentially("Atender com boa aparência");
    await page.waitForTimeout(2_000);
    await expect(note).toHaveCount(0);
    await description.press(".");
    await expect(note).toBeVisible();
    await expect(description).toBeFocused();
  });

  await test.step("the words are replaced, and the replacement is undone, by its button and by the keyboard", async () => {
    await note.getByRole("button", { name: "Trocar" }).click();
    await expect(description).toHaveValue("Atender com cordialidade.");
    await expect(note).toHaveCount(0);
    const undo = form.getByRole("button", { name: "Desfazer" });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(description).toHaveValue("Atender com boa aparência.");
    await expect(description).toBeFocused();
    await note.getByRole("button", { name: "Trocar" }).press("Enter");
    await expect(description).toHaveValue("Atender com cordialidade.");
    await description.press("ControlOrMeta+z");
    await expect(description).toHaveValue("Atender com boa aparência.");
    await note.getByRole("button", { name: "Trocar" }).click();
  });

  const kept = "Posa para as fotos da loja.";
  const ownNote = form.getByRole("listitem").filter({ hasText: "Troque “Boa aparência”." });
  await test.step("other words are kept and explained, also through a reload", async () => {
    await page.getByLabel("Requisitos").fill("Boa aparência\nCNH B");
    await page.getByLabel("Título").focus();
    await ownNote.getByRole("button", { name: "Manter e explicar" }).click();
    const explanation = ownNote.getByLabel("Por que a vaga precisa disso?");
    await expect(explanation).toBeFocused();
    await explanation.pressSequentially(kept);
    await ownNote.getByRole("button", { name: "Pronto" }).click();
    await expect(ownNote).toContainText(`Você explicou: “${kept}”`);
    await expect(ownNote.getByRole("button", { name: "Mudar a explicação" })).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => Object.entries(localStorage).join()))
      .toContain(kept);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(ownNote).toContainText(`Você explicou: “${kept}”`);
  });

  await page.getByRole("button", { name: "Publicar Vaga" }).click();
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
  const [job] = await jobsOf(company);
  expect(job).toMatchObject({
    description: "Atender com cordialidade.",
    requirements: "Boa aparência\nCNH B",
  });
  const sent = await database
    .collection(collections.jobExplanations)
    .where("companyId", "==", company.uid)
    .get();
  expect(sent.docs.map((one) => readExplanations(one.get("entries")))).toEqual([
    [{ rule: "appearance", words: "Boa aparência", text: kept }],
  ]);
});

test("a half-typed form is shown as visitors will see it, asks before it is left, and is no draft of another company on the same phone", async ({
  page,
  newCompany,
}) => {
  const [company, other] = [await newCompany(), await newCompany()];
  await openAs(page, company, "/empresa/dashboard");
  const begin = page.getByRole("link", { name: "Nova Vaga", exact: true });
  const typed = page.getByLabel("Título");
  await begin.click();
  await fillInJob(page, "Meia vaga");

  const preview = page.getByRole("dialog", { name: "Prévia" });
  await page.getByRole("button", { name: "Prévia" }).click();
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(newJob);
  await page.getByLabel("Requisitos").fill("CNH B\n\nGostar de plantas");
  await page.getByRole("button", { name: "Prévia" }).click();
  for (const shown of ["Meia vaga", company.name])
    await expect(preview.getByText(shown).first()).toBeVisible();
  await expect(
    preview.getByRole("listitem").filter({ hasText: "Gostar de plantas" }),
  ).toBeVisible();
  await expect(preview.getByText("A combinar")).toBeVisible();
  await preview.getByRole("button", { name: "Fechar a prévia" }).click();
  await expect(preview).toBeHidden();
  await expect(typed).toHaveValue("Meia vaga");

  const question = page.getByRole("dialog", { name: "Sair sem salvar?" });
  const leaving: [string, () => Promise<unknown>][] = [
    ["the button", () => page.getByRole("button", { name: "Cancelar" }).click()],
    ["a link", () => page.getByRole("link", { name: /página inicial/ }).click()],
    ["the way back", () => page.evaluate(() => history.back())],
  ];
  for (const [by, leave] of leaving) {
    await test.step(by, async () => {
      await leave();
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: "Continuar editando" }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(newJob);
      await expect(typed).toHaveValue("Meia vaga");
    });
  }
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(question).toBeHidden();
  await expect(typed).toHaveValue("Meia vaga");
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/empresa/dashboard");
  await page.goForward();
  await expect(typed).toHaveValue("Meia vaga");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/empresa/dashboard");

  await begin.click();
  await expect(typed).toHaveValue("Meia vaga");
  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/empresa/login");
  await logIn(page, other, null);
  await expect(page).toHaveURL("/empresa/dashboard");
  await begin.click();
  await expect(typed).toHaveValue("");
  await expect(page.getByText("Recuperamos o rascunho")).toHaveCount(0);
});
