import { expect, test } from "vitest";
import {
  applicationText,
  contactText,
  invitationText,
  shareText,
  whatsappLink,
} from "./whatsapp.ts";

test.each([
  ["5566999990000", "https://wa.me/5566999990000?text=Ol%C3%A1%20%26%20at%C3%A9"],
  ["(66) 99999-0000", "https://wa.me/5566999990000?text=Ol%C3%A1%20%26%20at%C3%A9"],
  ["(55) 99999-9999", "https://wa.me/5555999999999?text=Ol%C3%A1%20%26%20at%C3%A9"],
])("the chat with %s has the text filled in", (phone, link) => {
  expect(whatsappLink(phone, "Olá & até")).toBe(link);
});

test("half an emoji in a text is left out of the chat's address", () => {
  expect(whatsappLink("66999990000", "Ana \ud83d")).toBe("https://wa.me/5566999990000?text=Ana%20");
});

test.each(["", "123", "a combinar"])("there is no chat with '%s'", (phone) => {
  expect(whatsappLink(phone, "Olá")).toBeNull();
});

test("a visitor's text names the job and the site", () => {
  expect(contactText({ title: "Tratorista" })).toBe(
    "Olá, estou interessado(a) na vaga de Tratorista anunciada no site Vagas Canabrava.",
  );
});

test("an applicant's text gives name, job, e-mail address and phone number", () => {
  expect(
    applicationText({
      name: "Ana Prado",
      email: "ana@correio.com",
      phone: "5566999990000",
      jobTitle: "Tratorista",
    }),
  ).toBe(
    "Olá! Meu nome é Ana Prado e me candidatei à vaga de Tratorista pelo site Vagas Canabrava.\nE-mail: ana@correio.com\nTelefone: (66) 99999-0000",
  );
});

test("the text of an applicant without an address names none", () => {
  const person = { name: "Ana Prado", email: null, phone: "5566999990000" };
  expect(applicationText({ ...person, jobTitle: "Tratorista" })).toBe(
    "Olá! Meu nome é Ana Prado e me candidatei à vaga de Tratorista pelo site Vagas Canabrava.\nTelefone: (66) 99999-0000",
  );
});

test.each(["Ana Prado", "Ana", "Ana\tMaria Prado"])(
  "a company's text greets %j by first name",
  (name) => {
    expect(
      invitationText({ name, jobTitle: "Tratorista", companyName: "Mercado Boa Compra" }),
    ).toBe(
      "Olá, Ana! Aqui é da empresa Mercado Boa Compra. Recebemos sua candidatura à vaga de Tratorista pelo site Vagas Canabrava.",
    );
  },
);

test("a company's text has one full stop after a name that ends in one", () => {
  const person = { name: "Ana Prado", jobTitle: "Caixa" };
  expect(invitationText({ ...person, companyName: "Mercado Ltda." })).toContain(
    "da empresa Mercado Ltda. Recebemos sua",
  );
});

test("a shared job is named with its company", () => {
  expect(shareText({ title: "Tratorista", company: "Fazenda Três Irmãos" })).toBe(
    "Vaga de Tratorista na Fazenda Três Irmãos",
  );
});
