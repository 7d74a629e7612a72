import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../ui/testing/livePart.ts";
import { keepForLater } from "../data/application/kept/keepApplication.ts";
import type { Application } from "../data/application/kept/keptApplication.ts";
import { type Sending, sendApplication } from "../data/application/application.ts";
import { allKept, getKept, removeKept } from "../data/application/kept/keptStore.ts";
import { waiting } from "../data/application/kept/waitingApplications.ts";
import { rememberSent } from "../data/application/rememberSent.ts";
import { notificationQueue } from "../ui/message/notifications.ts";
import { useApplicationSending } from "./useApplicationSending.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

vi.mock("../data/application/application.ts", () => ({ sendApplication: vi.fn() }));

const ofAna: Application = {
  draft: {
    name: "Ana Lima",
    email: null,
    phone: "5566999990001",
    coverLetter: "",
    consentJob: false,
    consentTalentPool: true,
  },
  job: null,
  file: new File(["%PDF-1.7"], "ana.pdf"),
  written: null,
};
const ofBia = { ...ofAna, draft: { ...ofAna.draft, name: "Bia Dias" } };

type Hook = ReturnType<typeof useApplicationSending>;

/** A form for the talent bank. */
function Form({ onShown }: { onShown: (hook: Hook) => void }) {
  onShown(useApplicationSending(null));
  return null;
}

/** What the form has of the hook, as it is now. */
function form(): Hook {
  const shown: Hook[] = [];
  rendered(() => renderToStaticMarkup(<Form onShown={(hook) => shown.push(hook)} />));
  return shown[0]!;
}

beforeEach(async () => {
  freshPage();
  vi.mocked(sendApplication).mockReset();
  const kept = new Map<string, string>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  for (const { key } of await allKept()) await removeKept(key);
  waiting.set({});
  notificationQueue.set([]);
  return () => vi.unstubAllGlobals();
});

/** A form that has sent Ana's without a line, and shows that it waits. */
async function withAnaWaiting() {
  await form().send(ofAna);
  expect(form().sending).toMatchObject({ state: "waiting", why: "offline" });
}

test("an application that is no longer kept is shown as sent if it was, and not because of an older one", async () => {
  rememberSent(null, new Date(Date.now() - 86_400_000));
  await withAnaWaiting();
  waiting.set({});
  expect(form().sending).toEqual({ state: "idle" });

  await withAnaWaiting();
  rememberSent(null, new Date(Date.now() + 1_000));
  waiting.set({});
  expect(form().sending).toMatchObject({ state: "sent" });
});

test("a form that its person changes takes back what waits, and says so", async () => {
  await withAnaWaiting();
  form().hold("Ana  LIMA");
  await vi.waitFor(async () => expect(await getKept("banco")).toBeNull());
  await vi.waitFor(() =>
    expect(notificationQueue.get()).toMatchObject([
      {
        title: "Depois de mudar, envie de novo",
        description: "A candidatura que esperava a internet foi retirada.",
      },
    ]),
  );
  expect(form().sending).toEqual({ state: "idle" });
});

test("the next person's letters in an open form do not take back what waits; the form says whose it is from then on", async () => {
  await withAnaWaiting();
  form().hold("Ana LimaB");
  form().hold("Bia");
  expect(form().sending).toMatchObject({ state: "waiting", of: "Ana Lima" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await getKept("banco")).toMatchObject({ isTakenBack: false });
  expect(notificationQueue.get()).toEqual([]);

  rememberSent(null, new Date(Date.now() + 1_000));
  waiting.set({});
  expect(form().sending).toEqual({ state: "sent", of: "Ana Lima" });
});

test("a form whose place is taken by one that waits for its person stays so while that is kept", async () => {
  await keepForLater(ofAna);
  await form().send(ofBia);
  expect(form().sending).toEqual({ state: "occupied", of: "Ana Lima" });
  const hint = waiting.get()["banco"]!;
  waiting.set({ banco: { ...hint, waitsFor: "person" } });
  expect(form().sending).toEqual({ state: "occupied", of: "Ana Lima" });
  waiting.set({});
  expect(form().sending).toEqual({ state: "idle" });
});

test("a form whose application has come to wait for the next day says so", async () => {
  await withAnaWaiting();
  waiting.set({ banco: { ...waiting.get()["banco"]!, waitsFor: "tomorrow" } });
  expect(form().sending).toMatchObject({ state: "waiting", why: "tomorrow", isStored: false });
});

/** A form with a line whose sending hangs until `end`. */
function withHangingLine() {
  vi.stubGlobal("navigator", { onLine: true });
  const hanging = Promise.withResolvers<Sending>();
  vi.mocked(sendApplication).mockReturnValueOnce(hanging.promise);
  const sending = form().send(ofAna);
  return { sending, end: hanging.resolve };
}

const lastSignal = () => vi.mocked(sendApplication).mock.lastCall![2];

test("a sending is cancelled at once, although its request hangs, and the form can send again", async () => {
  const { sending, end } = withHangingLine();
  await vi.waitFor(() => expect(sendApplication).toHaveBeenCalledOnce());
  const onProgress = vi.mocked(sendApplication).mock.lastCall![1];
  expect(form().sending).toEqual({ state: "sending", percent: 0 });
  form().cancel();
  await sending;
  expect([form().sending, lastSignal().aborted]).toEqual([{ state: "idle" }, true]);
  onProgress(40);
  expect(form().sending).toEqual({ state: "idle" });

  vi.mocked(sendApplication).mockResolvedValueOnce({ outcome: "sent" });
  await form().send(ofAna);
  expect(lastSignal().aborted).toBe(false);
  expect(form().sending).toEqual({ state: "sent" });
  end({ outcome: "cancelled" });
  await Promise.resolve();
  expect(form().sending).toEqual({ state: "sent" });
  expect(notificationQueue.get()).toEqual([]);
});

test("a sending that is cancelled too late says how it ended, or that nobody knows yet", async () => {
  const first = withHangingLine();
  await vi.waitFor(() => expect(sendApplication).toHaveBeenCalledOnce());
  form().cancel();
  first.end({ outcome: "failed", isStored: true });
  await vi.waitFor(() =>
    expect(notificationQueue.get()).toMatchObject([
      { title: "Ainda não dá para saber se ela chegou" },
    ]),
  );
  expect(form().sending).toEqual({ state: "idle" });

  const second = withHangingLine();
  await vi.waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2));
  form().cancel();
  second.end({ outcome: "sent" });
  await vi.waitFor(() => expect(form().sending).toEqual({ state: "sent" }));
});

test("what is cancelled while the code for sending comes in vain is not kept either", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.mocked(sendApplication).mockRejectedValue(new Error("not asked"));
  const sending = form().send(ofAna);
  form().cancel();
  await sending;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([vi.mocked(sendApplication).mock.calls, await getKept("banco")]).toEqual([[], null]);
});
