import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Splash } from "./Splash.tsx";

test.each([
  ["started just now", 0],
  ["has run for long", 60_000],
])("the logo is rendered by a server that %s", (_when, milliseconds) => {
  vi.spyOn(performance, "now").mockReturnValue(milliseconds);
  expect(renderToString(<Splash />)).toContain(
    milliseconds === 0 ? 'class="splash"' : "Carregando...",
  );
});
