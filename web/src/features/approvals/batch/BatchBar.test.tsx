import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { BatchBar } from "./BatchBar.tsx";
import type { BatchRefusal } from "./BatchRefusal.tsx";
import type { Batch } from "./useBatch.ts";

type Dialog = Parameters<typeof BatchRefusal>[0];
const dialog = vi.hoisted(() => vi.fn<(props: Dialog) => void>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("./BatchRefusal.tsx", () => ({
  BatchRefusal: (props: Dialog) => {
    dialog(props);
    return null;
  },
}));

const [decide, choose] = [vi.fn(), vi.fn()];

/** Shows the bar with these chosen jobs, of which some have loaded, and presses 'Rejeitar'. */
function refuse(keys: readonly string[], titles: Record<string, string>) {
  const batch: Partial<Batch> = { decide, choose, titleOf: (key) => titles[key] ?? "" };
  const show = () =>
    rendered(() =>
      renderToStaticMarkup(<BatchBar batch={batch as Batch} kind="job" keys={keys} />),
    );
  show();
  press(/^Rejeitar/);
  show();
}

beforeEach(() => {
  freshPage();
  vi.clearAllMocks();
});

const refusal = { status: "rejected", adminNotes: "Já preenchida." } as const;

test("a refusal names the jobs that have loaded, refuses these alone, and counts the others", () => {
  refuse(["a", "b", "c"], { b: "Padeiro" });
  const { titles, unloaded, onRefuse } = dialog.mock.lastCall![0];
  expect({ titles, unloaded }).toEqual({ titles: ["Padeiro"], unloaded: 2 });
  onRefuse(refusal);
  expect(decide).toHaveBeenCalledExactlyOnceWith(["b"], ["a", "b", "c"], refusal);
});

test("a refusal of jobs that have not loaded asks nothing, and says why nothing was decided", () => {
  refuse(["a", "b"], {});
  expect(dialog).not.toHaveBeenCalled();
  expect(decide).toHaveBeenCalledExactlyOnceWith(["a", "b"], ["a", "b"], {
    status: "rejected",
    adminNotes: "",
  });
});
