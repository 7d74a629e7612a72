import { changeJob, expect, notification, onPhoneAndDesk, requests } from "../support/e2e.ts";
import { openJob, openJobForm, test } from "../support/page/applicationForm.ts";
import { pdfOf } from "../support/pdf.ts";
import { stamp } from "../support/project.ts";
import { applications } from "../support/records.ts";

const unique = (name: string) => `${name} ${stamp()}`;

onPhoneAndDesk(() => {
  test("an upload shows how far it is, can be stopped with nothing lost, and goes through afterwards", async ({
    page,
    form,
  }) => {
    const name = unique("Joana Paciente");
    await page.goto(openJobForm);
    await form.fillIn(name);
    await form.jobConsent.check();
    await form.attach(pdfOf(1_500_000));
    let letThrough = 2; // The upload's beginning and its first piece.
    await page.route(requests.upload, async (route) => {
      if (route.request().method() === "POST" && letThrough-- > 0) await route.continue();
    });
    await form.submit.click();
    await expect(
      page.getByRole("status").filter({ hasText: /^Enviando o currículo: (1\d|[2-9]\d)%/ }),
    ).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]\d$/);
    await expect(page.getByRole("button", { name: "Enviando..." })).toBeVisible();
    await page.getByRole("button", { name: "Cancelar envio" }).click();
    await page.unroute(requests.upload);
    await expect(form.submit).toBeEnabled();
    await expect(form.name).toHaveValue(name);
    await expect(form.whole.getByText("Currículo Joana.pdf")).toBeVisible();
    expect(await applications(name)).toHaveLength(0);
    await form.submit.click();
    await expect(form.sent).toBeVisible();
    expect(await applications(name)).toHaveLength(1);
  });

  test("a sent application opens a chat with the words ready, is remembered, and home follows in ten seconds or with a tap", async ({
    page,
    form,
  }) => {
    const name = unique("Joana Dárc & Filhos");
    await page.clock.install();
    await page.goto(openJobForm);
    await form.fillIn(name);
    await form.jobConsent.check();
    await form.attach();
    await form.submit.click();
    await expect(form.sent).toBeFocused();
    await expect(notification(page)).toContainText(
      "Você será redirecionado para o WhatsApp do anunciante.",
    );
    const words = `Olá! Meu nome é ${name} e acabo de enviar meu currículo para a vaga de ${openJob.title} pelo site Vagas Canabrava.\nE-mail: joana@exemplo.com.br\nTelefone: 5566998765432`;
    const chat = page.getByRole("main").getByRole("link", { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute(
      "href",
      `https://wa.me/${openJob.whatsapp}?text=${encodeURIComponent(words)}`,
    );
    await expect(chat).toHaveAttribute("target", "_blank");
    const [record] = await applications(name);
    expect(record).toMatchObject({
      jobId: openJob.id,
      jobTitle: openJob.title,
      company: openJob.company,
      email: "joana@exemplo.com.br",
      phone: "5566998765432",
      resumeName: "Currículo Joana.pdf",
      consent: { talentPool: false },
      stage: "nova",
    });

    await page.clock.runFor(8000);
    await expect(page).toHaveURL(/enviar-curriculo/);
    await page.clock.runFor(4000);
    await expect(page).toHaveURL("/");

    await page.goto(openJobForm);
    await expect(
      page.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
    ).toBeVisible();
    await expect(
      page.getByText(
        `Sua candidatura foi enviada em ${new Date().toLocaleDateString("pt-BR", { timeZone: "America/Cuiaba" })}.`,
      ),
    ).toBeVisible();
    await expect(form.name).toHaveCount(0);

    // Where the device has forgotten, the record says so when the form is sent.
    await page.evaluate(() => localStorage.removeItem("vagas-applications"));
    await page.reload();
    await form.fillIn(name);
    await form.jobConsent.check();
    await form.attach();
    await form.submit.click();
    await expect(
      page.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
    ).toBeVisible();
    expect(await applications(name)).toHaveLength(1);
  });

  test("a résumé in the talent bank is thanked for without a chat, and a tap leads home", async ({
    page,
    form,
  }) => {
    const name = unique("Joana do Banco");
    await page.goto("/enviar-curriculo");
    await form.fillIn(name);
    await form.talentPoolConsent.check();
    await form.attach();
    await form.submit.click();
    await expect(form.sent).toBeVisible();
    await expect(page.getByText("Seu currículo chegou para o banco de talentos")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Ficar nesta página" }).click();
    await expect(page.getByText(/Você volta ao início/)).toHaveCount(0);
    await page.getByRole("button", { name: "Voltar para o início" }).click();
    await expect(page).toHaveURL("/");
    expect(await applications(name)).toMatchObject([
      { jobId: null, consent: { talentPool: true } },
    ]);
  });
});

test("an application to a job without a number is thanked for without a chat, and not as one to the talent bank", async ({
  page,
  form,
}) => {
  await changeJob(page, { contactWhatsapp: { stringValue: "" } });
  await page.goto(openJobForm);
  await form.fillIn(unique("Joana Sem Conversa"));
  await form.jobConsent.check();
  await form.attach();
  await form.submit.click();
  await expect(notification(page)).toContainText("Seu currículo chegou ao anunciante.");
  await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
});
