import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { jobLinkProblemText } from "./jobLinkText.ts";
import { hasHappened, willHappen } from "./linkEffect.tsx";

const job = { id: "caixa", title: "Caixa", company: "Mercado" };
/** 14:35 on the town's clock. */
const until = new Date("2026-11-23T18:35:00Z").getTime();

const words = (markup: string) => markup.replace(/<[^>]+>/g, "");

test("a company that asks to have people told reads when they will be, and whom", () => {
  const told = (people: number) =>
    words(
      renderToStaticMarkup(hasHappened({ state: "done", purpose: "tell", job, until, people })),
    );
  expect(told(3)).toContain(
    "Às 14:35 vamos avisar 3 pessoas que a vaga Caixa (Mercado) foi encerrada.",
  );
  expect(told(1)).toContain("Às 14:35 vamos avisar 1 pessoa que a vaga");
});

test("who fills a job, or finds it filled, reads the word of the panel's menu that opens it again", () => {
  const fill = { state: "ready", purpose: "fill", job, until } as const;
  expect(words(renderToStaticMarkup(willHappen(fill)))).toContain(
    "Dá para reativar a vaga no painel da empresa.",
  );
  expect(jobLinkProblemText.filled.description).toContain("reative a vaga");
});
