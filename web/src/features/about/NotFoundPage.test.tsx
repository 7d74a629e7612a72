import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import row from "../../ui/ActionRow.module.css";
import { NotFoundPage } from "./NotFoundPage.tsx";

vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));

test("on a phone the ways on from a missing page are as wide as the page", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(html).toMatch(new RegExp(`class="${row["row"]}">.*Voltar para o início`));
});
