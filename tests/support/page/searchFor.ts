import type { Page } from "@playwright/test";

/** Asks a list for what is typed: a search by the administrator is in no address. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const search = page.getByRole("search").getByRole("textbox");
  await search.fill(text);
  await search.press("Enter");
}
