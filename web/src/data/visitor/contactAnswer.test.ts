import { beforeEach, expect, test, vi } from "vitest";
import { contactsOnDevice } from "./contactAnswer.ts";

const { auth, answerContact } = vi.hoisted(() => ({
  auth: { authStateReady: async () => undefined, currentUser: null as object | null },
  answerContact: vi.fn(),
}));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => auth }));
vi.mock("../firebase/callable.ts", () => ({ callable: () => answerContact }));
vi.stubGlobal("navigator", { onLine: true });

beforeEach(() => {
  answerContact.mockReset();
  auth.currentUser = { uid: "ana" };
});

test.each([
  [true, "failed"],
  [false, "offline"],
])("requests that cannot be read are not taken for none (online: %s)", async (onLine, why) => {
  vi.stubGlobal("navigator", { onLine });
  answerContact.mockRejectedValue(new Error("no line"));
  await expect(contactsOnDevice()).rejects.toThrow(why);
});

test("a device without an account has no requests, and asks nobody", async () => {
  auth.currentUser = null;
  await expect(contactsOnDevice()).resolves.toEqual([]);
  expect(answerContact).not.toHaveBeenCalled();
});

test("requests that were read too often today are not taken for none", async () => {
  answerContact.mockResolvedValue({ data: { state: "tooMany" } });
  await expect(contactsOnDevice()).resolves.toBe("tooMany");
});

test("the requests of the device's account are listed", async () => {
  const contacts = [{ id: "pedido" }];
  answerContact.mockResolvedValue({ data: { state: "list", contacts } });
  await expect(contactsOnDevice()).resolves.toEqual(contacts);
});
