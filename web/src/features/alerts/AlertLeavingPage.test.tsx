import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  choose,
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { AlertLeavingPage } from "./AlertLeavingPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
const token = "YXZpc28tZGlh";
let secret = token;
vi.mock("../../ui/page/useLinkSecret.ts", () => ({ useLinkSecret: () => [secret] }));
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));

const { actOnAlert } = vi.hoisted(() => ({ actOnAlert: vi.fn() }));
vi.mock("../../data/visitor/alertCall.ts", () => ({ actOnAlert }));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AlertLeavingPage />
      </MemoryRouter>,
    ),
  );

const answers: Record<string, object> = {
  lookLeaving: { state: "open", purpose: "leave", alert: { list: "local=Confresa", every: "day" } },
  leave: { state: "left", why: "why-token" },
  tellWhy: { state: "counted" },
};

let milliseconds = 0;
vi.spyOn(performance, "now").mockImplementation(() => milliseconds);

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  freshPage();
  secret = token;
  milliseconds += 1_000;
  actOnAlert.mockReset();
  actOnAlert.mockImplementation(async ({ act }: { act: string }) => answers[act]);
});

async function left() {
  await vi.waitFor(() => expect(html()).toContain("Vagas em Confresa"));
  press("Sair deste aviso");
  await vi.waitFor(() => expect(html()).toContain("Por que saiu?"));
  milliseconds += 1_000;
}

test("opening the page leaves nothing", async () => {
  await vi.waitFor(() => expect(html()).toContain("Sair deste aviso"));
  expect(actOnAlert.mock.calls).toEqual([[{ act: "lookLeaving", leave: token }]]);
});

test.each(["", token.slice(0, 7)])(
  "a link without its whole token ('%s') says so, and not that the alert has ended",
  async (part) => {
    secret = part;
    await vi.waitFor(() => expect(html()).toContain("Este link não é válido"));
    expect(html()).not.toContain("Nenhum e-mail dele será enviado");
    expect(actOnAlert).not.toHaveBeenCalled();
  },
);

test("'Por que saiu?' has four answers, one of which has to be chosen before it is sent", async () => {
  await left();
  expect(
    [...html().matchAll(/type="radio"[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, said]) => said),
  ).toEqual([
    "Consegui trabalho por aqui",
    "Consegui trabalho por outro lugar",
    "Não eram vagas para mim",
    "Outro motivo",
  ]);
  const focus = vi.fn();
  vi.stubGlobal("document", {
    querySelector: (wanted: string) => (wanted.includes("[data-wrong] input") ? { focus } : null),
  });
  for (const times of [1, 2]) {
    press("Enviar resposta");
    expect(html()).toMatch(/id="why-help"[^>]*><span role="alert">Escolha uma das respostas\./);
    expect(focus).toHaveBeenCalledTimes(times);
  }
  expect(actOnAlert).toHaveBeenCalledTimes(2);
});

test.each([
  ["Consegui trabalho por aqui", "hiredHere", "Parabéns pelo trabalho novo!"],
  ["Consegui trabalho por outro lugar", "hiredElsewhere", "Parabéns pelo trabalho novo!"],
  [
    "Não eram vagas para mim",
    "notForMe",
    "A resposta foi contada sem o seu nome nem o seu e-mail.",
  ],
  ["Outro motivo", "other", "A resposta foi contada sem o seu nome nem o seu e-mail."],
])("'%s' is sent as '%s' and answered", async (label, reason, said) => {
  await left();
  choose(label);
  html();
  press("Enviar resposta");
  await vi.waitFor(() => expect(html()).toContain(said));
  expect(actOnAlert).toHaveBeenLastCalledWith({ act: "tellWhy", token: "why-token", reason });
});

test("the status says that the alert is left, and holds no part of the question", async () => {
  await left();
  const [, status] = /role="status"[^>]*>(.*?)<\/div>/.exec(html()) ?? [];
  expect(status).toContain("Pronto: você saiu deste aviso");
  expect(status).not.toContain("Por que saiu?");
});

test("a tap that was meant for the button before chooses no answer", async () => {
  await left();
  milliseconds -= 500;
  choose("Consegui trabalho por aqui");
  expect(html()).not.toContain("checked");
  milliseconds += 500;
  choose("Consegui trabalho por aqui");
  expect(html()).toContain("checked");
});

test("two taps leave once, and a lost line keeps the question", async () => {
  await vi.waitFor(() => expect(html()).toContain("Sair deste aviso"));
  actOnAlert.mockResolvedValueOnce({ state: "offline" });
  press("Sair deste aviso");
  html();
  press("Sair deste aviso");
  await vi.waitFor(() => expect(html()).toContain("Você está sem internet: nada foi mudado."));
  expect(actOnAlert).toHaveBeenCalledTimes(2);
  press("Sair deste aviso");
  await vi.waitFor(() => expect(html()).toContain("Pronto: você saiu deste aviso"));
});

const headings = () => [...html().matchAll(/<h1[^>]*>([^<]+)/g)].map(([, said]) => said);

test("the page's heading says what is asked, then that it is done, then that it was counted", async () => {
  await vi.waitFor(() => expect(html()).toContain("Sair deste aviso"));
  expect(headings()).toEqual(["Sair do aviso de vagas"]);
  await left();
  expect(headings()).toEqual(["Pronto: você saiu deste aviso"]);
  choose("Outro motivo");
  html();
  press("Enviar resposta");
  await vi.waitFor(() => expect(headings()).toEqual(["Obrigado por contar"]));
});
