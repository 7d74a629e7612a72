import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import row from "../../ui/ActionRow.module.css";
import { ReportForm } from "./ReportForm.tsx";

const html = renderToStaticMarkup(
  <MemoryRouter>
    <ReportForm jobId="caixa" busy={false} trouble={null} onSend={() => undefined} />
  </MemoryRouter>,
);

test("where scripts are blocked, no words of a report come into the address", () => {
  expect(html).toMatch(/^<form [^>]*method="post"/);
});

test("on a phone the buttons of a report are as wide as the form", () => {
  expect(html).toMatch(new RegExp(`class="${row["row"]}"><button[^>]*>Enviar denúncia<`));
});
