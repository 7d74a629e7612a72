import { expect, test } from "vitest";
import { verificationProblems } from "./verificationProblems.ts";

const company = { cnpj: "11222333000181", whatsapp: "5566999990000" };
const farm = { cnpj: null, whatsapp: null };

test("nothing is wrong with what a company has, or with no tick at all", () => {
  expect(verificationProblems(company, ["taxId", "phone", "place"], "")).toEqual({});
  expect(verificationProblems(farm, [], "")).toEqual({});
  expect(verificationProblems(farm, ["taxId", "place"], "52998224725")).toEqual({});
  expect(verificationProblems(farm, ["taxId"], "29311861000184")).toEqual({});
});

test("the field that is missing or wrong says so", () => {
  expect(verificationProblems(farm, ["taxId", "phone"], "")).toEqual({
    number: "Informe o CPF ou CAEPF, ou peça o CNPJ à empresa",
    phone: "Peça à empresa que informe o WhatsApp no perfil",
  });
  expect(verificationProblems(company, [], "52998224726")).toEqual({
    number: "CPF ou CAEPF inválido",
  });
});
