import { expect, lostRequest, notification, requests } from "../support/e2e.ts";
import { openJob, openJobForm, test } from "../support/page/applicationForm.ts";
import { denyWrites } from "../support/page/failures.ts";
import { cutPdf } from "../support/smallPdf.ts";
import { auth, database, stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

const unique = (name: string) => `${name} ${stamp()}`;

test("an applicant whose file cannot be opened is asked for another, at once and on returning, and sends it, and whose idle account was removed applies with a new one, without noticing", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/accounts:lookup/);
  const name = unique("Joana de Volta");
  const missing = page
    .getByRole("alert")
    .filter({ hasText: "O arquivo enviado não pôde ser aberto" });
  const send = async (...file: Parameters<typeof form.attach>) => {
    await page.goto(openJobForm);
    // The form of a device that has applied goes, and comes again, while its record is looked up.
    await expect(async () => {
      await form.fillIn(name);
      await expect(form.name).toHaveValue(name, { timeout: 1_000 });
    }).toPass();
    await form.jobConsent.check();
    await form.attach(...file);
    await form.send();
    await expect(form.sent).toBeVisible();
    return (await applications(name))[0]!["uid"] as string;
  };
  const before = await send(cutPdf, "cortado.pdf");
  await expect(missing).toBeVisible();
  await expect(page.getByText(`Seus dados foram enviados para ${openJob.company}.`)).toBeVisible();

  await page.goto(openJobForm);
  await expect(
    page.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
  ).toBeVisible();
  await expect(missing).toBeVisible();
  await page.getByRole("button", { name: "Enviar outro arquivo" }).click();
  await expect(page.getByText("O currículo é obrigatório")).toBeVisible();
  await form.attach();
  await page.getByRole("button", { name: "Enviar outro arquivo" }).click();
  await expect(page.getByText("Recebemos o novo arquivo")).toBeVisible();
  await expect
    .poll(() => applications(name))
    .toMatchObject([{ resumeMissing: false, resumeName: "Currículo Joana.pdf" }]);
  await page.reload();
  await expect(page.getByText("Não é preciso enviar de novo.")).toBeVisible();

  await database.doc(`candidates/${openJob.id}_${before}`).delete();
  await auth.deleteUsers([before]);
  expect(await send()).not.toBe(before);
});

test("a refused application says so, and what was typed stays; one whose tab was closed between upload and record is finished on the next visit", async ({
  page,
  form,
  context,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const name = unique("Joana Apressada");
  await page.goto(openJobForm);
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  const allowWrites = await denyWrites(page);
  await form.send();
  await expect(form.whole.getByRole("alert")).toContainText("Erro ao enviar candidatura");
  await expect(page.getByText("Esta vaga pode ter sido preenchida ou encerrada")).toBeVisible();
  // The form says it; a message would repeat it.
  await expect(notification(page)).toHaveCount(0);
  await expect(form.name).toHaveValue(name);
  await allowWrites();

  // Cut, not held: held requests continue when a page closes.
  await page.route(requests.write, (route) => route.abort());
  await Promise.all([
    page.waitForEvent("requestfailed", (request) => requests.write.test(request.url())),
    form.submit.click(),
  ]);
  await page.close();
  expect(await applications(name)).toHaveLength(0);

  const next = await context.newPage();
  await next.goto("/sobre");
  await expect(notification(next)).toContainText("Candidatura enviada com sucesso!");
  await expect(notification(next)).toContainText(
    `Terminamos o envio do seu currículo para ${openJob.company}.`,
  );
  expect(await applications(name)).toHaveLength(1);
});

test("an application over the sign-up quota waits on the device, survives a reload, and is sent automatically", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const name = unique("Joana Paciente");
  // The emulator has no quota; this is production's answer after a hundred accounts in an hour.
  await page.route(/accounts:signUp/, (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/json",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: '{"error":{"code":400,"message":"TOO_MANY_ATTEMPTS_TRY_LATER"}}',
    }),
  );
  const waits = page.getByText("Sua candidatura será enviada mais tarde");
  const kept = () => page.evaluate(() => localStorage.getItem("vagas-waiting-applications"));
  await page.goto(openJobForm);
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await form.send();
  await expect(waits).toBeVisible();
  await page.getByRole("button", { name: "Retirar" }).click();
  await expect(waits).toHaveCount(0);
  await expect.poll(kept).toBeNull();
  await expect(form.name).toHaveValue(name);
  await form.submit.click();
  await expect(waits).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect(waits).toBeVisible();
  // Moves the clock an hour ahead.
  await page.evaluate(makeDue);
  await page.goto("/");
  await expect(notification(page)).toContainText("Candidatura enviada com sucesso!");
  await expect
    .poll(() => applications(name))
    .toMatchObject([{ resumeName: "Currículo Joana.pdf", resumeSize: 20_000 }]);
  expect(await kept()).toBeNull();
});

/** Has what the device keeps wait no longer: in the store, and in the hint that the pages read. */
async function makeDue(): Promise<void> {
  const name = "vagas-waiting-applications";
  localStorage.setItem(name, localStorage.getItem(name)!.replace(/"nextAt":\d+/g, '"nextAt":0'));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const writing = opening.result.transaction("applications", "readwrite");
      const cursor = writing.objectStore("applications").openCursor();
      cursor.onsuccess = () => {
        cursor.result?.update({ ...(cursor.result.value as object), nextAt: 0 });
        cursor.result?.continue();
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
