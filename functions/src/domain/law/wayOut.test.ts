import { expect, test } from "vitest";
import { wayOut } from "./wayOut.ts";

const job = { title: "Caixa", requirements: "", contactWhatsapp: "5566999990001" };

test.each([
  ["Faça a inscrição. Chave PIX 66 99999-1234", "Chave PIX"],
  ["pix: joana@loja.example", "pix: joana@loja.example"],
  ["Cadastro em https://vagas.example/x?y=1 hoje", "https://vagas.example/x?y=1"],
  ["Fale em wa.me/5566999991234", "wa.me/5566999991234"],
  ["Mande para rh@loja.example", "rh@loja.example"],
  ["CPF 123.456.789-09", "123.456.789-09"],
  ["Chame no (66) 98888-7777", "(66) 98888-7777"],
  ["Ligue 66 3523 1234", "66 3523 1234"],
  ["rh@loja.example", "rh@loja.example"],
  ["Chame no 66 99999-0001 ou 66 98888-7777", "66 98888-7777"],
])("in '%s' it is '%s'", (description, found) => {
  expect(wayOut({ ...job, description })).toBe(found);
});

test.each([
  "Pagamos por pix toda sexta-feira",
  "Receber pix e cartão no caixa",
  "Salário de R$ 1.800,00 a R$ 2.500,00",
  "Chame no (66) 99999-0001",
  "Chame no +55 66 99999 0001",
  "Das 07:00 às 17:00, 44 horas semanais",
  "CNPJ e nota fiscal, safra 2026/2027",
  "Processo 9123.456.789-09, protocolo 1.6635231234",
])("in '%s' there is none", (description) => {
  expect(wayOut({ ...job, description })).toBeNull();
});
