import { expect, test } from "vitest";
import { town } from "../town.ts";
import { contactChat } from "./contactChat.ts";

const request = {
  company: "Fazenda Buriti",
  jobTitle: "Vaqueiro & ajudante",
  message: "interview",
  origin: "company",
  expiresAt: new Date("2026-12-05T16:00:00Z"),
} as const;
const person = { name: "Zélia Prado", phone: "5566999990000" };

function textOf(link: string | null): string {
  return new URL(link!).searchParams.get("text")!;
}

test("a person without an address reads who asks, for what, and where to answer", () => {
  const link = contactChat(request, person)!;
  expect(link.startsWith("https://wa.me/5566999990000?text=")).toBe(true);
  expect(textOf(link)).toBe(
    `Olá, Zélia! Aqui é da administração do site ${town.boardName}. Fazenda Buriti viu o seu perfil no banco de ` +
      "talentos, sem o seu contato, e pede para falar com você sobre a vaga “Vaqueiro & ajudante”: “Queremos marcar " +
      "uma entrevista com você para esta vaga.”\nPara dizer sim ou não, abra este endereço até 05/12/2026, no " +
      `aparelho de que você enviou o currículo: ${town.siteUrl}/minhas-candidaturas\n` +
      "Sem o seu sim, a empresa não recebe o seu contato.",
  );
});

test("whom the administrator passed on reads that, and the job’s company", () => {
  expect(textOf(contactChat({ ...request, origin: "admin" }, person))).toContain(
    "Indicamos você para a vaga “Vaqueiro & ajudante”, de Fazenda Buriti.",
  );
});

test("a space before the name does not take the name out of the greeting", () => {
  expect(textOf(contactChat(request, { ...person, name: " Zélia Prado" }))).toMatch(/^Olá, Zélia!/);
});

test("a number that cannot be written to has no chat", () => {
  expect(contactChat(request, { ...person, phone: "ramal 12" })).toBeNull();
});
