import { expect, test } from "vitest";
import { choiceIn, choicesIn, dayIn, linesIn, yesOrNo } from "./cells.ts";

test.each([
  ["  construcao  CIVIL ", { value: "Construção Civil" }],
  ["", { value: "" }],
  ["Padaria", { problem: "tipo: “Padaria” não está entre as opções" }],
])("the cell %j is read as the choice %j", (cell, reading) => {
  expect(choiceIn(["Construção Civil", "Vendas"], cell, "tipo")).toEqual(reading);
});

test("bars, commas and lines separate choices, of which each counts once", () => {
  expect(
    choicesIn(
      ["Vale Transporte", "Plano de Saúde"],
      "vale transporte | plano de saude,\nVale Transporte",
      "benefícios",
    ),
  ).toEqual({ value: ["Vale Transporte", "Plano de Saúde"] });
});

test.each([
  ["Sim", { value: true }],
  ["x", { value: true }],
  ["", { value: false }],
  ["Não", { value: false }],
  ["talvez", { problem: "urgente: escreva sim ou não" }],
])("the cell %j is read as the yes or no %j", (cell, reading) => {
  expect(yesOrNo(cell, "urgente")).toEqual(reading);
});

test.each([
  ["", { value: "" }],
  ["2026-12-01", { value: "2026-12-01" }],
  ["1/12/2026", { value: "2026-12-01" }],
  ["01.12.26", { value: "2026-12-01" }],
  ["31/02/2027", { problem: "prazo: esse dia não existe" }],
  ["amanhã", { problem: "prazo: escreva dia/mês/ano" }],
])("the cell %j is read as the day %j", (cell, reading) => {
  expect(dayIn(cell)).toEqual(reading);
});

test("bars and line breaks separate a cell's lines", () => {
  expect(linesIn("CNH B | Sábados\r\nEnsino médio")).toBe("CNH B\nSábados\nEnsino médio");
});
