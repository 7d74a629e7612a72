import type { Candidate } from '../domain/candidate.ts';
import type { Job } from '../domain/job.ts';
import type { Mail } from '../domain/mail.ts';
import { paths } from '../domain/paths.ts';
import { formatPhone } from '../domain/phone.ts';
import { town } from '../domain/town.ts';
import { candidateOfPath } from '../store/resumeFiles.ts';
import { newMail } from './newMail.ts';

/** Ids of the mails about one application; a person who withdraws and applies again has another file, so other mails. */
export function applicationMailIds(application: Pick<Candidate, 'id' | 'resumePath'>): { company: string; receipt: string } {
  const file = application.resumePath.split('/').at(-1)!.replace(/\W/g, '-');
  return { company: `${application.id}-${file}-company`, receipt: `${application.id}-${file}-receipt` };
}

/** What the company is told of an applicant, with the résumé; an answer goes to the applicant. */
export function companyMail(candidate: Candidate, job: Pick<Job, 'id' | 'title'>, companyEmail: string, siteUrl: string, now: Date): Mail | null {
  const { id, name, email, phone, coverLetter, resumeName, resumePath } = candidate;
  // The path is the applicant's word: never somebody else's file.
  const isOwnFile = candidateOfPath(resumePath) === id;
  return newMail(
    {
      to: companyEmail, replyTo: email, subject: `Nova candidatura: ${job.title} – ${name}`,
      attachments: isOwnFile ? [{ filename: resumeName, storagePath: resumePath }] : [],
    },
    {
      title: `Nova candidatura: ${job.title}`,
      paragraphs: [
        `${name} se candidatou à vaga “${job.title}”. O currículo está em anexo.`,
        `E-mail: ${email}\nTelefone: ${formatPhone(phone)}`,
        'Para falar com a pessoa, basta responder a este e-mail. Use os dados dela somente para esta seleção.',
        ...(coverLetter === '' ? [] : ['Carta de apresentação:']),
      ],
      ...(coverLetter === '' ? {} : { quote: coverLetter }),
      action: { label: 'Ver candidaturas', url: siteUrl + paths.companyCandidates(job.id) },
    },
    now,
  );
}

/**
 * What the applicant is told; `job` null: sent to the talent bank. The address is unproven, so that nothing the
 * applicant wrote goes into it: nobody can send their own words to a stranger in the board's name.
 */
export function receiptMail(email: string, job: Pick<Job, 'title' | 'company'> | null, siteUrl: string, now: Date): Mail | null {
  const where = job === null ? `no banco de talentos do site ${town.boardName}` : `para a vaga “${job.title}” (${job.company})`;
  return newMail(
    { to: email, subject: job === null ? 'Recebemos seu currículo' : `Recebemos seu currículo: ${job.title}` },
    {
      title: 'Recebemos seu currículo',
      paragraphs: [
        'Olá!',
        `Seu currículo foi recebido ${where}.`,
        job === null
          ? 'Quando houver uma oportunidade com o seu perfil, a administração do site poderá entrar em contato com você.'
          : 'Se houver interesse, o anunciante entra em contato diretamente com você.',
        `Você pode pedir para ver, corrigir ou apagar seus dados quando quiser, escrevendo para ${town.contact.supportEmail}. Se não foi você quem enviou este currículo, avise pelo mesmo endereço.`,
      ],
      action: { label: 'Ver outras vagas', url: siteUrl + paths.jobs },
    },
    now,
  );
}
