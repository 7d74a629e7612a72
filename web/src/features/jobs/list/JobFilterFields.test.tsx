import { type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { JobFilterFields } from "./JobFilterFields.tsx";

const choices = { types: ["Vendas"], locations: ["Confresa"] };

/** The form as the server renders it, which a browser without scripts sends. */
function rendered(filters: Partial<JobFilters>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <JobFilterFields
        place="filtro"
        filters={{ ...noFilters, ...filters }}
        choices={choices}
        onChange={() => undefined}
      />
      <ChosenFilters filters={{ ...noFilters, ...filters }} />
    </MemoryRouter>,
  );
}

test("the form offers amounts of pay, jobs with a salary alone, and the best paid first", () => {
  const html = rendered({});
  expect(html).toMatch(/<select[^>]* name="minimo"/);
  expect(html).toContain('<option value="1800">R$ 1.800 por mês</option>');
  expect(html).toMatch(/<input[^>]* name="salario"[^>]* value="1"/);
  expect(html).toContain('<option value="salario">Maior salário</option>');
  expect(html).not.toContain("Filtros escolhidos");
});

test("an amount from the address stays chosen even if it is not offered", () => {
  const html = rendered({ leastPay: 1_950, withSalary: true });
  expect(html).toContain('<option value="1950" selected="">R$ 1.950 por mês</option>');
  expect(html).toMatch(/href="\/vagas\?salario=1"[^>]*>A partir de R\$\u00a01\.950/);
  expect(html).toMatch(/href="\/vagas\?minimo=1950"[^>]*>Com salário/);
});

test("the form offers distances from the town or the chosen place, transport and housing", () => {
  const html = rendered({});
  expect(html).toMatch(/<select[^>]* name="ate"[^>]*><option value=""[^>]*>Qualquer distância</);
  expect(html).toContain('<option value="50">até 50 km de Canabrava do Norte</option>');
  expect(html).toMatch(/<input[^>]* name="transporte"[^>]* value="1"/);
  expect(html).toMatch(/<input[^>]* name="alojamento"[^>]* value="1"/);
  const near = rendered({ location: "Confresa", within: 120, withHousing: true });
  expect(near).toContain('<option value="">Só em Confresa</option>');
  expect(near).toContain('<option value="120" selected="">até 120 km de Confresa</option>');
  expect(near).toMatch(/href="\/vagas\?alojamento=1"[^>]*>Até 120 km de Confresa/);
  expect(near).toMatch(/href="\/vagas\?local=Confresa&amp;ate=120"[^>]*>Oferece alojamento/);
});

test("a company's list stays one when another filter is chosen without scripts", () => {
  const html = rendered({ company: "Loja & Cia", category: "Vendas" });
  expect(html).toContain('<input type="hidden" name="empresa" value="Loja &amp; Cia"/>');
  expect(rendered({ category: "Vendas" })).not.toMatch(/"hidden"|"empresa"/);
});

test("no kilometres are promised from a place that was typed freely", () => {
  const html = rendered({ location: "Fazenda Boa Vista", within: 50, withHousing: true });
  expect(html).not.toMatch(/\d km/);
  expect(html).not.toContain('name="ate"');
  expect(html).toMatch(/href="\/vagas\?alojamento=1"[^>]*>Fazenda Boa Vista</);
});
