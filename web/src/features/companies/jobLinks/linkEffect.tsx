import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import { toldPeople, unansweredText } from "@vagas/functions/domain/closing/closingText";
import { formatDate, formatTime } from "@vagas/functions/domain/dates";
import type { JobLinkPurpose, LinkedJob } from "@vagas/functions/domain/job/jobLink";
import type { ReactNode } from "react";
import type { JobLinkOutcome } from "../../../data/visitor/jobLinkCall.ts";

/** A link that works, or has worked. */
export type WorkingLink = Extract<JobLinkOutcome, { purpose: JobLinkPurpose }>;

/** What the link does when the button is pressed. */
export function willHappen({ purpose, job, until, people = 0 }: WorkingLink): ReactNode {
  switch (purpose) {
    case "renew":
      return (
        <>
          A vaga <JobName job={job} /> recebe candidaturas até <Day at={until} />, do jeito que
          está, sem nova análise.
        </>
      );
    case "fill":
      return (
        <>
          A vaga <JobName job={job} /> fica marcada como preenchida: ninguém mais se candidata, e
          quem abrir o anúncio vê que a vaga foi preenchida. Dá para reativar a vaga no painel da
          empresa.
        </>
      );
    case "tell":
      return (
        <>
          {unansweredText(people)} Daqui a {answerDelayMinutes} minutos, quem se candidatou à vaga{" "}
          <JobName job={job} /> fica sabendo, por e-mail ou na página “Minhas candidaturas”, que ela
          foi encerrada. Até lá, dá para desfazer no painel da empresa.
        </>
      );
    case "hired":
      return (
        <>
          O prazo da vaga <JobName job={job} /> terminou em <Day at={until} />. Contamos apenas
          números, sem o nome da empresa ou de quem foi contratado.
        </>
      );
  }
}

/** What the link has done. */
export function hasHappened({ purpose, job, until, people = 0 }: WorkingLink): ReactNode {
  switch (purpose) {
    case "renew":
      return (
        <>
          A vaga <JobName job={job} /> recebe candidaturas até <Day at={until} />.
        </>
      );
    case "fill":
      return (
        <>
          Obrigado por avisar. A vaga <JobName job={job} /> não recebe mais candidaturas.
        </>
      );
    case "tell":
      return (
        <>
          Às <strong>{formatTime(new Date(until))}</strong> vamos avisar {toldPeople(people)} que a
          vaga <JobName job={job} /> foi encerrada. Até lá, dá para desfazer no painel da empresa.
        </>
      );
    case "hired":
      return (
        <>
          Guardamos a resposta sobre a vaga <JobName job={job} />.
        </>
      );
  }
}

export function JobName({ job: { title, company } }: { job: LinkedJob }) {
  return (
    <>
      <strong>{title}</strong> ({company})
    </>
  );
}

/** A time in milliseconds, as its day. */
function Day({ at }: { at: number }) {
  return <strong>{formatDate(new Date(at))}</strong>;
}
