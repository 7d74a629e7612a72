import { expect, test } from "vitest";
import { byReason, goneOffer, type Offer, planBatch, withChoice } from "./batch.ts";

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

test("what has left the list since it was chosen is named, and nothing is decided on it", () => {
  const { ready, left } = planBatch(
    [offer("a"), goneOffer("b", "Padeiro", "Saiu da fila.")],
    "rejected",
  );
  expect(ready.map(({ key }) => key)).toEqual(["a"]);
  expect(left).toEqual([{ key: "b", title: "Padeiro", why: "Saiu da fila." }]);
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
