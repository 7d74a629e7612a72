import { reportChannels } from "../domain/report/reportChannels.ts";
import type { ReportedJob } from "../domain/site/firstPage.ts";
import { paths } from "../domain/site/paths.ts";
import { escapeHtml } from "../domain/text/escapeHtml.ts";
import { whatsappLink } from "../domain/text/whatsapp.ts";
import { withFullStop } from "../domain/text/withFullStop.ts";
import { withoutControls } from "../domain/text/withoutControls.ts";
import { town } from "../domain/town.ts";

/** Replaces the form of a report without scripts: a chat with the administration, and the official channels. */
export function withoutReport(job: ReportedJob | null): string {
  const about = job ? `a vaga “${job.title}”, de ${job.company}` : "uma vaga";
  const chat = whatsappLink(town.contact.whatsapp, withFullStop(`Olá! Quero denunciar ${about}`))!;
  const channels = reportChannels.map(
    ({ name, takes, action, href }) =>
      `<p>${safe(name)}: ${safe(takes)} <a href="${safe(href)}" rel="noopener noreferrer">${safe(action)}</a></p>`,
  );
  return [
    '<main class="plain"><h1>Denunciar esta vaga</h1>',
    job ? `<p>Vaga: <strong>${safe(job.title)}</strong> · ${safe(job.company)}</p>` : "",
    "<p>O formulário deste site precisa de JavaScript. Sem ele, fale com a administração pelo WhatsApp. Pelo WhatsApp ela vê o seu número.</p>",
    `<p><a class="plain-way" href="${safe(chat)}" rel="noopener">Falar com a administração</a></p>`,
    "<p>Pediram dinheiro, ameaçaram ou prenderam seus documentos? Denuncie também a estes serviços, sem dizer o seu nome:</p>",
    ...channels,
    `<p><a href="${paths.jobs}">Ver vagas abertas</a></p></main>`,
  ].join("");
}

function safe(text: string): string {
  return escapeHtml(withoutControls(text.toWellFormed()));
}
