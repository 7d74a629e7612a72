import type { Page } from "@playwright/test";
import { test as base } from "../e2e.ts";
import { pdfOf } from "../smallPdf.ts";

/** An open job of the demo, as the form names it. */
export const openJob = {
  id: "pao-dourado-balconista",
  title: "Balconista de padaria",
  company: "Padaria Pão Dourado",
  whatsapp: "5566999990110",
};

/** The address of that job's form. */
export const openJobForm = `/enviar-curriculo?jobId=${openJob.id}`;

/** The form that sends a résumé for a job or to the talent bank, by its visible labels. */
export function applicationForm(page: Page) {
  const name = page.getByLabel("Nome completo");
  const submit = page.getByRole("button", { name: /^Enviar (candidatura|currículo)$/ });
  const numberIsRight = page.getByRole("button", { name: "Sim, está certo" });
  const file = page.locator("input[type=file]");
  return {
    whole: page.getByRole("form", { name: "Enviar Currículo" }),
    name,
    letter: page.getByLabel(/Carta de apresentação/),
    file,
    jobConsent: page.getByRole("checkbox", { name: /^Autorizo .* para esta vaga/ }),
    talentPoolConsent: page.getByRole("checkbox", { name: /banco de talentos/ }),
    submit,
    /** The question before anything is sent; a form asks it once for each number. */
    numberCheck: page.getByRole("group", { name: /^Este é o seu número\?/ }),
    numberIsRight,
    sent: page.getByRole("heading", { level: 1, name: "Candidatura enviada com sucesso!" }),

    /** Types the applicant's data; the test adds consents and file. */
    async fillIn(
      who: string,
      email = "joana@exemplo.com.br",
      phone = "(66) 99876-5432",
    ): Promise<void> {
      await name.fill(who);
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Telefone/WhatsApp").fill(phone);
    },

    /** Sends a filled form for the first time: the number is asked about. */
    async send(): Promise<void> {
      await submit.click();
      await numberIsRight.click();
    },

    async attach(buffer = pdfOf(20_000), fileName = "Currículo Joana.pdf"): Promise<void> {
      await file.setInputFiles({ name: fileName, mimeType: "application/pdf", buffer });
    },
  };
}

export const test = base.extend<{ form: ReturnType<typeof applicationForm> }>({
  form: async ({ page }, use) => use(applicationForm(page)),
});
