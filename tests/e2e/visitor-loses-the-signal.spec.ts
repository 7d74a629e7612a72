import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { applyToJob } from "@vagas/functions/domain/site/paths";
import { newJob, onSite, test } from "../support/companies.ts";
import { expect, lostRequest, notification } from "../support/e2e.ts";
import { siteUrl } from "../support/emulators.ts";
import { findBrowser } from "../support/findBrowser.ts";
import { applicationForm, openJobForm } from "../support/page/applicationForm.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { callWorker, untilInstalled } from "../support/page/sendingWorker.ts";
import { bucket, database, stamp } from "../support/project.ts";
import { pdfOf } from "../support/smallPdf.ts";
import { applications } from "../support/storedRecords.ts";

// An application is kept until it is sent, exactly once, and never called sent before it is.

const keptText = "Guardada neste aparelho. Enviamos quando a internet voltar.";
const sentText = "Candidatura enviada com sucesso!";
const unique = (name: string) => `${name} ${stamp()}`;

/** A form that is filled in, with the code for sending on the device; returns its controls. Null: the open form. */
async function fillIn(page: Page, name: string, address: string | null = openJobForm) {
  if (address !== null) await page.goto(address);
  const form = applicationForm(page);
  await form.fillIn(name, "");
  await form.jobConsent.check();
  await form.attach();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("SendingCheck")),
  );
  return form;
}

test("a kept application may be taken back, and one in a tab that closes is sent on the next visit, once, which says so", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const [first, name] = [unique("Rosa Desiste"), unique("Rosa Sem Sinal")];
  const form = await fillIn(page, first);
  await context.setOffline(true);
  await form.send();
  await expect(page.getByText(keptText)).toBeVisible();
  await page.getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByText(keptText)).toHaveCount(0);

  await form.name.fill(name);
  await form.submit.click();
  await expect(page.getByText(keptText)).toBeVisible();
  await expect(page.getByText(sentText)).toHaveCount(0);
  await page.close();
  await context.setOffline(false);
  expect(await applications(name)).toHaveLength(0);

  const [next, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([next.goto("/vagas"), other.goto("/sobre")]);
  await expect.poll(() => applications(name)).toHaveLength(1);
  await Promise.any(
    [next, other].map((page) => expect(notification(page)).toContainText(sentText)),
  );
  await next.reload();
  await expect
    .poll(() => next.evaluate(() => localStorage["vagas-waiting-applications"]))
    .toBe(undefined);
  expect(await applications(name)).toHaveLength(1);
  expect(await applications(first)).toHaveLength(0);
});

test("a line lost in the middle of the upload, or before the answer, sends one application", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const name = unique("Lia do Morro");
  const form = await fillIn(page, name);
  await page.route(/\/v0\/b\/.*\/o\?/, async (route) => {
    await context.setOffline(true);
    await route.abort().catch(() => null);
  });
  await form.send();
  await expect(page.getByText(keptText)).toBeVisible({ timeout: 30_000 });
  expect(await applications(name)).toHaveLength(0);

  // The record is written, and its answer gets lost.
  await page.unrouteAll();
  let lost = 0;
  await page.route(/documents:commit/, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost, { timeout: 30_000 }).toBe(1);
  expect(await applications(name)).toHaveLength(1);
  await page.unrouteAll();
  await page.reload();
  await expect(notification(page)).toContainText(sentText, { timeout: 30_000 });
  expect(lost).toBe(1);
  expect(await applications(name)).toHaveLength(1);
});

test("an application whose consent has changed waits in its form, with its file, until its person agrees anew, and one to a job that closed is told, with similar jobs", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const name = unique("Vera Confere");
  let form = await fillIn(page, name);
  await context.setOffline(true);
  await form.send();
  await expect(page.getByText(keptText)).toBeVisible();
  await page.evaluate(consentToAnOlderText);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto("/vagas");
  await expect(notification(next)).toContainText("O texto da autorização mudou.", {
    timeout: 30_000,
  });
  // Another day, by another way than the message.
  await next.goto(openJobForm);
  await expect(next.getByText("Ainda não foi enviada")).toBeVisible();
  form = applicationForm(next);
  await expect(form.name).toHaveValue(name);
  await expect(next.getByText("Currículo Joana.pdf")).toBeVisible();
  expect(await applications(name)).toHaveLength(0);
  await form.jobConsent.check();
  await form.send();
  await expect(form.sent).toBeVisible();
  const [sent] = await applications(name);
  const [bytes] = await bucket.file(sent!["resumePath"] as string).download();
  expect(bytes.equals(pdfOf(20_000))).toBe(true);

  const late = unique("Vera Tarde");
  const job = await newJob(await newCompany(), onSite);
  await leadTo(next, applyToJob(job));
  form = await fillIn(next, late, null);
  await context.setOffline(true);
  await form.send();
  await expect(next.getByText(keptText)).toBeVisible();
  await database.doc(`jobs/${job.id}`).update({ filled: true });
  await next.close();
  await context.setOffline(false);
  const last = await context.newPage();
  await last.goto("/vagas");
  await expect(notification(last)).toContainText("A vaga não recebe mais candidaturas.", {
    timeout: 30_000,
  });
  await last.getByRole("button", { name: "Ver vagas parecidas" }).click();
  await expect(last).toHaveURL(/\/enviar-curriculo\?jobId=/);
  await expect(last.getByText("Outras vagas").first()).toBeVisible();
  expect(await applications(late)).toHaveLength(0);
});

test("a phone whose storage is full says so, and sends while its page is open", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const name = unique("Cida Cheia");
  const form = await fillIn(page, name);
  await context.setOffline(true);
  await form.send();
  await expect(page.getByText("Este aparelho não deixou guardar.")).toBeVisible();
  await expect(page.getByText(keptText)).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(() => applications(name), { timeout: 30_000 }).toHaveLength(1);
});

test("a browser killed without signal sends it after its restart", async () => {
  const { executablePath, args, env } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), "vagas-phone-"));
  const open = () =>
    chromium.launchPersistentContext(folder, {
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
      baseURL: siteUrl,
      locale: "pt-BR",
      viewport: { width: 360, height: 740 },
    });
  const name = unique("Nina Bateria");
  try {
    const first = await open();
    const dying = await first.newPage();
    const unsent = await fillIn(dying, name);
    await first.setOffline(true);
    await unsent.send();
    await expect(dying.getByText(keptText)).toBeVisible();
    spawnSync("pkill", ["-9", "-f", folder]);

    const restarted = await open();
    const page = await restarted.newPage();
    await page.goto("/vagas");
    await page.evaluate(fetchCode);
    await expect.poll(() => applications(name), { timeout: 30_000 }).toHaveLength(1);
    await restarted.close();
  } finally {
    spawnSync("pkill", ["-9", "-f", folder]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test.describe("by the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("an application kept without signal is sent after every page was closed, once, with its file", async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(lostRequest);
    const name = unique("Davi Fechou");
    const form = await fillIn(page, name);
    await untilInstalled(page);
    await context.setOffline(true);
    await form.send();
    await expect(page.getByText(keptText)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    expect(await applications(name)).toHaveLength(0);

    await callWorker(context);
    await expect.poll(() => applications(name), { timeout: 30_000 }).toHaveLength(1);
    const [sent] = await applications(name);
    const [bytes] = await bucket.file(sent!["resumePath"] as string).download();
    expect(bytes.equals(pdfOf(20_000))).toBe(true);

    // Another event, and the next visit, find it sent.
    await callWorker(context);
    const next = await context.newPage();
    await next.goto("/vagas");
    await expect(notification(next)).toContainText(sentText, { timeout: 30_000 });
    expect(await applications(name)).toHaveLength(1);
  });
});

/** Has what this device keeps say that its person agreed to another text. */
function consentToAnOlderText(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("vagas-waiting-applications");
    opening.onsuccess = () => {
      const changing = opening.result.transaction("applications", "readwrite");
      const store = changing.objectStore("applications");
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return;
        const kept = cursor.value as { record: { consentVersion: string } };
        kept.record.consentVersion = "2025-01";
        cursor.update(kept);
        cursor.continue();
      };
      changing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      changing.onabort = () => reject(new Error("The device stores nothing"));
    };
  });
}

function fetchCode(): void {
  (globalThis as { heldActs?: { fetchCode: () => void } }).heldActs?.fetchCode();
}
