import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { ApplicationTarget } from "../../applyParts/useApplicationTarget.ts";
import { ApplyPage } from "./ApplyPage.tsx";

const page = vi.hoisted(() => ({
  target: null as ApplicationTarget | null,
  leave: null as (() => void) | null,
  navigate: vi.fn(),
}));
vi.mock("react-router-dom", async (original) => ({
  ...(await original<object>()),
  useNavigate: () => page.navigate,
}));
vi.mock("../../applyParts/useApplicationTarget.ts", () => ({
  useApplicationTarget: () => [page.target, () => undefined],
}));
vi.mock("./Application.tsx", () => ({
  Application: ({ onLeave }: { onLeave: () => void }) => {
    page.leave = onLeave;
    return null;
  },
}));

const ofJob: ApplicationTarget = { state: "job", job: { ...buildJob(), id: "caixa" } };
const ofBank: ApplicationTarget = { state: "bank", asked: true };

test.each([
  ["of a job that a load opened leads to the job", ofJob, { idx: 0 }, "/vagas/caixa"],
  ["of a job leads to it before the router has counted", ofJob, null, "/vagas/caixa"],
  ["of the talent bank that a load opened leads to the list", ofBank, { idx: 0 }, "/vagas"],
  ["of a job that a page of the site opened leads back", ofJob, { idx: 1 }, -1],
  ["of the talent bank that a page of the site opened leads back", ofBank, { idx: 2 }, -1],
] as const)("'Cancelar' in the form %s", (_what, target, state, to) => {
  vi.stubGlobal("window", { history: { state } });
  page.target = target;
  page.navigate.mockClear();
  renderToStaticMarkup(
    <MemoryRouter>
      <ApplyPage />
    </MemoryRouter>,
  );
  page.leave!();
  vi.unstubAllGlobals();
  expect(page.navigate.mock.calls).toEqual([[to]]);
});
