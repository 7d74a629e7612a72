import type { Page } from "@playwright/test";

/** Fills in the required fields of the company's job form. */
export async function fillInJob(page: Page, title: string): Promise<void> {
  await page.getByLabel("Título").fill(title);
  await page.getByLabel("Descrição").fill("Cuidar da horta e da cozinha.");
  await page.getByLabel("Tipo de vaga").selectOption("Agricultura");
  await page.getByLabel(/whatsapp/i).fill("(66) 99911-2233");
}
