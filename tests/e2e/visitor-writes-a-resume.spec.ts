import { town } from "@vagas/functions/domain/town";
import { readWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { skillChoices } from "@vagas/functions/domain/writtenResume/choices";
import { limits } from "@vagas/functions/domain/limits";
import type { Locator, Page } from "@playwright/test";
import { readWithPdfium } from "../../web/src/resumePdf/testing/readWithPdfium.ts";
import { expect, notification } from "../support/e2e.ts";
import { openJob } from "../support/page/applicationForm.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { everythingKept } from "../support/page/everythingKept.ts";
import {
  keepFullestResume,
  questions,
  test,
  writtenResume,
} from "../support/page/resumeScreens.ts";
import { stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

const unique = (name: string) => `${name} ${stamp()}`;

test("six answers become an application with the answers and a file, after a tab that was closed half-way", async ({
  page,
  context,
  resume,
}) => {
  const name = unique("Marta das Dores");
  await resume.open(openJob.id);
  await expect(page.getByText(`Vaga: ${openJob.title} · ${openJob.company}`)).toBeVisible();
  await resume.answer();
  await resume.name.fill(name);
  await page.close();

  const second = await context.newPage();
  const again = writtenResume(second);
  await second.goto(`/curriculo?jobId=${openJob.id}`);
  await expect(
    second.getByText(`O currículo de ${name} está guardado neste aparelho.`),
  ).toBeVisible();
  await again.goOn.click();
  await expect(again.heading).toHaveText("Nome e telefone");
  await expect(again.name).toHaveValue(name);
  await again.introduce(name);
  for (const text of [name, "Vaqueira", "desde 2019", "Faço queijo", "(66) 99876-5432"])
    await expect(again.sheet).toContainText(text);

  await again.send.click();
  await expect(again.jobConsent).toBeFocused();
  await expect(
    second.getByText("Para enviar, autorize o uso dos seus dados nesta candidatura"),
  ).toBeVisible();
  expect(await applications(name)).toHaveLength(0);
  await again.jobConsent.check();
  const kept = second.getByLabel("Guardar meus dados neste aparelho para a próxima vez");
  await expect(kept).not.toBeChecked();
  await kept.check();
  await again.send.dblclick();
  await expect(again.sent).toBeVisible();

  const stored = await applications(name);
  expect(stored).toMatchObject([
    { jobId: openJob.id, phone: "5566998765432", resumeName: `Curriculo - ${name}.pdf` },
  ]);
  expect(readWrittenResume(stored[0]!["writtenResume"] as string)).toMatchObject({
    wanted: ["cattle"],
    jobs: [{ what: "Vaqueira", where: "Fazenda Boa Vista", from: "2019", until: "now" }],
    school: "primary",
    skills: ["fence"],
    skillWords: ["Faço queijo"],
    licences: ["A"],
    start: "now",
    sleepsAtWork: null,
  });
  // The next person with this phone begins with nothing.
  await second.goto("/curriculo");
  await expect(again.heading).toHaveText(questions[0]);
  const gado = second.getByRole("checkbox", { name: "Lida com gado" });
  await expect(gado).not.toBeChecked();
  // Who asked the phone to keep the answers has them by a tick, and takes them off it by a button.
  await second.getByLabel("Usar meus dados da última vez").check();
  await expect(gado).toBeChecked();
  await second.getByLabel("Usar meus dados da última vez").uncheck();
  await expect(gado).not.toBeChecked();
  await second.getByRole("button", { name: "Apagar meus dados deste aparelho" }).click();
  await expect(second.getByLabel("Usar meus dados da última vez")).toHaveCount(0);
  expect(await everythingKept(second)).not.toContain(name);
  await again.next.click();
  await expect(again.what).toHaveValue("");
});

test("a double tap answers one question, a sixth work is refused with words, and back, forth and a reload lose nothing", async ({
  page,
  resume,
}) => {
  await resume.open(null);
  await resume.next.dblclick();
  await expect(resume.heading).toHaveText(questions[1]);
  await resume.leadTo(3);
  for (const question of [questions[1], questions[0]]) {
    await page.goBack();
    await expect(resume.heading).toHaveText(question);
  }
  for (const work of ["Entregas", "Obra", "Oficina", "Cozinha", "Padaria", "Limpeza"])
    await resume.tick(work);
  await expect(page.getByRole("alert")).toHaveText("Você já escolheu 5. Para trocar, tire um.");
  await expect(page.getByRole("checkbox", { name: "Limpeza" })).not.toBeChecked();
  await resume.tick("Obra");
  await resume.tick("Limpeza");
  await expect(page.getByRole("checkbox", { name: "Limpeza" })).toBeChecked();
  await expect(page.getByRole("alert")).toHaveCount(0);

  for (const work of ["Entregas", "Oficina", "Cozinha", "Padaria", "Limpeza"])
    await resume.tick(work);
  await resume.answer();
  for (const question of questions.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(resume.heading).toHaveText(question);
  }
  await expect(page.getByRole("checkbox", { name: "Lida com gado" })).toBeChecked();
  await resume.leadTo(2);
  await expect(resume.heading).toBeFocused();
  await page.reload();
  await expect(resume.where).toHaveValue("Fazenda Boa Vista");
  await expect(page.getByRole("checkbox", { name: "Ainda trabalho aqui" })).toBeChecked();
  await resume.tick("Nunca trabalhei");
  await expect(resume.what).toHaveCount(0);
  await resume.tick("Nunca trabalhei");
  await expect(resume.what).toHaveValue("Vaqueira");
  await resume.leadTo(3);
  await expect(page.getByRole("radio", { name: "Terminei o 9º ano", exact: true })).toBeChecked();
  await resume.back.click();
  await expect(resume.heading).toHaveText(questions[1]);
});

test("a number is read back until it is right, and who has no job in sight keeps the file and may send it to the talent bank", async ({
  page,
  resume,
}) => {
  const name = unique("Zé");
  await page.goto("/curriculo?passo=enviar");
  await expect(resume.heading).toHaveText("Nome e telefone");
  await resume.next.click();
  await expect(page.getByRole("alert")).toHaveText(["Escreva seu nome", "Escreva seu telefone"]);
  await expect(resume.name).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(resume.phone).toBeFocused();
  await page.keyboard.type("9999-000");
  await resume.next.click();
  await expect(resume.phone).toBeFocused();
  await resume.phone.fill("99999-0001");
  await resume.next.click();
  await expect(resume.heading).toHaveText(`Este é o seu número? (${town.areaCode}) 9 9999-0001`);
  await resume.wrong.click();
  await resume.phone.fill("66 99999 0000");
  await resume.next.click();
  await expect(resume.heading).toContainText("(66) 9 9999-0000");
  await resume.yes.click();
  await expect(resume.sheet).toContainText("(66) 99999-0000");
  await page.getByText("Mudar resposta").click();
  await page.getByRole("button", { name: "Nome e telefone" }).click();
  await resume.phone.fill("66 98888-0000");
  await resume.next.click();
  await expect(resume.heading).toContainText("(66) 9 8888-0000");
  await resume.yes.click();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^Curriculo - Ze .*\.pdf$/);
  await resume.send.click();
  await expect(
    page.getByText("Para enviar, autorize o uso dos seus dados no banco de talentos"),
  ).toBeVisible();
  await resume.talentPoolConsent.check();
  await resume.send.click();
  await expect(resume.sent).toBeVisible();
  expect(await applications(name)).toMatchObject([{ jobId: null, consent: { talentPool: true } }]);
  // Nobody asked this phone to keep anything.
  expect(await everythingKept(page)).not.toContain(name);
});

test("questions may stay unanswered, and words as long as a line are cut at the bound, and widen no screen", async ({
  page,
  resume,
}) => {
  const word = "m".repeat(200);
  await page.setViewportSize({ width: 320, height: 640 });
  await resume.open(null);
  await page.getByLabel("Outro").fill(word);
  await resume.leadTo(2);
  await resume.what.fill(word);
  await resume.where.fill(word);
  await expect(resume.where).toHaveValue("m".repeat(60));
  for (const question of [3, 4, 5, 6]) await resume.leadTo(question);
  await resume.introduce("m".repeat(100));
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 320);
});

/** Answers of more lines than a page has in letters of the usual size. */
const long = {
  jobs: Array.from({ length: limits.writtenResume.pastJobs }, () => ({
    what: "Operador de máquinas",
    where: "Fazenda Boa Vista",
    from: "2019-03",
    until: "2024-11",
  })),
  skills: skillChoices.slice(0, limits.writtenResume.skills).map(({ id }) => id),
  skillWords: Array.from({ length: limits.writtenResume.listed }, (_, i) =>
    `${i} Conserto de cerca elétrica e de bomba `
      .repeat(2)
      .slice(0, limits.writtenResume.words)
      .trim(),
  ),
};

type Shared = { name: string; type: string; start: string };

/** Replaces the device's list of apps: notes what it was given, or refuses it. */
async function noteShares(page: Page): Promise<() => Promise<Shared[]>> {
  await page.addInitScript(() => {
    const shared: Shared[] = [];
    const share = async ({ files = [] }: ShareData) => {
      if ("refuses" in window) throw new DOMException("", "NotAllowedError");
      for (const file of files)
        shared.push({ name: file.name, type: file.type, start: (await file.text()).slice(0, 5) });
    };
    for (const [name, value] of Object.entries({ share, canShare: () => true }))
      Object.defineProperty(navigator, name, { configurable: true, value });
    Object.assign(window, { shared });
  });
  return () => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
}

/** Saves the résumé by a button; the name of its file. */
async function savedBy(button: Locator): Promise<string> {
  const [download] = await Promise.all([button.page().waitForEvent("download"), button.click()]);
  return download.suggestedFilename();
}

test("a résumé goes to an app of the device as a PDF with the person's name, and is saved if the device refuses or has none", async ({
  page,
}) => {
  const shared = await noteShares(page);
  await page.goto("/robots.txt");
  await keepFullestResume(page);
  await page.goto("/curriculo?passo=enviar");
  const send = page.getByRole("button", { name: "Mandar pelo WhatsApp" });
  await send.click();
  await expect
    .poll(shared)
    .toEqual([{ name: "Curriculo - Maria da Silva.pdf", type: "application/pdf", start: "%PDF-" }]);
  await expect(notification(page)).toHaveCount(0);

  await page.evaluate(() => Object.assign(window, { refuses: true }));
  expect(await savedBy(send)).toBe("Curriculo - Maria da Silva.pdf");
  await expect(notification(page)).toContainText("Currículo baixado");
  await expect(notification(page)).toContainText("toque no clipe e escolha o arquivo");

  await page.evaluate(() =>
    Object.defineProperty(navigator, "canShare", { configurable: true, value: undefined }),
  );
  await leadTo(page, "/sobre");
  await expect(page.getByRole("heading", { level: 1, name: "Sobre" })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole("main").getByText("Para mandar pelo WhatsApp: baixe o currículo"),
  ).toBeVisible();
  await expect(send).toHaveCount(0);
  expect(await savedBy(page.getByRole("button", { name: "Baixar", exact: true }))).toBe(
    "Curriculo - Maria da Silva.pdf",
  );
});

test("a résumé is printed alone, on one A4 page, and a browser that prints nothing is reported", async ({
  page,
  resume,
}) => {
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event("beforeprint"));
  });
  await page.goto("/robots.txt");
  await keepFullestResume(page, "Maria da Silva", long);
  await page.goto("/curriculo?passo=enviar");
  const print = page.getByRole("button", { name: "Imprimir" });
  await print.click();
  await expect(resume.sheet).toHaveCount(1);
  const { pages, size, text } = await readWithPdfium(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  expect(size.map(Math.round)).toEqual([595, 842]);
  const lines = text.replace(/\s+/g, " ");
  for (const said of ["Maria da Silva", "(66) 99999-0000", ...long.skillWords, "Atualizado em"])
    expect(lines).toContain(said);
  for (const ofSite of ["Confira seu currículo", "Imprimir", "Sobre"])
    expect(lines).not.toContain(ofSite);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await print.click();
  await expect(notification(page)).toContainText("Este navegador não imprime");
});
