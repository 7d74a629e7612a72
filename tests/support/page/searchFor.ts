import type { Page } from "@playwright/test";

/** Types a search into a list; the administrator's searches are in no address. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const search = page.getByRole("search").getByRole("textbox");
  await search.fill(text);
  await search.press("Enter");
}
