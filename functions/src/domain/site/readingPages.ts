import { paths } from "./paths.ts";
import { town } from "../town.ts";

/** Pages to read, without data except the numbers: their paths, titles and descriptions for search engines. */
export const readingPages = {
  about: {
    path: paths.about,
    name: "Sobre",
    description: `O que é o site ${town.boardName}: vagas de ${town.name} e ${town.region}, de graça para quem procura trabalho.`,
  },
  accessibility: {
    path: paths.accessibility,
    name: "Acessibilidade",
    description: `O que o site ${town.boardName} faz para que todos consigam usar o site, e a quem contar uma barreira.`,
  },
  privacy: {
    path: paths.privacy,
    name: "Privacidade",
    description: `Que dados o site ${town.boardName} guarda, para quê e por quanto tempo, e como ver, corrigir ou apagar os seus.`,
  },
  law: {
    path: paths.law,
    name: "Vaga Legal",
    description:
      "O que uma vaga de emprego pode pedir e o que não pode, em palavras simples, e um lugar para conferir um texto.",
  },
  numbers: {
    path: paths.numbers,
    name: "Números da região",
    description: `Quantas vagas ${town.name} e região publicam, em que áreas e lugares, quanto pagam e em quantos dias são preenchidas.`,
  },
} as const;

export type ReadingPage = keyof typeof readingPages;

/** The static page at a path, or null. */
export function readingPageAt(pathname: string): ReadingPage | null {
  const names = Object.keys(readingPages) as ReadingPage[];
  return names.find((name) => readingPages[name].path === pathname) ?? null;
}
