import type { CDPSession, Page } from "@playwright/test";
import { touch } from "./openPhone.ts";

/** A first act of a visit: what it presses on its page, and a letter typed into that. */
export type FirstAct = { act: string; page: string; press: string; type?: string };

const job = "/vagas/mercado-araguaia-caixa";
const menu = "[aria-label='Abrir menu']";
const search = { act: "touch the search and type", press: "input[name=busca]", type: "c" };

export const firstActs: readonly FirstAct[] = [
  { act: "open the menu", page: "/", press: menu },
  { ...search, page: "/" },
  { act: "press a category", page: "/", press: "main a[href*='categoria=']" },
  { act: "open the menu", page: "/vagas", press: menu },
  { act: "open the filters", page: "/vagas", press: "button:has-text('Filtros')" },
  { ...search, page: "/vagas" },
  {
    act: "remove a chosen filter",
    page: "/vagas?categoria=Com%C3%A9rcio",
    press: "a[aria-label^='Tirar o filtro']",
  },
  { act: "open a job", page: "/vagas", press: "article a" },
  { act: "open the menu", page: job, press: menu },
  { act: "share", page: job, press: "[data-shares]" },
  { act: "print", page: job, press: "button:has-text('Imprimir')" },
  { act: "go back to the list", page: job, press: "[data-back]" },
];

/** Does the act as a finger and a keyboard do. */
export async function act(page: Page, devtools: CDPSession, { press, type }: FirstAct) {
  await touch(page, devtools, press);
  if (type) await page.keyboard.type(type, { delay: 60 });
}
