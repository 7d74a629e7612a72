import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  dropResumeDraft,
  emptyResumeDraft,
  keepResumeDraft,
  restoreResumeDraft,
} from "../../data/application/writtenResumeDraft.ts";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { useResumeDraft } from "./useResumeDraft.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

function Pages({ onShown }: { onShown: (name: string) => void }) {
  onShown(useResumeDraft(null).draft.name);
  return null;
}

/** Whose answers the pages open with. */
function opened(): string {
  const names: string[] = [];
  freshPage();
  rendered(() => renderToStaticMarkup(<Pages onShown={(name) => names.push(name)} />));
  return names[0]!;
}

test("the pages open with the answers of another person that were not sent once the draft before them is gone", () => {
  // A storage whose keys are its own properties, as in browsers.
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
  const bia = { name: "Bia Reis", phone: "5566999990009", email: null };
  keepResumeDraft({ ...emptyResumeDraft, name: "Ana Lima" }, new Date());
  restoreResumeDraft(bia, buildWrittenResume(), new Date());
  expect(opened()).toBe("Ana Lima");
  dropResumeDraft();
  expect(opened()).toBe("Bia Reis");
});
