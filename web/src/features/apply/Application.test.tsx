import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import {
  emptyDraft,
  keepTyped,
  keptDraft,
  restoreUnsentDraft,
} from "../../applyParts/applicationDraft.ts";
import type { SendingState } from "../../applyParts/sendingState.ts";
import { Application } from "./Application.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const page = vi.hoisted(() => ({ sending: { state: "idle" } as SendingState }));
vi.mock("../../applyParts/useApplicationSending.ts", () => ({
  useApplicationSending: () => ({ sending: page.sending }),
}));
vi.mock("../../applyParts/SendingEnd.tsx", () => ({
  isEnd: ({ state }: SendingState) => state === "sent" || state === "already",
  SendingEnd: () => null,
}));
vi.mock("./ApplicationForm.tsx", () => ({ ApplicationForm: () => null }));
vi.mock("../../applyParts/LeaveQuestion.tsx", () => ({
  LeaveQuestion: ({ sending }: { sending: boolean }) => sending && "asks before it is left",
}));

beforeEach(() => {
  freshPage();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const ana = {
  name: "Ana Lima",
  email: null,
  phone: "5566999990001",
  at: new Date(0),
  resumeMissing: false,
  isWithdrawn: false,
};

test.each<[string, SendingState, string | undefined]>([
  ["this form's was sent", { state: "sent" }, undefined],
  ["the same person's had arrived before", { state: "already", sent: ana }, undefined],
  [
    "the same person's, which they withdrew, had arrived before",
    { state: "already", sent: { ...ana, isWithdrawn: true } },
    "Ana Lima",
  ],
  ["another's, which had waited, was sent", { state: "sent", of: "Maria Lima" }, "Ana Lima"],
  [
    "another's had arrived before",
    { state: "already", sent: { ...ana, name: "Maria Lima" } },
    "Ana Lima",
  ],
])(
  "what is typed leaves the device only with its person's application: %s",
  (_what, state, left) => {
    keepTyped({ ...emptyDraft, name: "Ana Lima", phone: "(66) 99999-0001" });
    page.sending = state;
    rendered(() =>
      renderToStaticMarkup(
        <Application job={null} onLeave={() => undefined} onStage={() => undefined} />,
      ),
    );
    expect(keptDraft()?.name).toBe(left);
  },
);

test("another application that came back unsent stays when this form's was sent", () => {
  const unsent = { ...emptyDraft, ...ana, coverLetter: "Sou caixa" };
  restoreUnsentDraft(unsent, null, "caixa");
  page.sending = { state: "sent" };
  rendered(() =>
    renderToStaticMarkup(
      <Application job={null} onLeave={() => undefined} onStage={() => undefined} />,
    ),
  );
  expect(keptDraft()?.coverLetter).toBe("Sou caixa");
});

test.each([
  [null, true],
  [99, true],
  [100, false],
])(
  "whether the form asks before it is left at %s percent, while leaving stops the sending: %s",
  (percent, asks) => {
    page.sending = { state: "sending", percent };
    const html = rendered(() =>
      renderToStaticMarkup(
        <Application job={null} onLeave={() => undefined} onStage={() => undefined} />,
      ),
    );
    expect(html.includes("asks before it is left")).toBe(asks);
  },
);
