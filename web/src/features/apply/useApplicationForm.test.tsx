import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import {
  discardDraft,
  emptyDraft,
  keepFile,
  keepTyped,
  restoreUnsentDraft,
} from "../../applyParts/applicationDraft.ts";
import type { Unsent } from "../../data/application/kept/unsentApplication.ts";
import { useApplicationForm } from "./useApplicationForm.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const device = vi.hoisted(() => ({ unsent: null as Unsent | null, drop: vi.fn() }));
vi.mock("../../data/application/kept/unsentApplication.ts", () => ({
  unsentApplication: async () => device.unsent,
  dropUnsent: device.drop,
}));
vi.mock("../../data/application/kept/waitingApplications.ts", () => ({
  waiting: {
    subscribe: () => () => null,
    get: () => (device.unsent ? { job: { waitsFor: "person" } } : {}),
  },
  waitingKey: () => "job",
}));

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

const pdfOf = (name: string) => new File(["%PDF"], `${name}.pdf`);
const ofBia = { ...emptyDraft, name: "Bia Reis", email: null, phone: "5566999990009" };
const ofAna = { ...ofBia, name: "Ana Lima", phone: "5566999990001", coverLetter: "Sou caixa" };

/** The name and the file with which the next form opens. */
function opened() {
  freshPage();
  const { values, resume } = now();
  return [values.name, resume.file?.name ?? null];
}

beforeEach(() => {
  freshPage();
  keepFile(null);
  device.unsent = null;
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
  restoreUnsentDraft(ofBia, null, "caixa");
  expect(now().values.name).toBe("Ana Lima");
  discardDraft();
  freshPage();
  expect(now()).toMatchObject({ values: { name: "Bia Reis" }, restored: true, whose: "Bia Reis" });
  // It stays hers until somebody writes.
  freshPage();
  expect(now().whose).toBe("Bia Reis");
  now().set("phone", "");
  now();
  freshPage();
  expect(now().whose).toBeNull();
});

test("what comes back while another person's form is blank goes aside at their first letter, and its file with nobody", () => {
  discardDraft();
  expect(opened()).toEqual(["", null]);
  restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa");
  now().set("consentJob", true);
  now();
  now().set("name", "B");
  now().set("name", "Bia");
  now();
  expect(opened()).toEqual(["Bia", null]);
  discardDraft();
  expect(opened()).toEqual(["Ana Lima", null]);
  expect(now().values.coverLetter).toBe("Sou caixa");
  discardDraft();
  expect(opened()).toEqual(["", null]);
});

test("what comes back while a form is open that stays blank is in the next one with its file", () => {
  discardDraft();
  opened();
  restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa");
  now().set("consentJob", true);
  now();
  expect(opened()).toEqual(["Ana Lima", "ana.pdf"]);
  now().set("coverLetter", "Sou caixa há anos");
  now();
  discardDraft();
  expect(opened()).toEqual(["", null]);
});

test("what comes back under an open form is not discarded with it", () => {
  keepTyped({ ...emptyDraft, name: "Ana Lima" });
  opened();
  restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa");
  now().discard();
  now();
  expect(opened()).toEqual(["Ana Lima", "ana.pdf"]);
  expect(now().values.coverLetter).toBe("Sou caixa");
});

test.each(["before", "after"])(
  "the texts that come back have nothing to do with a file chosen in a blank form %s",
  (when) => {
    discardDraft();
    opened();
    const choose = () => {
      now().resume.onChoose(pdfOf("bia"), undefined);
      now();
    };
    if (when === "before") choose();
    restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa");
    if (when === "after") choose();
    expect(now().resume.file?.name).toBe("bia.pdf");
    expect(opened()).toEqual(["Ana Lima", null]);
  },
);

test("the file that comes back for a person's own form is in the next one, unless another person writes over the texts", () => {
  keepTyped({ ...emptyDraft, name: "Ana Lima", phone: "99999-0001", coverLetter: "Sou caixa " });
  opened();
  expect(restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa")).toBe(true);
  now();
  expect(opened()).toEqual(["Ana Lima", "ana.pdf"]);
  now().resume.onChoose(null, undefined);
  now();
  restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa");
  now().set("name", "Bia Reis");
  now();
  expect(opened()).toEqual(["Bia Reis", null]);
});

/** The form once what waits for a consent is looked for. */
async function withUnsent() {
  now();
  await vi.dynamicImportSettled();
  now();
  return now();
}

test.each([
  ["a blank form", "", "", "Sou caixa"],
  ["their own form", "Ana Lima", "(66) 99999-0001", ""],
  ["a form with their name", "Ana Lima ", "", ""],
])(
  "what needs another consent comes into %s with its file",
  async (_where, name, phone, letter) => {
    keepTyped({ ...emptyDraft, name, phone });
    device.unsent = { draft: ofAna, file: pdfOf("ana") };
    const input = await withUnsent();
    expect(input).toMatchObject({ isUnsent: true, restored: true, fileRestored: true });
    expect([input.values.name.trim(), input.values.coverLetter]).toEqual(["Ana Lima", letter]);
    expect(input.resume.file?.name).toBe("ana.pdf");
  },
);

test("what needs another consent and came into a blank form is not set aside as well", async () => {
  discardDraft();
  now();
  restoreUnsentDraft(ofAna, pdfOf("ana"), "caixa");
  device.unsent = { draft: ofAna, file: pdfOf("ana") };
  expect((await withUnsent()).values.name).toBe("Ana Lima");
  discardDraft();
  device.unsent = null;
  expect(opened()).toEqual(["", null]);
});

test.each([
  ["has another person's name", { name: "Bia Reis" }, null],
  ["has another number", { name: "Ana Lima", phone: "(66) 99999-0009" }, null],
  ["has no name", { coverLetter: "Sou cozinheira" }, null],
  ["has a file alone", {}, pdfOf("bia")],
])(
  "what needs another consent, and its file, stay out of a form that %s, which discards nothing of theirs",
  async (_what, typed, file) => {
    discardDraft();
    keepTyped({ ...emptyDraft, ...typed });
    keepFile(file);
    device.unsent = { draft: ofAna, file: pdfOf("ana") };
    const input = await withUnsent();
    expect(input.isUnsent).toBe(false);
    expect(input.values).toEqual({ ...emptyDraft, ...typed });
    expect(input.resume.file).toBe(file);
    input.discard();
    await vi.dynamicImportSettled();
    expect(device.drop).not.toHaveBeenCalled();
  },
);
