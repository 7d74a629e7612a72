import { readFile } from "node:fs/promises";
import { collections } from "@vagas/functions/domain/collections";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import {
  expect,
  newCandidate,
  newJob,
  onSite,
  openAs,
  readersOf,
  test,
} from "../support/companies.ts";
import { failedWrite, hold, requests } from "../support/e2e.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { database, stored } from "../support/project.ts";
import { addressOf } from "../support/rows.ts";
import { pdfSaying } from "../support/pdfFiles.ts";
import { smallPdf } from "../support/smallPdf.ts";

test("a company reads who applied, sets each stage, downloads the résumé byte for byte, and notes what to remember", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const pdf = pdfSaying("Moro perto");
  const candidate = await newCandidate(job, pdf);
  await openAs(page, company, "/empresa/dashboard");
  await page.getByRole("link", { name: `Candidatos de ${job.title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Candidatos" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: candidate.name });
  await expect(card.getByRole("link", { name: "(66) 99999-0002" })).toHaveAttribute(
    "href",
    "tel:+5566999990002",
  );
  await expect(card.getByRole("link", { name: addressOf(candidate) })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${addressOf(candidate).replaceAll(".", "\\.")}\\?subject=`),
  );
  await expect(
    card.getByRole("link", { name: `Conversar com ${candidate.name} pelo WhatsApp` }),
  ).toHaveAttribute("href", /^https:\/\/wa\.me\/5566999990002\?text=/);

  await card.getByRole("button", { name: `Ler ${candidate.name}` }).click();
  await expect(page.getByRole("dialog", { name: candidate.name })).toContainText("Moro perto.");
  await expect.poll(() => readersOf(candidate)).toEqual([company.uid]);
  // An application that stayed open for a moment is no longer new; a chosen stage stays, whatever is opened then.
  await expect
    .poll(async () => (await stored(collections.candidates, candidate.id))?.["stage"])
    .toBe("vista");
  await page.keyboard.press("Escape");
  const stage = card.getByLabel(`Etapa de ${candidate.name}`);
  await expect(stage).toHaveValue("vista");
  await stage.selectOption("emConversa");
  await expect
    .poll(async () => (await stored(collections.candidates, candidate.id))?.["stage"])
    .toBe("emConversa");
  // The person is told half an hour later; until then the company may undo it.
  const announced = card.getByText(/^Vamos avisar .+ por e-mail às \d\d:\d\d\.$/);
  await expect(announced).toBeVisible();
  await card.getByRole("button", { name: `Desfazer: não avisar ${candidate.name}` }).dblclick();
  await expect(stage).toHaveValue("vista");
  await expect(announced).toHaveCount(0);
  await expect
    .poll(async () => stored(collections.candidates, candidate.id))
    .not.toHaveProperty("answers");
  await stage.selectOption("emConversa");
  await expect(announced).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: `Baixar o currículo de ${candidate.name}` }).dblclick(),
  ]);
  expect(download.suggestedFilename()).toBe("Currículo Rosa.pdf");
  expect(Buffer.compare(await readFile(await download.path()), pdf)).toBe(0);
  expect(await readersOf(candidate)).toEqual([company.uid, company.uid]);
  await expect(stage).toHaveValue("emConversa");

  await card.getByRole("button", { name: `Anotar sobre ${candidate.name}` }).click();
  const note = page.getByRole("dialog", { name: `Anotação sobre ${candidate.name}` });
  await note.getByLabel("Anotação").fill("Vem conversar na quinta.");
  await page.keyboard.press("Escape");
  await note.getByRole("button", { name: "Salvar" }).dblclick();
  await expect(note).toHaveCount(0);
  await expect(card.getByText("Vem conversar na quinta.")).toBeVisible();
  await expect(
    card.getByRole("button", { name: `Mudar a anotação sobre ${candidate.name}` }),
  ).toBeFocused();
});

test("a note that is being typed outlasts its person's place in a list by stage", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const [staying, leaving] = [
    await newCandidate(job, smallPdf, { name: "Rui Dias" }),
    await newCandidate(job, smallPdf, { name: "Ana Lima" }),
  ];
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);
  await page.getByLabel("Etapa", { exact: true }).selectOption("semResposta");
  const card = page.getByRole("listitem").filter({ hasText: leaving.name });
  const release = await hold(page, requests.write);
  await card.getByLabel(`Etapa de ${leaving.name}`).selectOption("naoSelecionada");
  await card.getByRole("button", { name: `Anotar sobre ${leaving.name}` }).click();
  const note = page.getByRole("dialog", { name: `Anotação sobre ${leaving.name}` });
  await note.getByLabel("Anotação").fill("Sem condução para a fazenda.");
  release();
  await expect(card).toHaveCount(0);
  await note.getByRole("button", { name: "Salvar" }).click();
  await expect(note).toHaveCount(0);
  await expect
    .poll(async () => stored(collections.candidates, leaving.id))
    .toMatchObject({ stage: "naoSelecionada", companyNote: "Sem condução para a fazenda." });
  // The button is gone: the focus is on what came after it.
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: staying.name })).toBeVisible();
});

test("the panel counts new applications as they come, who are found by skill, and a job without any says so", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const [job, other] = [await newJob(company, onSite), await newJob(company, onSite)];
  await openAs(page, company, "/empresa/dashboard");
  const mark = page.getByRole("link", { name: /candidaturas? novas?/ });
  const without = page.getByRole("link", { name: `Candidatos de ${other.title}` });
  await expect(without).toBeVisible();
  await expect(mark).toHaveCount(0);

  const first = await newCandidate(job, smallPdf);
  await expect(mark).toHaveAccessibleName(`1 candidatura nova na vaga ${job.title}`);
  await newCandidate(job, smallPdf);
  await expect(mark).toHaveAccessibleName(`2 candidaturas novas na vaga ${job.title}`);
  await database.collection(collections.candidates).doc(first.id).update({ stage: "vista" });
  await expect(mark).toHaveAccessibleName(`1 candidatura nova na vaga ${job.title}`);

  await without.click();
  await expect(page.getByText("Ninguém se candidatou ainda")).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir a vaga para compartilhar" })).toHaveAttribute(
    "href",
    `/vagas/${other.id}`,
  );
  await page.goBack();
  await mark.click();
  await expect(page).toHaveURL(`/empresa/vagas/${job.id}/candidatos`);

  const cardOf = ({ name }: Candidate) => page.getByRole("listitem").filter({ hasText: name });
  await expect(cardOf(first)).toBeVisible();
  const driver = await newCandidate(job, smallPdf, { writtenResume: buildStoredResume() });
  await expect(cardOf(driver)).toContainText("Trabalho na roça, Trator e máquinas");
  await searchFor(page, "tratores");
  await expect(page).toHaveURL(/\?habilidade=tratores$/);
  await expect(cardOf(first)).toHaveCount(0);
  await expect(cardOf(driver).locator("mark").first()).toHaveText("Trator");
  await page.getByLabel("Habilidade", { exact: true }).selectOption("Motosserra");
  await expect(page).toHaveURL(/\?habilidade=s%3Achainsaw$/);
  const later = await newCandidate(job, smallPdf, {
    writtenResume: buildStoredResume({ wanted: [], skills: ["chainsaw"] }),
  });
  await expect(cardOf(later)).toBeVisible();
  await expect(cardOf(driver)).toBeVisible();
  await searchFor(page, "soldador");
  await expect(page.getByText("Ninguém com “soldador” até agora")).toBeVisible();
  await page.getByRole("button", { name: "Ver todas as candidaturas" }).click();
  await expect(cardOf(first)).toBeVisible();
});

test("a company moves several people at once, takes it back, and is told who could not be moved", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const people: Candidate[] = [];
  for (const stage of ["nova", "vista", "emConversa"] as const)
    people.push(await newCandidate(job, smallPdf, { stage }));
  const [fresh, seen, talking] = people as [Candidate, Candidate, Candidate];
  const stages = () =>
    Promise.all(
      people.map(async ({ id }) => (await stored(collections.candidates, id))?.["stage"]),
    );
  const bar = page.getByRole("region", { name: "Candidaturas marcadas" });
  const moveTo = async (stage: string) => {
    await bar.getByRole("button", { name: /^Mover/ }).click();
    await page.getByRole("menuitem", { name: stage }).click();
  };
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);

  await page.getByRole("checkbox", { name: "Marcar todas" }).check();
  await expect(bar).toContainText("3 marcadas");
  await page.getByRole("checkbox", { name: `Marcar ${talking.name}` }).uncheck();
  await moveTo("Fora da seleção");
  await expect(bar).toContainText(/2 pessoas em “Fora da seleção”.*às \d\d:\d\d/);
  expect(await stages()).toEqual(["naoSelecionada", "naoSelecionada", "emConversa"]);
  await bar.getByRole("button", { name: "Desfazer" }).dblclick();
  await expect(bar).toContainText("cada pessoa voltou à etapa de antes");
  expect(await stages()).toEqual(["nova", "vista", "emConversa"]);

  await page.getByLabel("Etapa", { exact: true }).selectOption("Sem resposta (2)");
  await expect(page).toHaveURL(/\?etapa=semResposta$/);
  await expect(page.getByLabel(`Etapa de ${talking.name}`)).toHaveCount(0);
  // One person's write is lost.
  await page.route(requests.write, (route) =>
    route.request().postData()?.includes(seen.id) ? route.abort() : route.fallback(),
  );
  await page.getByRole("checkbox", { name: "Marcar todas" }).check();
  await moveTo("Em conversa");
  await expect(bar.getByRole("alert")).toContainText(`Não deu para mover: ${seen.name}.`);
  await expect(bar).toContainText("1 marcada");
  await expect(page.getByLabel(`Etapa de ${fresh.name}`)).toHaveCount(0);
  await page.unrouteAll();
  await moveTo("Em conversa");
  await expect(page.getByText("Ninguém nesta etapa")).toBeVisible();
  await expect.poll(stages).toEqual(["emConversa", "emConversa", "emConversa"]);
});
