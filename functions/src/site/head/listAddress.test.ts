import { expect, test } from "vitest";
import { filtersOf } from "../../domain/jobList/jobFilters.ts";
import { listAddress } from "./listAddress.ts";

test.each([
  ["", "/vagas", true],
  ["categoria=todas&fbclid=x", "/vagas", true],
  ["categoria=Vendas", "/vagas?categoria=Vendas", true],
  ["tipo=Vendas", "/vagas?categoria=Vendas", true],
  ["tipo=Vendas&categoria=Vendas", "/vagas?categoria=Vendas", true],
  ["local=Vila Rica&categoria=Vendas", "/vagas?categoria=Vendas&local=Vila%20Rica", true],
  ["empresa=Mercado", "/vagas?empresa=Mercado", false],
  ["categoria=Qualquer", "/vagas?categoria=Qualquer", false],
  ["local=Lua", "/vagas?local=Lua", false],
  ["busca=caixa", "/vagas?busca=caixa", false],
  ["preenchidas=1", "/vagas?preenchidas=1", false],
  ["urgentes=1", "/vagas?urgentes=1", false],
  ["salario=1", "/vagas?salario=1", false],
  ["minimo=1.800&categoria=Vendas", "/vagas?categoria=Vendas&minimo=1800", false],
  ["ordem=salario", "/vagas", true],
  ["ordem=encerram", "/vagas", true],
  ["ordem=encerram&categoria=Vendas", "/vagas?categoria=Vendas", true],
])("the list '%s' is %s, indexed: %s", (query, path, indexed) => {
  expect(listAddress(filtersOf(new URLSearchParams(query)))).toEqual({ path, indexed });
});
