import type { Page } from "@playwright/test";
import { expect, hold, lostRequest, requests, widths, withoutRendering } from "../support/e2e.ts";
import { watchDialogs } from "../support/hostile/harmless.ts";
import { applicationForm, openJob, openJobForm, test } from "../support/page/applicationForm.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

async function drop(page: Page, name: string, head: string, bytes: number): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, start, size]) => {
      const data = new DataTransfer();
      data.items.add(new File([start, new Uint8Array(size)], fileName));
      return data;
    },
    [name, head, bytes] as const,
  );
  await applicationForm(page).file.dispatchEvent("drop", { dataTransfer });
}

test("a résumé is dropped or chosen, shown with its size, and removed, on a phone and on a desktop", async ({
  page,
  form,
}) => {
  await page.goto("/enviar-curriculo");
  for (const width of Object.values(widths)) {
    await page.setViewportSize(width);
    await expect(page.getByText("Toque para escolher o arquivo")).toBeVisible();
    await drop(page, "Joana.pdf", "%PDF-1.7", 1_572_856);
    await expect(form.whole.getByText("Joana.pdf")).toBeVisible();
    await expect(form.whole.getByText("1,50 MB", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Remover arquivo" }).click();
    await expect(form.whole.getByText("Joana.pdf")).toHaveCount(0);
    await drop(page, "Joana.pdf", "%PDF-1.7", 1);
    await expect(form.whole.getByText("0,01 MB", { exact: true })).toBeVisible();
    await drop(page, "foto.png", "PNG", 100);
    await expect(page.getByRole("alert")).toHaveText(
      "Somente arquivos PDF ou Word são aceitos. Continua valendo “Joana.pdf”",
    );
    await expect(form.whole.getByText("Joana.pdf", { exact: true })).toBeVisible();
    await form.file.setInputFiles({
      name: "JOANA.DOCX",
      mimeType: "",
      buffer: Buffer.from("PK\x03\x04 a word file"),
    });
    await expect(form.whole.getByText("JOANA.DOCX")).toBeVisible();
    await expect(page.getByText("Somente arquivos PDF ou Word são aceitos")).toHaveCount(0);
    await drop(page, "DOC-20261121-WA0003.", "%PDF-1.7", 100);
    await expect(form.whole.getByText("DOC-20261121-WA0003.pdf")).toBeVisible();
    await page.getByRole("button", { name: "Remover arquivo" }).click();
  }
});

test("the talent bank's form says where the résumé goes, asks for that consent only, and confirms without a chat", async ({
  page,
  form,
}) => {
  const name = `Joana do Banco ${stamp()}`;
  await page.goto("/enviar-curriculo");
  await expect(page.getByText("Seu currículo vai para o banco de talentos")).toBeVisible();
  await expect(form.whole.getByRole("checkbox")).toHaveCount(1);
  await expect(form.talentPoolConsent).not.toBeChecked();
  await form.submit.click();
  await expect(
    page.getByText("Para enviar, autorize o uso dos seus dados no banco de talentos"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page).toHaveURL("/vagas");

  await page.goBack();
  await form.fillIn(name);
  await form.talentPoolConsent.check();
  await form.attach();
  await form.send();
  await expect(form.sent).toBeVisible();
  await expect(
    page.getByRole("main").getByText("Seu currículo foi enviado para o banco de talentos"),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Ficar nesta página" }).click();
  await expect(page.getByText(/Você volta ao início/)).toHaveCount(0);
  await page.getByRole("button", { name: "Voltar para o início" }).click();
  await expect(page).toHaveURL("/");
  expect(await applications(name)).toMatchObject([{ jobId: null, consent: { talentPool: true } }]);
});

test("a job's form names it and its company, and asks for a consent; what was typed survives a reload, consent does not, and it can be discarded", async ({
  page,
  form,
}) => {
  await page.goto(openJobForm);
  await expect(page.getByRole("heading", { level: 1, name: "Enviar Currículo" })).toBeVisible();
  await expect(page.getByText(`Vaga: ${openJob.title} · ${openJob.company}`)).toBeVisible();
  await expect(
    page.getByText("um botão abre a conversa com o anunciante no WhatsApp"),
  ).toBeVisible();
  await expect(form.jobConsent).toHaveAccessibleName(new RegExp(openJob.company));
  await expect(form.jobConsent).not.toBeChecked();
  await expect(form.talentPoolConsent).not.toBeChecked();
  await form.fillIn("Joana Sem Consentimento");
  await form.attach();
  await form.submit.click();
  await expect(
    page.getByText("Para enviar, autorize o uso dos seus dados nesta candidatura"),
  ).toBeVisible();
  await expect(form.jobConsent).toBeFocused();
  expect(await applications("Joana Sem Consentimento")).toHaveLength(0);

  await form.letter.fill("Bom dia,\nmoro perto.");
  await form.jobConsent.check();
  await page.reload();
  const notice = page.getByText("Recuperamos o que você já tinha preenchido neste aparelho.");
  await expect(notice).toBeVisible();
  await expect(form.name).toHaveValue("Joana Sem Consentimento");
  await expect(form.letter).toHaveValue("Bom dia,\nmoro perto.");
  await expect(form.jobConsent).not.toBeChecked();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(form.name).toHaveValue("");
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(form.name).toHaveValue("");
});

test("an expired job accepts no application and offers the talent bank, where the address of an unknown job leads as well, and says so", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await page.goto("/enviar-curriculo?jobId=mercado-araguaia-repositor");
  await expect(page.getByText("Esta vaga não recebe mais candidaturas.")).toBeVisible();
  await expect(form.name).toHaveCount(0);
  await page.getByRole("link", { name: "Enviar para o banco de talentos" }).click();
  await expect(page).toHaveURL("/enviar-curriculo");
  await expect(form.name).toBeVisible();

  await leadTo(page, "/enviar-curriculo?jobId=nunca-houve&jobTitle=Astronauta");
  await expect(page.getByText("A vaga deste endereço não foi encontrada.")).toBeVisible();
  await expect(page.getByText("Astronauta")).toHaveCount(0);
  await expect(form.talentPoolConsent).toBeVisible();
});

test("markup in a title from the address stays text, while the job loads and when that fails", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const hostile = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  const dialogs = watchDialogs(page);
  await withoutRendering(page);
  const release = await hold(page, requests.document);
  await page.goto(`/enviar-curriculo?jobId=${openJob.id}&jobTitle=${encodeURIComponent(hostile)}`);
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator("main img, main script")).toHaveCount(0);
  release();
  await expect(page.getByText(`Vaga: ${openJob.title}`)).toBeVisible();
  await expect(page.getByText(hostile)).toHaveCount(0);
  await page.route(requests.document, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Erro ao carregar a vaga")).toBeVisible();
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator("main img, main script")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
