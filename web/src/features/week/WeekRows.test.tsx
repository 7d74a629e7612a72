import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import look from "../../ui/list/LinkRows.module.css";
import { WeekRows } from "./WeekRows.tsx";

test("the pay of a job of the week has a line and a look of its own", () => {
  const job = {
    id: "caixa",
    ...buildJob({ company: "Mercado", location: "Confresa" }),
    pay: "R$ 1.780,00",
    amount: "R$ 1.780,00",
    code: null,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WeekRows jobs={[job]} now={new Date()} />
    </MemoryRouter>,
  );
  expect(html).toContain(">Mercado\u00A0· Confresa</p>");
  expect(html).toMatch(new RegExp(`<p class="[^"]*${look["strong"]}">R\\$\u00A01.780,00</p>`));
});
