import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import look from "../ui/list/LinkRows.module.css";
import { JobRows } from "./JobRows.tsx";

test("a row's pay has a line and a look of its own", () => {
  const job = buildJob({
    company: "Mercado",
    location: "Confresa",
    pay: null,
    salary: "R$ 1.780,00",
  });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <JobRows jobs={[{ id: "caixa", ...job }]} />
    </MemoryRouter>,
  );
  expect(html).toContain(">Mercado\u00A0· Confresa</p>");
  expect(html).toMatch(new RegExp(`<p class="[^"]*${look["strong"]}">R\\$\u00A01.780,00</p>`));
});
