import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AlertTrouble } from "./AlertTrouble.tsx";

test("a link whose time is over says what to do, whether it was of a request, a renewal or an answer", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AlertTrouble trouble="expired" onRetry={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toContain("Este link não vale mais");
  expect(html).toContain("Se você já recebe as vagas novas, não precisa fazer nada.");
  expect(html).toContain("peça o aviso na lista de vagas");
  expect(html).toContain('href="/vagas"');
  expect(html).not.toMatch(/confirmação|7 dias/);
});
