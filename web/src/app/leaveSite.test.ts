import { beforeEach, expect, test, vi } from "vitest";
import { cutLine, openOnCutLine } from "../data/visitor/testing/cutLine.ts";
import { leaveSite } from "./leaveSite.ts";

vi.mock("../data/visitor/lazyImport.ts", async (original) => cutLine(await original()));
const { signOut, notify } = vi.hoisted(() => ({ signOut: vi.fn(async () => {}), notify: vi.fn() }));
vi.mock("../data/session/session.ts", () => ({ signOut }));
vi.mock("../ui/message/notifications.ts", () => ({ notify }));

beforeEach(() => vi.clearAllMocks());

test("a logout whose code does not come says so, and reloads the page at the second attempt", async () => {
  const { reloads, mend } = openOnCutLine(vi);
  expect(await leaveSite()).toBe(false);
  expect(notify.mock.calls).toMatchObject([[{ title: "Erro ao sair" }]]);
  expect(reloads()).toBe(0);
  expect(await leaveSite()).toBe(false);
  expect(reloads()).toBe(1);
  mend();
  vi.unstubAllGlobals();
});

test("nobody is logged out before what has to happen first", async () => {
  expect(await leaveSite(() => Promise.reject(new Error("not forgotten")))).toBe(false);
  expect(signOut).not.toHaveBeenCalled();
  expect(await leaveSite()).toBe(true);
  expect(notify).toHaveBeenLastCalledWith({ severity: "success", title: "Você saiu da sua conta" });
});
