import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { addMinutes } from "@vagas/functions/domain/dates";
import { paths } from "@vagas/functions/domain/site/paths";
import type { DocumentData } from "firebase-admin/firestore";
import { roundOfMails } from "../faults/laterRounds.ts";
import { openAs } from "../support/companies.ts";
import { expect } from "../support/e2e.ts";
import { mails } from "../support/emulators.ts";
import { database } from "../support/project.ts";
import { expectedCount, expectMail } from "./expectedMails.ts";
import type { Hour } from "./hour.ts";
import { crowdedJob, dairy } from "./townspeople.ts";

const subjects: Record<string, string> = {
  emConversa: "A empresa quer conversar com você",
  naoSelecionada: "Não foi desta vez",
};

/**
 * A company answers twelve people, three in the reader, one with a change of mind, eight together. Half an hour later each
 * who gave an address is told once, and the answer that was taken back is told to nobody.
 */
export const answerTwelve: Hour = {
  at: "10:30",
  title: "A company answers twelve people",
  live: async ({ openBrowser, picture }) => {
    const page = await (await openBrowser()).newPage();
    await openAs(page, dairy, paths.companyCandidates(crowdedJob));
    const shown = page.getByRole("button", { name: /^Ler / });
    await expect(shown).toHaveCount(12);
    const names = (
      await shown.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))
    ).map((label) => label!.replace("Ler ", ""));
    const begun = Date.now();
    await answerInReader(page, names, () =>
      picture(page, "One person after the other, with the file."),
    );
    await changeMind(page, names[3]!);
    await answerTogether(page);
    await picture(
      page,
      "The eight others are answered together, and can be taken back for half an hour.",
    );

    const rows = await answered();
    expect(rows.map(({ stage }) => stage as string).sort()).toEqual([
      ...Array<string>(2).fill("emConversa"),
      ...Array<string>(10).fill("naoSelecionada"),
    ]);
    for (const { email, stage, jobTitle } of rows)
      if (email !== null)
        expectMail(String(email), `${subjects[String(stage)]!}: ${String(jobTitle)}`);
    const sent = await tellLater(begun);
    const told = rows.filter(({ email }) => email !== null).length;
    expect(sent).toBe(told);
    expect(await mails()).toHaveLength(expectedCount());
    return `12 answers, 1 taken back and chosen anew; after 29 minutes no mail, after 31 minutes ${sent}, then none; 1 person has no address`;
  },
};

/** A yes to the first person, and a no to the two after. */
async function answerInReader(
  page: Page,
  names: readonly string[],
  picture: () => Promise<void>,
): Promise<void> {
  const reader = page.getByRole("dialog");
  await page.getByRole("button", { name: `Ler ${names[0]!}` }).click();
  for (const [at, answer] of ["Em conversa", "Fora da seleção", "Fora da seleção"].entries()) {
    await expect(reader).toHaveAccessibleName(names[at]!);
    await expect(reader.getByRole("group", { name: "Página 1 de 1" })).toBeVisible();
    // A person reads before answering; by then the application counts as seen.
    await expect(reader.getByLabel(`Etapa de ${names[at]!}`)).toHaveValue("vista");
    await reader.getByRole("button", { name: answer }).click();
    const onward = reader.getByRole("button", { name: "Próxima sem resposta" });
    await expect(onward).toBeVisible();
    if (at === 0) await picture();
    if (at < 2) await onward.click();
  }
  await page.keyboard.press("Escape");
  await expect(reader).toHaveCount(0);
}

/** A no that is taken back at once, and a yes in its place. */
async function changeMind(page: Page, name: string): Promise<void> {
  const stage = page.getByLabel(`Etapa de ${name}`);
  await stage.selectOption("naoSelecionada");
  await page.getByRole("button", { name: `Desfazer: não avisar ${name}` }).click();
  await expect(stage).not.toHaveValue("naoSelecionada");
  await expect.poll(async () => (await rowOf(name))["answers"] as unknown).toBe(undefined);
  await stage.selectOption("emConversa");
  await expect.poll(async () => (await rowOf(name))["stage"] as unknown).toBe("emConversa");
}

async function answerTogether(page: Page): Promise<void> {
  await page.getByLabel("Etapa", { exact: true }).selectOption("Sem resposta (8)");
  await page.getByRole("checkbox", { name: "Marcar todas" }).check();
  const bar = page.getByRole("region", { name: "Candidaturas marcadas" });
  await bar.getByRole("button", { name: /^Mover/ }).click();
  await page.getByRole("menuitem", { name: "Fora da seleção" }).click();
  await expect(page.getByRole("button", { name: "Desfazer", exact: true })).toBeVisible();
  await expect
    .poll(async () => (await answered()).filter(({ answers }) => answers !== undefined).length)
    .toBe(12);
}

async function answered(): Promise<DocumentData[]> {
  const rows = await database
    .collection(collections.candidates)
    .where("jobId", "==", crowdedJob)
    .get();
  return rows.docs.map((row) => row.data());
}

async function rowOf(name: string): Promise<DocumentData> {
  return (await answered()).find((row) => row["name"] === name)!;
}

/** The rounds after 29, 31 and 46 minutes; returns how many mails the second sent. */
async function tellLater(begun: number): Promise<number> {
  const nobody = { sent: 0, failed: 0 };
  expect(await roundOfMails(addMinutes(new Date(begun), 29))).toEqual(nobody);
  const { sent, failed } = await roundOfMails(addMinutes(new Date(), 31));
  expect(failed).toBe(0);
  expect(await roundOfMails(addMinutes(new Date(), 46))).toEqual(nobody);
  return sent;
}
