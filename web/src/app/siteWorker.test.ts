import { afterEach, expect, test, vi } from "vitest";
import { startSiteWorker } from "./siteWorker.ts";

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock("../ui/message/notifications.ts", () => ({ notify }));
vi.mock("../data/visitor/keepSeenPage.ts", () => ({ keepSeenPages: () => undefined }));
vi.mock("../data/visitor/keptDeviceAlerts.ts", () => ({ keptDeviceAlerts: () => [] }));
vi.mock("./isGoodLine.ts", () => ({ isGoodLine: () => false }));

afterEach(() => vi.unstubAllGlobals());

/** A page to which a newer version is offered; `update` presses 'Atualizar'. */
async function offered() {
  const waiting = { state: "installed", postMessage: vi.fn() };
  const reload = vi.fn();
  const nothing = () => undefined;
  const registration = { active: null, waiting, installing: null, addEventListener: nothing };
  let taken: () => void = nothing;
  const serviceWorker = {
    register: () => Promise.resolve(),
    ready: Promise.resolve(registration),
    addEventListener: (_name: string, listener: () => void) => (taken = listener),
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", { location: { reload } });
  vi.stubGlobal("document", { querySelector: () => null, addEventListener: nothing });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>")));
  notify.mockReset();
  await startSiteWorker();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  const [{ action }] = notify.mock.calls[0] as [{ action: { run: () => void } }];
  return { waiting, reload, update: action.run, takeOver: () => taken() };
}

test("'Atualizar' has the newer version take over, and then reloads the page", async () => {
  const { waiting, reload, update, takeOver } = await offered();
  update();
  expect(waiting.postMessage).toHaveBeenCalledWith("take-over");
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test.each(["activated", "redundant"])(
  "'Atualizar' reloads the page at once if the newer version is %s by then",
  async (state) => {
    const { waiting, reload, update } = await offered();
    waiting.state = state;
    update();
    expect(reload).toHaveBeenCalledOnce();
  },
);
