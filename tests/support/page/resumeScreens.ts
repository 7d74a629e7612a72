import type { Page } from "@playwright/test";
import { limits } from "@vagas/functions/domain/limits";
import { writeResumePath } from "@vagas/functions/domain/site/paths";
import {
  emptyWrittenResume,
  storedWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { expect, test as base } from "../e2e.ts";

export const questions = [
  "Que trabalho você procura?",
  "Onde já trabalhou?",
  "Até onde estudou?",
  "O que sabe fazer?",
  "Como você pode trabalhar?",
  "Nome e telefone",
] as const;

/** The controls of the six questions and of what follows them, by their visible words. */
function controls(page: Page) {
  return {
    next: page.getByRole("button", { name: /^(Continuar|Pronto)$/ }),
    heading: page.getByRole("heading", { level: 1 }),
    back: page.getByRole("button", { name: "Voltar" }),
    choice: (label: string) => page.getByText(label, { exact: true }),
    what: page.getByLabel("O que fazia?"),
    where: page.getByLabel("Onde?", { exact: true }),
    name: page.getByLabel("Nome completo"),
    phone: page.getByLabel("Telefone/WhatsApp"),
    yes: page.getByRole("button", { name: "Sim" }),
    wrong: page.getByRole("button", { name: "Corrigir" }),
    goOn: page.getByRole("button", { name: "Continuar de onde parei" }),
    jobConsent: page.getByRole("checkbox", { name: /^Autorizo .* para esta vaga/ }),
    talentPoolConsent: page.getByRole("checkbox", { name: /banco de talentos/ }),
    send: page.getByRole("button", { name: /^Enviar/ }),
    sheet: page.getByRole("article"),
    sent: page.getByRole("heading", { level: 1, name: "Candidatura enviada com sucesso!" }),
  };
}

/** The six questions and what follows them. */
export function writtenResume(page: Page) {
  const all = controls(page);
  const { next, heading, choice, what, where, name, phone } = all;
  const tick = (label: string) => choice(label).click();

  /** To the question with this number, from the one before it. */
  async function leadTo(question: number): Promise<void> {
    await next.click();
    await expect(heading).toHaveText(questions[question - 1]!);
  }

  return {
    ...all,
    tick,
    leadTo,

    async open(jobId: string | null): Promise<void> {
      await page.goto(writeResumePath(jobId));
      await expect(heading).toHaveText(questions[0]);
    },

    /** The first five questions, with an answer to each. */
    async answer(): Promise<void> {
      await tick("Lida com gado");
      await leadTo(2);
      await what.fill("Vaqueira");
      await where.fill("Fazenda Boa Vista");
      await page.getByLabel("Quando começou? Ano").selectOption("2019");
      await tick("Ainda trabalho aqui");
      await leadTo(3);
      await tick("Terminei o 9º ano");
      await leadTo(4);
      await tick("Fazer cerca");
      await page.getByLabel("Outra coisa").fill("Faço queijo");
      await leadTo(5);
      await tick("A · Moto");
      await tick("Agora");
      await leadTo(6);
    },

    /** Name and number, up to the whole résumé. */
    async introduce(who: string, number = "(66) 99876-5432"): Promise<void> {
      await name.fill(who);
      await phone.fill(number);
      await next.click();
      await all.yes.click();
      await expect(heading).toHaveText("Confira seu currículo");
    },
  };
}

/** The answers of somebody who filled everything in, with words as long as they may be. */
const fullest: WrittenResume = {
  ...emptyWrittenResume,
  wanted: ["cattle", "machines"],
  wantedWords: "m".repeat(limits.writtenResume.words),
  jobs: [
    { what: "Tratorista", where: "Fazenda Boa Vista", from: "2019-03", until: "now" },
    {
      what: "Vaqueiro",
      where: "w".repeat(limits.writtenResume.words),
      from: "2014",
      until: "2018",
    },
  ],
  school: "primary",
  skills: ["tractor", "milking"],
  skillWords: ["Faço queijo"],
  licences: ["A", "D"],
  start: "now",
  sleepsAtWork: true,
  wayToWork: "own",
  place: "Vila Nova",
};

/** Keeps a finished résumé on the page's device, as the site keeps it. */
export async function keepFullestResume(
  page: Page,
  name = "Maria da Silva",
  more: Partial<WrittenResume> = {},
): Promise<void> {
  const draft = {
    name,
    phone: "66 99999-0000",
    email: "",
    confirmedPhone: "5566999990000",
    step: "6",
    resume: storedWrittenResume({ ...fullest, ...more }),
  };
  await page.evaluate(
    (kept) => localStorage.setItem("vagas-written-resume", kept),
    JSON.stringify({ draft, keptAt: Date.now() }),
  );
}

export const test = base.extend<{ resume: ReturnType<typeof writtenResume> }>({
  resume: async ({ page }, use) => use(writtenResume(page)),
});
