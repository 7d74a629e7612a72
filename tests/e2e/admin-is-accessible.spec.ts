import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import {
  expectNoBarrierAnywhere,
  expectNoBarrierInEitherScheme,
  expectNoBarrierInOpened,
} from "../support/accessibility/axe.ts";
import { adminFailures, expectNoBarrierOnFailures } from "../support/accessibility/everyFailure.ts";
import {
  expectNoBarrierOnPages,
  expectNoBarrierWithoutData,
} from "../support/accessibility/everyState.ts";
import { tabTo } from "../support/accessibility/keyboard.ts";
import { expect, failedWrite, openAsAdmin, test } from "../support/admin.ts";
import { widths } from "../support/e2e.ts";
import { ports } from "../support/emulators.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { untilStored } from "../support/project.ts";

test("a refused login has no barrier", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Preencha todos os campos").first()).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "the login, refused");
});

for (const part of [0, 1, 2])
  test(`no page of the area has a barrier, loaded or empty: part ${part + 1} of 3`, async ({
    page,
    records,
  }) => {
    const waiting = await records.waitingJob(await records.company());
    await records.candidate(waiting, smallPdf);
    await records.pendingJob();
    await openAsAdmin(page, "/admin/jobs/new");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const made = { job: waiting.id, title: waiting.title, bare: waiting.id };
    await expectNoBarrierOnPages(page, "admin", made, { part, of: 3 });
  });

test("the other tabs of the dashboard and the menu of a phone have no barrier, and the menu closes on navigation", async ({
  page,
  records,
}) => {
  const { title } = await records.waitingJob(await records.company());
  await openAsAdmin(page, "/admin/jobs/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [path, sign] of [
    ["/admin/dashboard?aba=estatisticas", "Últimas 12 semanas"],
    ["/admin/dashboard?aba=recentes", title],
  ] as const) {
    await leadTo(page, path);
    await expect(page.getByRole("main").getByText(sign).first()).toBeVisible();
    await expectNoBarrierAnywhere(page, path);
  }
  await page.setViewportSize(widths.phone);
  await leadTo(page, "/admin/dashboard");
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await expect(page.getByRole("link", { name: "Empresas" })).toBeVisible();
  await expectNoBarrierInOpened(page, "the menu");
  await page.getByRole("link", { name: "Empresas" }).click();
  await expect(page).toHaveURL(/\/admin\/companies$/);
  await expect(page.getByRole("link", { name: "Empresas" })).toHaveCount(0);
});

for (const part of [0, 1])
  test(`no page of the area has a barrier while it loads, or when loading fails: part ${part + 1} of 2`, async ({
    page,
    records,
    expectConsole,
  }) => {
    expectConsole(failedWrite);
    const { id, title } = await records.job();
    const made = { job: id, title, bare: id };
    await openAsAdmin(page, "/admin/jobs/new");
    await expectNoBarrierWithoutData(page, "admin", made, "/admin/jobs/new", { part, of: 2 });
  });

test("a form of the area that could not be sent has no barrier", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.job();
  await openAsAdmin(page, "/admin");
  await expectNoBarrierOnFailures(page, adminFailures(job.id));
});

test("a dashboard where nothing waits has no barrier", async ({ page }) => {
  // Its lists and counts ask for the status 'pending', so another status shows nothing.
  await page.route(
    ({ port }) => port === String(ports.firestore),
    (route) => {
      const asked = route.request().postData();
      return route.continue(
        asked === null
          ? {}
          : {
              postData: asked.replaceAll(
                /(stringValue(?:"|%22)(?::|%3A)(?:"|%22))pending/g,
                "$1nothing",
              ),
            },
      );
    },
  );
  await openAsAdmin(page, "/admin/dashboard");
  await expect(page.getByText("Nenhuma vaga pendente de aprovação.")).toBeVisible();
  await expect(page.getByText("Nenhum currículo pendente de aprovação.")).toBeVisible();
  await expectNoBarrierAnywhere(page, "an empty dashboard");
});

/**
 * A dialog's page, the search that finds its record, and the button that opens it. No page with a search follows another:
 * what is typed at once would be typed into the one before.
 */
type Opening = readonly [path: string, search: string | null, button: string];

/** Opens dialogs on a phone and on a desktop; each returns the focus. */
async function expectNoBarrierInDialogs(page: Page, dialogs: readonly Opening[]): Promise<void> {
  await openAsAdmin(page, "/admin/jobs/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [path, search, button] of dialogs) {
    await leadTo(page, path);
    if (search !== null) await searchFor(page, search);
    for (const viewport of Object.values(widths)) {
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoBarrierInOpened(page, button);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: button })).toBeFocused();
    }
  }
}

test("dialogs about jobs have no barrier and return the focus", async ({ page, records }) => {
  const waiting = await records.waitingJob(await records.company());
  const own = await records.job();
  const queued = await records.pendingJob();
  await expectNoBarrierInDialogs(page, [
    ["/admin/dashboard", null, `Ver detalhes: ${waiting.title}`],
    ["/admin/jobs", own.title, `Excluir ${own.title}`],
    ["/admin/jobs", own.title, `Histórico de ${own.title}`],
    ["/admin/job-approval", null, "Importar vagas"],
    ["/admin/job-approval", null, `Rejeitar: ${queued.title}`],
  ]);
});

test("dialogs about people and companies have no barrier and return the focus", async ({
  page,
  records,
}) => {
  const company = await records.company();
  const person = await records.candidate(null, smallPdf);
  await expectNoBarrierInDialogs(page, [
    ["/admin/candidates-archive", person.name, `Excluir ${person.name}`],
    ["/admin/dashboard", null, `Rejeitar: ${person.name}`],
    ["/admin/companies", company.name, `Excluir ${company.name}`],
  ]);
});

test.describe("on a desktop", () => {
  test.use({ viewport: widths.desktop });

  test("a job is read and approved by the keyboard alone", async ({ page, records }) => {
    const job = await records.waitingJob(await records.company());
    await openAsAdmin(page, "/admin/dashboard");
    const details = page.getByRole("button", { name: `Ver detalhes: ${job.title}` });
    await expect(details).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /pular|ir para o conteúdo/i })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, details);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: job.title })).toBeVisible();
    await tabTo(page, page.getByLabel("Observações"));
    await page.keyboard.type("Tudo certo.");
    await tabTo(page, page.getByRole("button", { name: "Aprovar", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Vaga aprovada").first()).toBeVisible();
    await untilStored(collections.jobApprovals, job.id, {
      status: "approved",
      adminNotes: "Tudo certo.",
    });
  });
});
