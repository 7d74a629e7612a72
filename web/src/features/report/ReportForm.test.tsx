import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import row from "../../ui/ActionRow.module.css";
import { ReportForm } from "./ReportForm.tsx";

test("on a phone the buttons of a report are as wide as the form", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ReportForm jobId="caixa" busy={false} trouble={null} onSend={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toMatch(new RegExp(`class="${row["row"]}"><button[^>]*>Enviar denúncia<`));
});
