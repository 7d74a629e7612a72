import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  dropResumeDraft,
  emptyResumeDraft,
  keepResumeDraft,
  keptResumeDraft,
  restoreResumeDraft,
} from "../../data/application/writtenResumeDraft.ts";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { type ResumeInput, useResumeDraft } from "./useResumeDraft.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

function Pages({ onShown }: { onShown: (input: ResumeInput) => void }) {
  onShown(useResumeDraft("1"));
  return null;
}

/** The pages' input, as it is now. */
function now(): ResumeInput {
  const shown: ResumeInput[] = [];
  rendered(() => renderToStaticMarkup(<Pages onShown={(input) => shown.push(input)} />));
  return shown[0]!;
}

/** Whose answers the pages open with. */
function opened(): string {
  freshPage();
  return now().draft.name;
}

const bia = { name: "Bia Reis", phone: "5566999990009", email: null };

beforeEach(() => {
  // A storage whose keys are its own properties, as in browsers.
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
  return () => vi.unstubAllGlobals();
});

test("the pages open with the answers of another person that were not sent once the draft before them is gone", () => {
  keepResumeDraft({ ...emptyResumeDraft, name: "Ana Lima" }, new Date());
  restoreResumeDraft(bia, buildWrittenResume(), new Date());
  expect(opened()).toBe("Ana Lima");
  dropResumeDraft();
  expect(opened()).toBe("Bia Reis");
});

test("answers that come back while the pages are blank go aside at another person's first answer", () => {
  expect(opened()).toBe("");
  restoreResumeDraft(bia, buildWrittenResume(), new Date());
  now().changeResume({ wanted: ["kitchen"] });
  now();
  now().change({ name: "Ana Lima" });
  now();
  expect(keptResumeDraft()).toMatchObject({ name: "Ana Lima", resume: { wanted: ["kitchen"] } });
  dropResumeDraft();
  expect(opened()).toBe("Bia Reis");
  expect(keptResumeDraft()?.resume).toEqual(buildWrittenResume());
  dropResumeDraft();
  expect(opened()).toBe("");
});

test("answers that come back are in the next pages if nobody writes, or begins again, before", () => {
  opened();
  restoreResumeDraft(bia, buildWrittenResume(), new Date());
  now().change({ email: "" });
  now();
  now().startAgain();
  now();
  expect(opened()).toBe("Bia Reis");
  now().startAgain();
  now();
  expect(opened()).toBe("");
});

test("answers that come back after those of the open pages were sent are not written over", () => {
  opened();
  now().change({ name: "Ana Lima" });
  now();
  now().settle();
  now();
  restoreResumeDraft(bia, buildWrittenResume(), new Date());
  now().change({ email: "ana@exemplo.example" });
  now();
  expect(keptResumeDraft()?.name).toBe("Ana Lima");
  dropResumeDraft();
  expect(opened()).toBe("Bia Reis");
});

test("a résumé that another tab is writing is not set aside", () => {
  opened();
  keepResumeDraft({ ...emptyResumeDraft, name: "An", step: "6" }, new Date());
  now().change({ name: "Ana Lima" });
  now();
  dropResumeDraft();
  expect(opened()).toBe("");
});
