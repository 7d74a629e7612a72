import { expect, test } from "vitest";
import { byReason, lackingOffer, type Offer, planBatch, withChoice } from "./batch.ts";
import { obstacles } from "./batchText.ts";
import { offersOf } from "./offersOf.ts";

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
    [offer("a"), lackingOffer("b", "Padeiro", "Saiu da fila.")],
    "rejected",
  );
  expect(ready.map(({ key }) => key)).toEqual(["a"]);
  expect(left).toEqual([{ key: "b", title: "Padeiro", why: "Saiu da fila." }]);
});

test("a chosen item whose card has not loaded, or loads again, has not left the list", () => {
  const loaded = offer("a");
  const offers = offersOf(["a", "b", "c", "d"], {
    offers: new Map([["a", loaded]]),
    titles: new Map([
      ["a", "A"],
      ["c", "Padeiro"],
      ["d", "Caixa"],
    ]),
    listed: ["a", "b", "c"],
  });
  expect(planBatch(offers, "approved")).toEqual({
    ready: [loaded],
    left: [
      { key: "b", title: "", why: obstacles.unloaded },
      { key: "c", title: "Padeiro", why: obstacles.unloaded },
      { key: "d", title: "Caixa", why: obstacles.gone },
    ],
  });
});

test("items left out without a name are counted", () => {
  const why = obstacles.unloaded;
  const left = [
    { key: "a", title: "", why },
    { key: "b", title: "Padeiro", why },
    { key: "c", title: "", why },
  ];
  expect(byReason(left, (count) => `${count} vagas`)).toEqual([
    { why, titles: ["Padeiro", "2 vagas"] },
  ]);
});

test("items left out for the same reason are named together", () => {
  const left = [
    { key: "a", title: "A", why: "Leia." },
    { key: "b", title: "B", why: "Sem conexão." },
    { key: "c", title: "C", why: "Leia." },
  ];
  expect(byReason(left, String)).toEqual([
    { why: "Leia.", titles: ["A", "C"] },
    { why: "Sem conexão.", titles: ["B"] },
  ]);
});

test("a choice grows and shrinks, and nothing is chosen twice", () => {
  const chosen = withChoice(new Set(["z", "a"]), ["a", "b"], true);
  expect([...chosen]).toEqual(["z", "a", "b"]);
  expect([...withChoice(chosen, ["a", "x"], false)]).toEqual(["z", "b"]);
});
