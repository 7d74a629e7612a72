import { notify } from "./message/notifications.ts";

/** Milliseconds within which a browser that prints says so. */
const patience = 2000;

/** Prints the page; says what to do in a browser inside of another app, which prints nothing. */
export async function printPage() {
  const begun = new Promise<boolean>((resolve) => {
    addEventListener("beforeprint", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), patience);
  });
  window.print();
  if (await begun) return;
  notify({
    severity: "info",
    title: "Este navegador não imprime",
    description: "Toque em 'Baixar' e imprima o arquivo, ou abra esta página no Chrome.",
  });
}
