import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { AlertResult } from "./AlertResult.tsx";

const { useDocumentTitle } = vi.hoisted(() => ({ useDocumentTitle: vi.fn() }));
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle }));

test("the result of an alert's link is the page's heading, its announcement and the document's name", () => {
  const html = renderToStaticMarkup(<AlertResult title="Aviso confirmado">até logo</AlertResult>);
  expect(html).toMatch(
    /role="status"[^>]*>(?:<style.*?<\/style>)?<h1[^>]*tabindex="-1"[^>]*>Aviso confirmado<\/h1>/,
  );
  expect(useDocumentTitle).toHaveBeenLastCalledWith(pageTitle("Aviso confirmado"));
});
