import type { BrowserContext, Page } from "@playwright/test";
import { reportJobPath } from "@vagas/functions/domain/site/paths";
import { expect } from "../e2e.ts";

type Reason = "Pediram dinheiro" | "Já foi preenchida" | "A vaga não existe";

/** Reports of this browser come from this network, as Hosting passes it on. */
export async function comeFrom(context: BrowserContext, network: string): Promise<void> {
  await context.route("**/api/reportJob", (route) =>
    route.continue({
      headers: { ...route.request().headers(), "x-forwarded-for": `${network}, 192.0.2.1` },
    }),
  );
}

/** The heading that says what became of a report. */
export const reportResult = (page: Page) =>
  page.getByRole("heading", { level: 2, name: /^Denúncia/ });

/** Opens a job, and reports it by its link. */
export async function report(
  page: Page,
  { id }: { id: string },
  reason: Reason,
  words = "",
): Promise<void> {
  await page.goto(`/vagas/${id}`);
  await page.getByRole("link", { name: "Denunciar esta vaga" }).click();
  await expect(page).toHaveURL(reportJobPath(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Denunciar esta vaga");
  await page.getByRole("radio", { name: reason }).check();
  if (words !== "") await page.getByLabel("Quer contar mais?").fill(words);
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
}
