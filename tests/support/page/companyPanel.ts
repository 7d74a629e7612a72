import type { Locator, Page } from "@playwright/test";

/** A job, or a person, in the company's lists on a phone. */
export function jobCard(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ hasText: title });
}

/** Chooses an item of a job's menu. */
export async function more(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Mais ações para ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
