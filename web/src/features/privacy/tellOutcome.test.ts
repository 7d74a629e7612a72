import { expect, test, vi } from "vitest";
import { saveFile } from "../../ui/file/saveFile.ts";
import { tellOutcome } from "./tellOutcome.ts";

vi.mock("../../ui/file/saveFile.ts", () => ({ saveFile: vi.fn() }));
vi.mock("../../data/visitor/ownDataCall.ts", () => {
  throw new Error("no line");
});

test("a file is saved on a page that cannot load the code of a link's calls", async () => {
  tellOutcome({ state: "file", name: "ana.pdf", base64: btoa("%PDF") }, undefined);
  const [file, name] = vi.mocked(saveFile).mock.lastCall!;
  expect(name).toBe("ana.pdf");
  expect(await file.text()).toBe("%PDF");
});
