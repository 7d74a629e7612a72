import { expect, test } from "vitest";
import { candidateChat, mailtoLink } from "./candidateChat.ts";

test("an address cannot add fields to the mail", () => {
  expect(mailtoLink("ana@x.com?bcc=outra@x.com", "Vaga & prazo")).toBe(
    "mailto:ana@x.com%3Fbcc%3Doutra%40x.com?subject=Vaga%20%26%20prazo",
  );
});

test("the chat greets by the first name", () => {
  expect(
    decodeURIComponent(
      candidateChat(
        { name: "Maria das Dores Lima", phone: "5566998887766" },
        "Padeiro",
        "Padaria Sol",
      )!,
    ),
  ).toBe(
    "https://wa.me/5566998887766?text=Olá, Maria! Aqui é da empresa Padaria Sol. Recebemos sua candidatura à vaga de Padeiro pelo site Vagas Canabrava.",
  );
});

test("an unusable number has no chat", () => {
  expect(candidateChat({ name: "Ana", phone: "123" }, "Padeiro", "Padaria")).toBeNull();
});
