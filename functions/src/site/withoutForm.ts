import { escapeHtml } from "../domain/text/escapeHtml.ts";
import type { Job } from "../domain/job/job.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { contactText, whatsappLink } from "../domain/text/whatsapp.ts";
import { withoutControls } from "../domain/text/withoutControls.ts";

/** Replaces the form without scripts: a chat, because WhatsApp accepts a résumé too. */
export function withoutForm({ job, open }: { job: Job | null; open: boolean }): string {
  return job === null ? talentBank() : ofJob(job, open);
}

const needed = "O formulário deste site precisa de JavaScript.";

function ofJob(job: Job, open: boolean): string {
  const name = `<p>Vaga: <strong>${safe(job.title)}</strong> · ${safe(job.company)}</p>`;
  const chat = whatsappLink(job.contactWhatsapp, contactText(job));
  if (!open || chat === null)
    return section([
      name,
      open ? `<p>${needed}</p>` : "<p>Esta vaga não recebe mais candidaturas.</p>",
    ]);
  return section([
    name,
    `<p>${needed} Sem ele, mande seu currículo direto ao anunciante pelo WhatsApp.</p>`,
    way(chat, "Falar com o anunciante pelo WhatsApp"),
    `<p><a href="${paths.job(job.id)}">Voltar para a vaga</a></p>`,
  ]);
}

function talentBank(): string {
  const text = `Olá! Quero deixar meu currículo no banco de talentos do site ${town.boardName}.`;
  return section([
    `<p>${needed} Sem ele, mande seu currículo a nós pelo WhatsApp, e nós o guardamos no banco de talentos.</p>`,
    way(whatsappLink(town.contact.whatsapp, text)!, `Falar com ${town.boardName} pelo WhatsApp`),
  ]);
}

function section(parts: string[]): string {
  return `<main class="plain"><h1>Enviar Currículo</h1>${parts.join("")}<p><a href="${paths.jobs}">Ver vagas abertas</a></p></main>`;
}

function way(address: string, text: string): string {
  return `<p><a class="plain-way" href="${escapeHtml(address)}" rel="noopener">${escapeHtml(text)}</a></p>`;
}

function safe(text: string): string {
  return escapeHtml(withoutControls(text.toWellFormed()));
}
