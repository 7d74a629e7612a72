import type { HealthOutcome } from "@vagas/functions/domain/health/healthRequest";
import type { SiteHealth, TroubledMail } from "@vagas/functions/domain/health/siteHealth";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { HealthPage } from "./HealthPage.tsx";

const { readSiteHealth, tendSite } = vi.hoisted(() => ({
  readSiteHealth: vi.fn<() => Promise<SiteHealth>>(),
  tendSite: vi.fn<() => Promise<HealthOutcome>>(),
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.mock("../../../data/admin/siteHealthCall.ts", () => ({ readSiteHealth, tendSite }));

const mail = (subject: string): TroubledMail => ({
  id: subject,
  subject,
  to: "ana@pessoa.example",
  state: "failed",
  createdAt: 0,
  dueAt: 0,
  triedAt: null,
  attempts: 5,
  outdated: false,
});

const healthOf = (...mails: TroubledMail[]): SiteHealth => ({
  checkedAt: 0,
  runs: {},
  stuck: [],
  mails,
  browserErrors: { listed: [], others: 0 },
});

const html = () => rendered(() => renderToStaticMarkup(<HealthPage />));

beforeEach(() => {
  freshPage();
  readSiteHealth.mockReset();
  tendSite.mockReset();
});

/** The page with two mails. */
async function openPage() {
  readSiteHealth.mockResolvedValueOnce(healthOf(mail("Uma"), mail("Outra")));
  html();
  await vi.waitFor(() => expect(html()).toContain("Outra"));
}

test("an action shows that it runs, and the lists stay while the page is read again", async () => {
  const [act, next] = [Promise.withResolvers<HealthOutcome>(), Promise.withResolvers<SiteHealth>()];
  await openPage();
  readSiteHealth.mockReturnValueOnce(next.promise);
  tendSite.mockReturnValueOnce(act.promise);
  press("Enviar de novo");
  expect(html()).toContain("Um instante...");
  press("Um instante...");
  expect(tendSite).toHaveBeenCalledOnce();

  act.resolve("done");
  await vi.waitFor(() => expect(html()).toContain("Atualizando..."));
  expect(readSiteHealth).toHaveBeenCalledTimes(2);
  expect(html()).toContain("Uma");
  expect(html()).not.toContain("Um instante...");

  next.resolve(healthOf(mail("Uma")));
  await vi.waitFor(() => expect(html()).not.toContain("Outra"));
});

test("the lists stay when they cannot be read again, which is said", async () => {
  await openPage();
  readSiteHealth.mockRejectedValueOnce(new Error("no line"));
  press("Atualizar");
  await vi.waitFor(() => expect(html()).toContain("Não foi possível atualizar"));
  expect(html()).toContain("Outra");
  expect(html()).not.toContain("Erro ao carregar");
});

test("the page is read again after each of two actions at the same time", async () => {
  const acts = [
    Promise.withResolvers<HealthOutcome>(),
    Promise.withResolvers<HealthOutcome>(),
  ] as const;
  await openPage();
  readSiteHealth.mockResolvedValueOnce(healthOf(mail("Uma"))).mockResolvedValueOnce(healthOf());
  for (const { promise } of acts) tendSite.mockReturnValueOnce(promise);
  press("Enviar de novo");
  html();
  press("Enviar de novo");
  html();
  for (const { resolve } of acts) {
    resolve("done");
    await vi.waitFor(() => expect(html()).toContain("Atualizar<"));
  }
  await vi.waitFor(() => expect(html()).not.toContain("E-mails que não chegaram"));
  expect(readSiteHealth).toHaveBeenCalledTimes(3);
});
