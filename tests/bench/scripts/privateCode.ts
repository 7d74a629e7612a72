import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Code that visitors never need, and a text that identifies it. */
export const privateCode = [
  ["the full Firestore SDK", "WebChannelConnection"],
  ["Auth", "firebaseLocalStorageDb"],
  ["Storage", "firebasestorage.googleapis.com"],
  ["callable functions", "cloudfunctions.net"],
  ["ReactFire", "within a FirebaseAppProvider"],
  ["Day.js", "$isDayjsObject"],
  ["the administrator's panel", "Painel Administrativo"],
  ["the administrator's import", "Importar vagas"],
  ["the administrator's list of companies", "Empresa excluída com sucesso"],
  ["the company's panel", "Minhas Vagas"],
  ["the company's form", "A administração confere cada vaga antes de ela aparecer no site."],
  ["the company's profile", "Excluir conta"],
  ["the reader of résumé files", "Este PDF pede uma senha"],
] as const;

/** Names of the private code that a script holds. */
export function privateIn(text: string): string[] {
  return privateCode.filter(([, marker]) => text.includes(marker)).map(([what]) => what);
}

/** The text of all scripts of a built site. */
export function scriptsOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}
