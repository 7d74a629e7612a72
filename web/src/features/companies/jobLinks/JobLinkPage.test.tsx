import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { JobLinkPage } from "./JobLinkPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.mock("../../../ui/page/useLinkSecret.ts", () => ({ useLinkSecret: () => ["secret"] }));
const { followJobLink } = vi.hoisted(() => ({ followJobLink: vi.fn() }));
vi.mock("../../../data/visitor/jobLinkCall.ts", () => ({ followJobLink }));

const job = { id: "caixa", title: "Caixa", company: "Mercado" };
const working = { purpose: "renew", job, until: 0 };
/** See ui/message/Focused.tsx. */
const focused = '<div tabindex="-1">';
const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <JobLinkPage />
      </MemoryRouter>,
    ),
  );

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  freshPage();
  followJobLink.mockReset().mockResolvedValueOnce({ state: "ready", ...working });
});

test.each([
  ["done", { state: "done", ...working }, "Vaga renovada"],
  ["refused", { state: "used", job }, "Este link já foi usado"],
])(
  "what was %s takes the focus of the pressed button with its heading",
  async (_how, then, title) => {
    followJobLink.mockResolvedValueOnce(then);
    html();
    await vi.waitFor(() => expect(html()).toContain("Renovar por 30 dias"));
    expect(html()).not.toContain(focused);
    press("Renovar por 30 dias");
    await vi.waitFor(() => expect(html()).toContain(title));
    expect(html()).toMatch(new RegExp(`${focused}.*<h1[^>]* data-page-heading[^>]*>${title}`));
  },
);

test("each press without an answer shows what is missing beside the answers, and leads the focus there", async () => {
  const focus = vi.fn();
  vi.stubGlobal("document", {
    querySelector: (wanted: string) => (wanted.includes("[data-wrong] input") ? { focus } : null),
  });
  followJobLink.mockReset().mockResolvedValueOnce({ state: "ready", ...working, purpose: "hired" });
  html();
  await vi.waitFor(() => expect(html()).toContain("Enviar resposta"));
  for (const times of [1, 2]) {
    press("Enviar resposta");
    expect(html()).toMatch(/id="hire-help"[^>]*><span role="alert">Escolha uma das respostas\./);
    expect(focus).toHaveBeenCalledTimes(times);
  }
  expect(followJobLink).toHaveBeenCalledOnce();
});
