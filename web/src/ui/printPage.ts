import { notify } from "./message/notifications.ts";

/** Milliseconds within which a browser that prints says so. */
const patience = 2000;

/** What to do instead where the paper is a file too. */
export const printTheFile = "Toque em 'Baixar' e imprima o arquivo, ou abra esta página no Chrome.";

/** Prints the page; a browser inside of another app prints nothing, and `description` says what to do then. */
export async function printPage(description: string) {
  const begun = new Promise<boolean>((resolve) => {
    addEventListener("beforeprint", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), patience);
  });
  window.print();
  if (await begun) return;
  notify({
    severity: "info",
    title: "Este navegador não imprime",
    description,
  });
}
