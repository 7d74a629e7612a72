import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { loadChecker } from "../../lawViews/loadChecker.ts";
import { livingReact, press, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { TryText } from "./TryText.tsx";

/** The part of the page in which a text was typed. */
const group = { querySelector: () => ({ value: "Moça de boa aparência" }) };

vi.mock("react", async (original) => {
  const living = livingReact(await original<{ useRef: (first: unknown) => object }>());
  return { ...living, useRef: (first: unknown) => living.useRef(first ?? group) };
});
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../lawViews/loadChecker.ts", () => ({ loadChecker: vi.fn() }));

const html = () => rendered(() => renderToStaticMarkup(<TryText />));

test("a check whose code does not load says what helps: another try, or a reload with the text copied", async () => {
  vi.mocked(loadChecker).mockRejectedValue(new Error("the line was cut"));
  html();
  press("Conferir");
  await vi.waitFor(() => expect(html()).toContain("Não foi possível conferir agora."));
  expect(html()).toContain("tente de novo");
  expect(html()).toContain("copie o texto e recarregue a página");
});
