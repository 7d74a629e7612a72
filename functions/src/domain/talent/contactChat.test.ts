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
const now = new Date("2026-11-25T12:00:00Z");
const person = { name: "Zélia Prado", phone: "5566999990000" };

function textOf(link: string | null): string {
  return new URL(link!).searchParams.get("text")!;
}

test("a person without an address reads who asks, for what, and where to answer", () => {
  const link = contactChat(request, person, now)!;
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
  expect(textOf(contactChat({ ...request, origin: "admin" }, person, now))).toContain(
    "Indicamos você para a vaga “Vaqueiro & ajudante”, de Fazenda Buriti.",
  );
});

test("a company's name that ends in a full stop gets no second one", () => {
  const passedOn = { ...request, origin: "admin", company: "Buriti Ltda." } as const;
  expect(textOf(contactChat(passedOn, person, now))).toContain(", de Buriti Ltda.\nPara dizer");
});

test("a space before the name does not take the name out of the greeting", () => {
  expect(textOf(contactChat(request, { ...person, name: " Zélia Prado" }, now))).toMatch(
    /^Olá, Zélia!/,
  );
});

test("a number that cannot be written to has no chat", () => {
  expect(contactChat(request, { ...person, phone: "ramal 12" }, now)).toBeNull();
});

test.each([
  ["is named while it lies ahead", "2026-11-25T16:00:00Z", "até 25/11/2026"],
  [
    "is not named once it has passed, and no answer is promised for a job that is over",
    "2026-11-24T16:00:00Z",
    "enquanto a vaga estiver aberta, no máximo até 05/12/2026",
  ],
])("the deadline of the job %s", (_when, deadline, until) => {
  const dated = { ...request, sureUntil: new Date(deadline) };
  expect(textOf(contactChat(dated, person, now))).toContain(`abra este endereço ${until}, no`);
});
