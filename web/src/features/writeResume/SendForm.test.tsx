import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  choose,
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { jobConsentText } from "../../applyParts/fields/consentText.ts";
import type { SendingState } from "../../applyParts/sendingState.ts";
import { SendForm } from "./SendForm.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const { page, send, makeFile } = vi.hoisted(() => {
  const shown: { sending: SendingState } = { sending: { state: "idle" } };
  return { page: shown, send: vi.fn(), makeFile: vi.fn() };
});
vi.mock("../../applyParts/useApplicationSending.ts", () => ({
  useApplicationSending: () => ({
    sending: page.sending,
    send,
    lose: () => null,
    cancel: () => null,
    hold: () => null,
  }),
  prepareSending: async () => undefined,
  loadSending: async () => ({ sentApplication: async () => null }),
}));
// It comes later, and asks the router of the whole site.
vi.mock("../../applyParts/LeaveQuestion.tsx", () => ({ LeaveQuestion: () => null }));
vi.mock("../../resumePdf/makeResumeFile.ts", () => ({ makeResumeFile: makeFile }));

const [onBack, onChangeAnswer, onSettled] = [vi.fn(), vi.fn(), vi.fn()];
const job = { ...buildJob({ approved: true, listed: true }), id: "caixa" };
const answers = {
  resume: buildWrittenResume(),
  person: { name: "Maria Lima", phone: "5566999990001", email: null },
};

const show = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SendForm
          job={job}
          answers={answers}
          onChangeAnswer={onChangeAnswer}
          onBack={onBack}
          onSettled={onSettled}
          onStage={() => undefined}
        />
      </MemoryRouter>,
    ),
  );

/** The step, once it has been on the screen for long enough to be answered. */
function open(sending: SendingState) {
  page.sending = sending;
  show();
  vi.advanceTimersByTime(1_000);
  return show();
}

/** What the ways back to the answers lead to. */
function pressWaysBack() {
  press("Voltar");
  press("Nome e telefone");
  return [onBack.mock.calls.length, onChangeAnswer.mock.calls];
}

beforeEach(() => {
  freshPage();
  vi.clearAllMocks();
  vi.stubGlobal("window", { scrollTo: () => undefined });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => undefined);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("the answers may be changed before they are sent, and while they wait for a line", () => {
  open({ state: "idle" });
  expect(pressWaysBack()).toEqual([1, [["6"]]]);
  open({ state: "waiting", why: "offline", isStored: true });
  expect(pressWaysBack()).toEqual([2, [["6"], ["6"]]]);
});

test("no way leads back to the answers while they are uploaded", () => {
  open({ state: "sending", percent: 40 });
  expect(pressWaysBack()).toEqual([0, []]);
});

test("no way leads back to the answers from the press on 'Enviar' on, while their file is made", async () => {
  let made = (_file: File) => undefined as void;
  makeFile.mockReturnValue(new Promise((resolve) => (made = resolve)));
  open({ state: "idle" });
  choose(jobConsentText(job.company));
  show();
  press("Enviar candidatura");
  expect(show()).toContain("Enviando...");
  expect(pressWaysBack()).toEqual([0, []]);
  made(new File(["%PDF"], "maria.pdf"));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(show()).not.toContain("Enviando..."));
  expect(pressWaysBack()).toEqual([1, [["6"]]]);
});

test("the page stays after sending, because it offers the only copy of the résumé", () => {
  const html = open({ state: "sent" });
  expect(html).toContain("Candidatura enviada com sucesso!");
  expect(html).toContain("Fique com seu currículo");
  expect(html).not.toContain("Você volta ao início");
});

const sentBefore = {
  name: "Maria Lima",
  email: null,
  phone: "5566999990001",
  at: new Date(0),
  resumeMissing: false,
  isWithdrawn: false,
};

test.each<[string, SendingState, number]>([
  ["their own résumé was sent", { state: "sent" }, 1],
  ["their own of an earlier visit was sent", { state: "sent", of: "Maria Lima" }, 1],
  ["their own had arrived before", { state: "already", sent: sentBefore }, 1],
  [
    "their own, which they withdrew, had arrived before",
    { state: "already", sent: { ...sentBefore, isWithdrawn: true } },
    0,
  ],
  ["another person's, which had waited, was sent", { state: "sent", of: "Ana Lima" }, 0],
  [
    "another person's had arrived before",
    { state: "already", sent: { ...sentBefore, name: "Ana Lima" } },
    0,
  ],
  [
    "one with another phone had arrived before",
    { state: "already", sent: { ...sentBefore, phone: "5566999990009" } },
    0,
  ],
])("a person's answers leave the device only with their own résumé: %s", (_what, state, times) => {
  open(state);
  expect(onSettled).toHaveBeenCalledTimes(times);
});
