import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import {
  discardDraft,
  emptyDraft,
  keepTyped,
  restoreUnsentDraft,
} from "../../applyParts/applicationDraft.ts";
import { useApplicationForm } from "./useApplicationForm.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const form = { current: null };
const changed = vi.fn();
type Input = ReturnType<typeof useApplicationForm>;

function Form({ onShown }: { onShown: (input: Input) => void }) {
  onShown(useApplicationForm(form, "caixa", "waiting", changed));
  return null;
}

/** The form's input, as it is now. */
function now(): Input {
  const shown: Input[] = [];
  rendered(() => renderToStaticMarkup(<Form onShown={(input) => shown.push(input)} />));
  return shown[0]!;
}

beforeEach(() => {
  freshPage();
  // A storage whose keys are its own properties, as in browsers.
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
  keepTyped({ ...emptyDraft, name: "Ana Lima", phone: "(66) 99999-0001" });
  return () => vi.unstubAllGlobals();
});

test("each change tells the name that is typed by then, by which a waiting application stays its person's", () => {
  now().set("phone", "(66) 99999-0002");
  expect(changed).toHaveBeenLastCalledWith("Ana Lima");
  now().resume.onChoose(new File(["%PDF"], "ana.pdf"), undefined);
  expect(changed).toHaveBeenLastCalledWith("Ana Lima");
  now().set("name", "Bia");
  expect(changed).toHaveBeenLastCalledWith("Bia");
  now().set("consentJob", true);
  expect(changed).toHaveBeenLastCalledWith("Bia");
  const davi = { name: "Davi Dias", phone: "(66) 99999-0003", email: "" };
  now().fill(davi);
  expect(changed).toHaveBeenLastCalledWith("Davi Dias");
  now().empty(davi);
  expect(changed).toHaveBeenLastCalledWith("");
});

test("a form opens with what was not sent of another person once the draft before it is gone", () => {
  const ofBia = { ...emptyDraft, name: "Bia Reis", email: null, phone: "5566999990009" };
  restoreUnsentDraft(ofBia, null);
  expect(now().values.name).toBe("Ana Lima");
  discardDraft();
  freshPage();
  expect(now()).toMatchObject({ values: { name: "Bia Reis" }, restored: true });
});
