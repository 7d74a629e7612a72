import { expect, test } from "vitest";
import { alertListAt } from "./alertList.ts";
import { isSameList } from "./isSameList.ts";

const list = (query: string) => alertListAt(new URLSearchParams(query));

test.each([
  ["busca=Caixa", "busca=caixa", true],
  ["busca=Operário de máquinas", "busca=maquinas operario", true],
  ["busca=vagas de caixa", "busca=caixa", true],
  ["busca=caixa&local=Confresa", "local=Confresa&busca=CAIXA", true],
  ["", "ordem=salario", true],
  ["busca=caixa", "busca=caixas", false],
  ["busca=mestre obras", "busca=mestreobras", false],
  ["busca=caixa", "busca=caixa&urgentes=1", false],
  ["empresa=Fazenda Boa", "empresa=fazenda boa", false],
  ["busca=caixa", "", false],
])("whether '%s' and '%s' are the same list: %s", (one, other, isSame) => {
  expect(isSameList(list(one), list(other))).toBe(isSame);
});
