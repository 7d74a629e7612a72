import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { livingReact, press, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { followedSearches, followedKey } from "../../data/visitor/followedSearches.ts";
import { notePress } from "../../ui/deliberate.ts";
import { FollowedSearches } from "./FollowedSearches.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("./useFollowedNews.ts", () => ({
  useFollowedNews: () => ({ searches: followedSearches(), reading: "ready" }),
}));

const followed = ["categoria=Vendas", "local=Confresa"].map((list) => ({
  list,
  since: 0,
  seen: [],
  last: null,
}));
const stored = new Map([[followedKey, JSON.stringify(followed)]]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});

const show = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <FollowedSearches />
      </MemoryRouter>,
    ),
  );

test("a double tap ends the following of one search, although the next one comes under the finger", () => {
  show();
  press("Deixar de seguir");
  notePress({ detail: 1, clientX: 0, clientY: 0 });
  expect(followedSearches()).toHaveLength(1);
  show();
  press("Deixar de seguir");
  expect(followedSearches()).toHaveLength(1);
});
