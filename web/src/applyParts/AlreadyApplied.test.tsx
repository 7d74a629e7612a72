import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AlreadyApplied } from "./AlreadyApplied.tsx";

const job = {
  ...buildJob({ approved: true, listed: true, contactWhatsapp: "5566999990001" }),
  id: "caixa",
  companyId: "mercado",
};

type Sent = { isWithdrawn?: boolean; resumeMissing?: boolean };

function shown(parts: Sent, fields: Partial<Job> | null = {}): string {
  const sent = {
    name: "Ana",
    email: null,
    phone: "5566999990000",
    at: new Date("2026-11-20T12:00:00Z"),
    isWithdrawn: false,
    resumeMissing: false,
    ...parts,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <AlreadyApplied sent={sent} jobId={fields && job.id} job={fields && { ...job, ...fields }} />
    </MemoryRouter>,
  );
}

test("a sent application offers the chat, and asks for nothing", () => {
  const html = shown({});
  expect(html).toContain("Não é preciso enviar de novo.");
  expect(html).toContain("https://wa.me/");
  expect(html).not.toContain("Enviar outro arquivo");
});

test("one to work of a day serves for its other days, and the chat is there to say so", () => {
  const html = shown({}, { dayWork: true });
  expect(html).toContain("Se o dia mudou, diga a ela que você pode ir.");
  expect(html).toContain("https://wa.me/");
  expect(shown({ isWithdrawn: true }, { dayWork: true })).not.toContain("Se o dia mudou");
});

test("one to the administrator's work of a day does not say that a company has it", () => {
  const html = shown({}, { dayWork: true, companyId: null });
  expect(html).toContain("Se o dia mudou, diga ao anunciante que você pode ir.");
  expect(html).not.toContain("a empresa já tem");
});

test("one whose file is missing asks for another", () => {
  const html = shown({ resumeMissing: true });
  expect(html).toContain("Enviar outro arquivo");
  expect(html).not.toContain("Não é preciso enviar de novo.");
});

test("a withdrawn one offers neither the chat nor another file", () => {
  const html = shown({ isWithdrawn: true, resumeMissing: true });
  expect(html).toContain(
    "Ela não está mais com a empresa: você a retirou, o prazo de guarda acabou ou a empresa saiu do site.",
  );
  expect(html).not.toContain("https://wa.me/");
  expect(html).not.toContain("Enviar outro arquivo");
});

test("who has left the talent bank is told when another résumé can be sent, and not that one need not be", () => {
  const html = shown({ isWithdrawn: true }, null);
  expect(html).toContain("Depois você saiu do banco. A partir de amanhã dá para enviar outro.");
  expect(html).not.toContain("Não é preciso enviar de novo");
  expect(html).not.toContain("com a empresa");
});

test("it says whose application it is, and how another person applies with the same phone", () => {
  const html = shown({});
  expect(html).toContain("Foi em nome de <strong>Ana</strong>.");
  expect(html).toContain(
    "Para outra pessoa se candidatar por este aparelho, antes use Limpar tudo daqui, em Minhas candidaturas; isso apaga também o que você digitou.",
  );
});
