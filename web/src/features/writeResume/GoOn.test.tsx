import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { notePress } from "../../ui/deliberate.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { GoOn } from "./GoOn.tsx";

/** The keys of the rows of buttons, in the order they were made. */
const rowKeys = vi.hoisted((): unknown[] => []);
vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => {
  const runtime = watchedRuntime(await original<{ jsxDEV: (...all: unknown[]) => unknown }>());
  return {
    ...runtime,
    jsxDEV: (type: unknown, props: unknown, key: unknown, ...others: unknown[]) => {
      if (typeof type === "function" && type.name === "ActionRow") rowKeys.push(key);
      return runtime.jsxDEV(type, props, key, ...others);
    },
  };
});
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.stubGlobal("document", { activeElement: {} });

const [onGoOn, onStartAgain] = [vi.fn(), vi.fn()];
const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <GoOn
        title="Fazer meu currículo"
        name="Maria Lima"
        onGoOn={onGoOn}
        onStartAgain={onStartAgain}
      />,
    ),
  );

const [startAgain, erase] = ["Começar de novo", "Apagar e começar de novo"];

beforeEach(() => {
  freshPage();
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => vi.useRealTimers();
});

/** A finger, which the page notes wherever it presses. */
function tap(label: string) {
  press(label);
  notePress({ detail: 1, clientX: 0, clientY: 0 });
}

test("a second tap in the place of 'Começar de novo' erases no résumé, and a later one does", () => {
  html();
  tap(startAgain);
  html();
  vi.advanceTimersByTime(300);
  tap(erase);
  expect(onStartAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  tap(erase);
  expect(onStartAgain).toHaveBeenCalledOnce();
});

test("the button that erases is another element than the one that had the focus", () => {
  html();
  const before = rowKeys.at(-1);
  press(startAgain);
  html();
  expect(rowKeys.at(-1)).not.toBe(before);
});

test("the question, and the way back from it, can take the focus of the pressed button", () => {
  const focusable = /<div tabindex="-1">([^<]*)</;
  expect(html()).not.toMatch(focusable);
  press(startAgain);
  expect(focusable.exec(html())?.[1]).toBe(
    "Começar de novo apaga o currículo de Maria Lima deste aparelho.",
  );
  press("Não apagar");
  expect(focusable.exec(html())?.[1]).toBe(
    "O currículo de Maria Lima está guardado neste aparelho.",
  );
});
