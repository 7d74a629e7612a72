import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enterDialog, goFromDialogs, isDialogStep } from "./dialogHistory.ts";

type Entry = { address: string; state: unknown };

/** A browser's history: steps are asynchronous, and the router hears of each. */
function browser() {
  let entries: Entry[] = [{ address: "/vagas", state: { key: "a", idx: 0 } }];
  let at = 0;
  const pages: string[] = [];
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
        const before = entries[at]!.address;
        if (!entries[at + delta]) return;
        at += delta;
        const address = entries[at]!.address;
        if (!isDialogStep(pathOf(address) === pathOf(before))) pages.push(address);
      }, 5);
    },
  };
  return {
    history,
    open,
    pages,
    replace: (address: string) => history.replaceState({}, address),
    step: async (delta: number) => {
      history.go(delta);
      await vi.advanceTimersByTimeAsync(50);
    },
    /** The addresses of the entries, with the current one in brackets. */
    seen: () => entries.map(({ address }, i) => (i === at ? `[${address}]` : address)).join(" "),
  };
}

const pathOf = (address: string) => address.split("?")[0];
const settled = () => vi.advanceTimersByTimeAsync(50);

let tab: ReturnType<typeof browser>;
beforeEach(() => {
  vi.useFakeTimers();
  tab = browser();
  vi.stubGlobal("window", { history: tab.history });
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
  tab.open("/vagas/caixa");
  dialog().leave();
  await settled();
  await tab.step(-1);
  expect(tab.pages).toEqual(["/vagas"]);
});

test("a link in a dialog continues from the page, not from the dialog", async () => {
  const { leave } = dialog();
  goFromDialogs(() => tab.open("/sobre"), null);
  leave();
  await settled();
  expect(tab.seen()).toBe("/vagas [/sobre]");
});

test("a dialog that closes and navigates at once does both, in this order", async () => {
  const { leave } = dialog();
  leave();
  goFromDialogs(() => tab.open("/sobre"), null);
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
  for (const address of ["/vagas?local=Centro", "/vagas?local=Vila"])
    goFromDialogs(
      () => tab.open(address),
      () => tab.replace(address),
    );
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
  tab.open("/sobre");
  const { close } = dialog();
  const goOn = vi.fn();
  goFromDialogs(goOn, () => tab.replace("/sobre?aberto"));
  await tab.step(-2);
  expect(close).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
  expect(tab.pages).toEqual(["/vagas"]);
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
  goFromDialogs(() => tab.open("/sobre"), null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.seen()).toContain("[/sobre]");
});
