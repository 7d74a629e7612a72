import type { Answer } from "../domain/application/answer.ts";
import type { AnswerStage } from "../domain/application/stage.ts";
import { answerCrowd } from "../domain/application/answerCrowd.ts";
import type { Candidate } from "../domain/application/candidate.ts";
import type { Job } from "../domain/job/job.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { applicationMailIds } from "./applicationMails.ts";
import type { Link } from "./layout.ts";
import { newMail } from "./newMail.ts";

/** What the company answered whom about which job. */
type Answered = {
  application: Pick<Candidate, "id" | "resumePath"> & { email: string };
  stage: AnswerStage;
  answer: Pick<Answer, "at" | "applications" | "openings">;
  job: Pick<Job, "title" | "company">;
  /** Open jobs to suggest. */
  similar: readonly Pick<Job, "id" | "title" | "company">[];
};

const news: Record<AnswerStage, { subject: string; said: string }> = {
  emConversa: {
    subject: "A empresa quer conversar com você",
    said: "a empresa marcou que está conversando com você. Fique de olho no telefone e no e-mail.",
  },
  contratada: {
    subject: "A empresa marcou sua contratação",
    said: "a empresa marcou que contratou você. Parabéns!",
  },
  naoSelecionada: {
    subject: "Não foi desta vez",
    said: "a empresa respondeu que, desta vez, não seguiu com a sua candidatura. O seu currículo continua valendo para outras vagas. Agradecemos a sua participação.",
  },
  encerrada: {
    subject: "A vaga foi encerrada",
    said: "a empresa avisou que a vaga foi encerrada. Ela não marcou nada sobre a sua candidatura em particular. O seu currículo continua valendo para outras vagas. Agradecemos a sua participação.",
  },
};

/** The id and the mail that tells a person what the company answered. It holds nothing that the applicant wrote. */
export function answerMail(
  { application, stage, answer, job, similar }: Answered,
  siteUrl: string,
  now: Date,
): { id: string; mail: Mail } | null {
  const { id, resumePath, email } = application;
  const { subject, said } = news[stage];
  const crowd = answerCrowd(answer);
  const mail = newMail(
    {
      to: email,
      subject: `${subject}: ${job.title}`,
      notBefore: answer.at,
      onlyWhile: { candidateId: id, resumePath, stage },
    },
    {
      title: subject,
      paragraphs: [
        "Olá!",
        `Sobre a vaga “${job.title}”, anunciada por ${job.company}: ${said}`,
        ...(crowd === null ? [] : [crowd]),
        `Para ver ou retirar esta candidatura, abra a página abaixo no aparelho em que você se candidatou. De outro, abra “Meus dados”: ${siteUrl}${paths.ownData}. Se não foi você quem se candidatou, avise ${town.contact.supportEmail}.`,
      ],
      action: { label: "Minhas candidaturas", url: siteUrl + paths.ownApplications },
      ...(similar.length === 0 ? {} : { othersTitle: "Veja também estas vagas abertas:" }),
      others: similar.map((other) => linkTo(other, siteUrl)),
    },
    now,
  );
  return mail && { id: applicationMailIds(application)[stage], mail };
}

function linkTo(
  { id, title, company }: Pick<Job, "id" | "title" | "company">,
  siteUrl: string,
): Link {
  return { label: `${title} – ${company}`, url: siteUrl + paths.job(id) };
}
