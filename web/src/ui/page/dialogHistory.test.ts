import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterDialogs, enterDialog, keepDialog, startDialogHistory } from "./dialogHistory.ts";

type Entry = { address: string; state: unknown };

/** A browser's history: steps are asynchronous, and the router hears of each that is not kept from it. */
function browser(start: Entry[] = [{ address: "/vagas", state: { key: "a", idx: 0 } }]) {
  let entries = start;
  let at = entries.length - 1;
  const pages: string[] = [];
  let follow: ((event: { stopImmediatePropagation: () => void }) => void) | null = null;
  const open = (address: string) => history.pushState({}, address);
  const history = {
    get state() {
      return entries[at]!.state;
    },
    pushState(state: unknown, address: string) {
      entries = [...entries.slice(0, at + 1), { address: address || entries[at]!.address, state }];
      at++;
    },
    replaceState(state: unknown, address: string) {
      entries[at] = { address: address || entries[at]!.address, state };
    },
    go(delta: number) {
      setTimeout(() => {
        if (!entries[at + delta]) return;
        at += delta;
        let isKept = false;
        follow?.({ stopImmediatePropagation: () => (isKept = true) });
        if (!isKept) pages.push(entries[at]!.address);
      }, 5);
    },
  };
  return {
    window: {
      history,
      location: {
        get pathname() {
          return pathOf(entries[at]!.address);
        },
      },
      addEventListener: (_type: string, listener: typeof follow) => (follow = listener),
    },
    history,
    pages,
    /** Opens an address as the router does. */
    open: (address: string) => afterDialogs(async () => open(address)),
    /** Changes the address of a page as the router does. */
    change: (address: string) => {
      const kept = keepDialog(() => open(address));
      void afterDialogs(async () => {
        if (kept) history.replaceState({ usr: kept.state }, address);
        else open(address);
      });
    },
    step: async (delta: number) => {
      history.go(delta);
      await vi.advanceTimersByTimeAsync(50);
    },
    /** The addresses of the entries, with the current one in brackets. */
    seen: () => entries.map(({ address }, i) => (i === at ? `[${address}]` : address)).join(" "),
  };
}

const pathOf = (address: string) => address.split("?")[0]!;
const settled = () => vi.advanceTimersByTimeAsync(50);

let tab: ReturnType<typeof browser>;
beforeEach(() => {
  vi.useFakeTimers();
  tab = browser();
  vi.stubGlobal("window", tab.window);
  startDialogHistory();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a dialog as the screen does: closing also removes it from the screen. */
function dialog() {
  const close = vi.fn(() => leave());
  const leave = enterDialog(close);
  return { close, leave };
}

test("the back button closes the top dialog, and the page stays", async () => {
  const below = dialog();
  const above = dialog();
  await tab.step(-1);
  expect([below.close.mock.calls.length, above.close.mock.calls.length]).toEqual([0, 1]);
  await tab.step(-1);
  expect(below.close).toHaveBeenCalledOnce();
  expect([tab.pages, tab.seen()]).toEqual([[], "[/vagas] /vagas /vagas"]);
});

test("a dialog closed by its button leaves no history entry", async () => {
  await tab.open("/vagas/caixa");
  dialog().leave();
  await settled();
  await tab.step(-1);
  expect(tab.pages).toEqual(["/vagas"]);
});

test("a link in a dialog continues from the page, not from the dialog", async () => {
  const { leave } = dialog();
  void tab.open("/sobre");
  leave();
  await settled();
  expect(tab.seen()).toBe("/vagas [/sobre]");
});

test("a dialog that closes and navigates at once does both, in this order", async () => {
  const { leave } = dialog();
  leave();
  void tab.open("/sobre");
  await settled();
  expect(tab.seen()).toBe("/vagas [/sobre]");
});

test("a dialog opened while another closes has its own entry", async () => {
  dialog().leave();
  const { close } = dialog();
  await settled();
  await tab.step(-1);
  expect(close).toHaveBeenCalledOnce();
  expect(tab.seen()).toBe("[/vagas] /vagas");
});

test.each([
  ["the back button", () => tab.step(-1)],
  ["its own", null],
])("filters chosen in a sheet stay when %s closes it, as one step to undo", async (_by, goBack) => {
  const { leave } = dialog();
  tab.change("/vagas?local=Centro");
  tab.change("/vagas?local=Vila");
  if (goBack) await goBack();
  else leave();
  await settled();
  expect(tab.seen()).toBe("/vagas [/vagas?local=Vila]");
});

test("a dialog that refuses to close is asked again at the next step back, and the page stays", async () => {
  let asked = 0;
  const enter = () =>
    enterDialog(() => {
      asked += 1;
      leave();
      leave = enter();
    });
  let leave = enter();
  for (const times of [1, 2]) {
    await tab.step(-1);
    expect([asked, tab.seen(), tab.pages]).toEqual([times, "/vagas [/vagas]", []]);
  }
  leave();
  await settled();
  expect(tab.seen()).toBe("[/vagas] /vagas");
});

test("a step that leaves the page closes its dialog, without the dialog's action", async () => {
  await tab.open("/sobre");
  const { close } = dialog();
  tab.change("/sobre?aberto");
  await tab.step(-2);
  expect(close).toHaveBeenCalledOnce();
  expect([tab.pages, tab.seen()]).toEqual([["/vagas"], "[/vagas] /sobre /sobre?aberto"]);
});

test("the entry of a removed dialog is skipped", async () => {
  dialog();
  await tab.step(-1);
  await tab.step(1);
  await settled();
  expect(tab.seen()).toBe("[/vagas] /vagas");
});

test("a step that the browser dropped does not block the page", async () => {
  const { leave } = dialog();
  tab.history.go = () => {};
  leave();
  void tab.open("/sobre");
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.seen()).toContain("[/sobre]");
});

test("a page reloaded at a dialog's entry goes back to its own", async () => {
  tab = browser([
    { address: "/vagas", state: { key: "a", idx: 0 } },
    { address: "/vagas", state: { key: "a", idx: 1, usr: { layers: 1 } } },
  ]);
  vi.stubGlobal("window", tab.window);
  startDialogHistory();
  await settled();
  expect(tab.seen()).toBe("[/vagas] /vagas");
});
