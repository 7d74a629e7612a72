import type { Page } from "@playwright/test";
import { type Alert, confirmedAlert, newAlert } from "@vagas/functions/domain/alert/alert";
import { collections } from "@vagas/functions/domain/collections";
import { addMinutes } from "@vagas/functions/domain/dates";
import { mailTo } from "../support/emulators.ts";
import { database } from "../support/project.ts";

// What happens before a picture is taken.

let asked = 0;
/** A name that no other picture has used. */
const unused = () => `picture-${Date.now()}-${(asked += 1)}`;

/** Opens the dialog of a job's pictures, whose button comes with the page's code. */
export async function openPictures(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: "Imagem e cartaz" }).click();
}

export async function openPoster(page: Page): Promise<void> {
  await openPictures(page);
  await page.getByRole("tab", { name: "Cartaz" }).click();
}

/** Asks for an alert, and opens the link of its mail. */
export async function askForAlert(page: Page): Promise<void> {
  const email = `${unused()}@correio.example`;
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Receber vagas novas" }).click();
  const { text } = await mailTo(email, "Confirme o aviso de vagas novas");
  await page.goto(/http\S+#\S+/.exec(text!)![0]);
}

/** Leaves an alert of its own, because a picture of another width leaves another. */
export async function leaveAlert(page: Page): Promise<void> {
  const id = unused();
  const fields = {
    id,
    email: `${id}@correio.example`,
    list: "categoria=Agricultura",
    every: "day",
  };
  const alert = newAlert({ ...fields, leaveToken: id } as Alert, new Date());
  await database
    .collection(collections.alerts)
    .doc(id)
    .set({ ...alert, ...confirmedAlert(alert, null, new Date()) });
  await page.goto(`/avisos/saida#${id}`);
  await page.getByRole("button", { name: "Sair deste aviso" }).click();
}

/** Chooses work of a day in the form of a new job. */
export async function chooseDayWork(page: Page): Promise<void> {
  await page.getByText("Diária", { exact: true }).click();
}

/** Scrolls to the searches that the device follows, below the home page's head. */
export async function lookAtSearches(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Suas buscas" }).evaluate((part) => part.scrollIntoView());
}

/** Three of the demo's farm jobs were listed this morning, so that searches that a device follows have news. */
export async function listThreeJobs(): Promise<void> {
  const listedAt = addMinutes(new Date(), -120);
  for (const id of ["tres-irmaos-tratorista", "tapirape-inseminador", "tapirape-vaqueiro"])
    await database
      .collection(collections.publishedJobs)
      .doc(id)
      .set({ type: "Agricultura", at: listedAt, firstAt: listedAt });
}
