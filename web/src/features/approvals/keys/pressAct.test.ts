import { expect, test, vi } from "vitest";
import { pressAct } from "./pressAct.ts";

/** A part of a page that has these buttons, by their acts, and lies in others, by their selectors. */
function part(acts: readonly string[], within: Record<string, object> = {}) {
  const buttons = new Map(
    acts.map((act) => [`[data-act="${act}"]`, { click: vi.fn(), matches: () => false }]),
  );
  return {
    closest: (selector: string) => within[selector] ?? null,
    querySelector: (selector: string) => buttons.get(selector) ?? null,
    clicks: (act: string) => buttons.get(`[data-act="${act}"]`)!.click,
  };
}

const queue = { contains: () => true } as unknown as HTMLElement;
const undo = (from: object) => pressAct("undo", from as HTMLElement, queue);
const nothing = "Esta tecla não faz nada aqui.";

test("at a decided item, D takes that decision back, and not those that were made together", () => {
  const list = part(["undo-all"]);
  const item = part(["undo"]);
  expect(undo(part([], { li: item, section: list }))).toBe("");
  expect(item.clicks("undo")).toHaveBeenCalledOnce();
  expect(list.clicks("undo-all")).not.toHaveBeenCalled();
});

test("at an item that waits, D does nothing, whatever was decided together before", () => {
  const list = part(["undo-all"]);
  expect(undo(part([], { li: part(["approve"]), section: list }))).toBe(nothing);
  expect(list.clicks("undo-all")).not.toHaveBeenCalled();
});

test("at what was decided together, D takes all of it back", () => {
  const list = part(["undo-all"]);
  expect(undo(part([], { section: list }))).toBe("");
  expect(list.clicks("undo-all")).toHaveBeenCalledOnce();
  expect(undo(part([], { section: part([]) }))).toBe(nothing);
});
