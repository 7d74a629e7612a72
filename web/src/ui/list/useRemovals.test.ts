import { expect, test, vi } from "vitest";
import { useRemovals } from "./useRemovals.ts";

vi.mock("react", () => ({ useSyncExternalStore: (_follow: unknown, get: () => unknown) => get() }));

const monday = new Date("2026-11-23T12:00:00Z");
const tuesday = new Date("2026-11-24T12:00:00Z");
const isGone = (key: string, since: Date) => useRemovals().isGone({ key, since });

test("an item that is created again after its removal is shown, and its former row is not", async () => {
  await useRemovals().remove({ key: "candidates/banco_ana", since: monday }, async () => true);
  expect(isGone("candidates/banco_ana", monday)).toBe(true);
  expect(isGone("candidates/banco_ana", tuesday)).toBe(false);
});

test("during its removal an item is hidden, whatever time a list read again has of it", async () => {
  const write = Promise.withResolvers<boolean>();
  const removal = useRemovals().remove({ key: "jobs/caixa", since: monday }, () => write.promise);
  expect(isGone("jobs/caixa", monday)).toBe(true);
  // A job counts as posted when it is first listed.
  expect(isGone("jobs/caixa", tuesday)).toBe(true);
  expect(isGone("jobs/padeiro", monday)).toBe(false);
  write.resolve(true);
  await removal;
  expect(isGone("jobs/caixa", monday)).toBe(true);
});

test("an item whose removal failed is shown again", async () => {
  await useRemovals().remove({ key: "companies/mercado", since: monday }, async () => false);
  expect(isGone("companies/mercado", monday)).toBe(false);
});
