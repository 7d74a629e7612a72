import { expect, test } from "vitest";
import { byReason, fewAtOnce, type Offer, planBatch, withChoice } from "./batch.ts";

function offer(key: string, obstacle: Offer["obstacle"] = () => null): Offer {
  return {
    key,
    title: key.toUpperCase(),
    obstacle,
    decide: ({ status }) => ({
      key,
      title: key,
      status,
      height: null,
      write: () => Promise.resolve("done"),
      undo: () => Promise.resolve("done"),
    }),
  };
}

test("an item that must be read first is left out of an approval, with the reason, and not of a refusal", () => {
  const marked = offer("b", (status) => (status === "approved" ? "Leia." : null));
  const items = [offer("a"), marked, offer("c")];
  const { ready, left } = planBatch(items, "approved");
  expect(ready.map(({ key }) => key)).toEqual(["a", "c"]);
  expect(left).toEqual([{ key: "b", title: "B", why: "Leia." }]);
  expect(planBatch(items, "rejected")).toEqual({ ready: items, left: [] });
});

test("items left out for the same reason are named together", () => {
  const left = [
    { key: "a", title: "A", why: "Leia." },
    { key: "b", title: "B", why: "Sem conexão." },
    { key: "c", title: "C", why: "Leia." },
  ];
  expect(byReason(left)).toEqual([
    { why: "Leia.", titles: ["A", "C"] },
    { why: "Sem conexão.", titles: ["B"] },
  ]);
});

test("a choice grows and shrinks, and nothing is chosen twice", () => {
  const chosen = withChoice(new Set(["z", "a"]), ["a", "b"], true);
  expect([...chosen]).toEqual(["z", "a", "b"]);
  expect([...withChoice(chosen, ["a", "x"], false)]).toEqual(["z", "b"]);
});

test("at most that many are done at once, each once and in their order", async () => {
  const begun: number[] = [];
  let underway = 0;
  let most = 0;
  await fewAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item);
    underway += 1;
    most = Math.max(most, underway);
    // The later ones are quicker.
    await new Promise((resolve) => setTimeout(resolve, 8 - item));
    underway -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});
