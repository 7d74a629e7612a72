import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { AlertLinkPage } from "./AlertLinkPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));

const { link, actOnAlert } = vi.hoisted(() => ({ link: { secret: "" }, actOnAlert: vi.fn() }));
vi.mock("../../ui/page/useLinkSecret.ts", () => ({ useLinkSecret: () => [link.secret] }));
vi.mock("../../data/visitor/alertCall.ts", () => ({ actOnAlert }));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AlertLinkPage />
      </MemoryRouter>,
    ),
  );

const headings = () => [...html().matchAll(/<h1[^>]*>([^<]+)/g)].map(([, said]) => said);

beforeEach(() => {
  freshPage();
  actOnAlert.mockReset();
});

test.each([
  ["sim.token.signature", "Sim, ajudou", true],
  ["nao.token.signature", "Não ajudou", false],
])(
  "'Esta lista ajudou?' by the link %s is answered '%s' only by its button",
  async (secret, label, helped) => {
    link.secret = secret;
    actOnAlert.mockImplementation(async ({ act }: { act: string }) => ({
      state: act === "look" ? "question" : "counted",
    }));
    await vi.waitFor(() =>
      expect(html()).toContain(
        "Esta lista ajudou? A resposta é contada sem o seu nome nem o seu e-mail.",
      ),
    );
    expect(html().match(/<button/g)).toHaveLength(1);
    expect(actOnAlert.mock.calls).toEqual([[{ act: "look", token: "token.signature" }]]);
    press(label);
    html();
    press(label);
    await vi.waitFor(() => expect(html()).toContain("Obrigado por responder"));
    expect(actOnAlert.mock.calls.slice(1)).toEqual([
      [{ act: "answer", token: "token.signature", helped }],
    ]);
  },
);

test.each([
  ["alert", "Confirmar o aviso", { state: "confirmed" }, "Aviso confirmado"],
  ["keepAlert", "Quero continuar", { state: "kept" }, "O aviso continua"],
])(
  "a link of the purpose '%s' asks, and only '%s' confirms, as the page's heading says",
  async (purpose, label, end, said) => {
    link.secret = "token.signature";
    const alert = { list: "local=Confresa", every: "week" };
    actOnAlert.mockImplementation(async ({ act }: { act: string }) =>
      act === "look" ? { state: "open", purpose, alert } : { ...end, alert },
    );
    await vi.waitFor(() => expect(html()).toContain("Vagas em Confresa"));
    expect(actOnAlert).toHaveBeenCalledTimes(1);
    expect(headings()).toEqual(["Aviso de vagas novas"]);
    press(label);
    await vi.waitFor(() => expect(headings()).toEqual([said]));
    expect(actOnAlert).toHaveBeenLastCalledWith({ act: "confirm", token: "token.signature" });
  },
);
