import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { answerCrowd } from "@vagas/functions/domain/application/answerCrowd";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { OwnApplication, SharedAct } from "@vagas/functions/domain/privacy/ownData";
import { resumeFacts } from "@vagas/functions/domain/writtenResume/resumeFacts";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { withFullStop } from "@vagas/functions/domain/text/withFullStop";
import { Fragment, useState } from "react";
import { type Fact, FactList } from "../../ui/FactList.tsx";
import { ConfirmDialog } from "../../ui/message/ConfirmDialog.tsx";
import { HStack } from "../../ui/layout/HStack.tsx";
import { Card } from "../../ui/Card.tsx";

type Props = {
  application: OwnApplication;
  busy: boolean;
  /** `done`: the message on success. */
  act: (request: SharedAct, done?: string) => Promise<unknown>;
};

type Deed = "file" | keyof typeof questions;

/** The question before a consent is withdrawn: it cannot be given again for the same application. */
const questions = {
  leaveJob: {
    title: "Retirar da empresa",
    question: (company: string) =>
      `${company} deixa de ver seus dados e o currículo desta candidatura. Não dá para desfazer.`,
    confirm: "Retirar",
    running: "Retirando...",
    done: "A empresa não vê mais seus dados",
  },
  leaveTalentPool: {
    title: "Sair do banco de talentos",
    // The one to the talent bank alone is in the way of another until it is removed at night.
    question: (_company: string, isToBank: boolean) =>
      `Empresas da região deixam de encontrar este currículo. Não dá para desfazer: para voltar, é preciso enviar outro${isToBank ? ", a partir de amanhã" : ""}.`,
    confirm: "Sair do banco",
    running: "Saindo...",
    done: "Você saiu do banco de talentos",
  },
} as const;

/** The same of a job of the administrator's: its advertiser has no account, and hears of people from the administrator. */
const leaveAdministratorsJob = {
  ...questions.leaveJob,
  title: "Retirar da vaga",
  question: (company: string) =>
    `A administração do site não passa mais seus dados para ${withFullStop(company)} Não dá para desfazer.`,
  done: "Candidatura retirada",
} as const;

function writtenFacts({ writtenResume }: OwnApplication): Fact[] {
  if (writtenResume === null) return [];
  return resumeFacts(writtenResume).map(({ label, text }) => [label, text]);
}

function factsOf(application: OwnApplication): readonly Fact[] {
  const { company, isWithCompany, consent } = application;
  return [
    ["Enviado em", formatDate(new Date(application.sentAt))],
    ["Nome", application.name],
    ["Telefone", formatPhone(application.phone)],
    ["Carta", application.coverLetter],
    ["Arquivo", application.resumeMissing ? "não pôde ser aberto" : application.resumeName],
    ...writtenFacts(application),
    ["Quem vê", isWithCompany ? `${company} e a administração do site` : "A administração do site"],
    ["Etapa", isWithCompany ? candidateStageText[application.stage] : null],
    ["Na seleção", isWithCompany ? application.answer && answerCrowd(application.answer) : null],
    ["Anotação da empresa", application.companyNote],
    ["Banco de talentos", talentPoolText(application)],
    ["Autorização", `versão ${consent.version}, em ${formatDate(new Date(consent.at))}`],
  ];
}

function talentPoolText({ consent, inTalentPool }: OwnApplication): string {
  if (!consent.talentPool) return "Não autorizado";
  return inTalentPool ? "Autorizado, está no banco" : "Autorizado";
}

/** The deed of a card that runs, which its button then says. */
function useDeed({ application, act }: Pick<Props, "application" | "act">) {
  const [running, setRunning] = useState<Deed | null>(null);
  function start(deed: Deed, done?: string) {
    setRunning(deed);
    void act({ act: deed, applicationId: application.id }, done).finally(() => setRunning(null));
  }
  return { running, start };
}

/** One application: what was sent, who sees it, and buttons to withdraw each consent. */
export function OwnApplicationCard({ application, busy, act }: Props) {
  const { jobTitle, resumeMissing } = application;
  const { running, start } = useDeed({ application, act });
  const title = jobTitle === null ? "Banco de talentos" : `Vaga: ${jobTitle}`;
  const download = running === "file" ? "Baixando..." : "Baixar o currículo";
  return (
    <Card component="article" gap={2} aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      <FactList facts={factsOf(application)} />
      <HStack>
        {!resumeMissing && (
          <Button
            size="small"
            variant="outlined"
            aria-disabled={busy}
            aria-label={`${download}: ${jobTitle ?? "Banco de talentos"}`}
            onClick={() => !busy && start("file")}
          >
            {download}
          </Button>
        )}
        <Withdrawals application={application} busy={busy} running={running} onConfirm={start} />
      </HStack>
    </Card>
  );
}

type WithdrawalProps = Pick<Props, "application" | "busy"> & {
  running: Deed | null;
  onConfirm: (withdrawal: keyof typeof questions, done: string) => void;
};

/** A button for each consent that is given, and the question before it is withdrawn. */
function Withdrawals({ application, busy, running, onConfirm }: WithdrawalProps) {
  const { jobTitle, company, isWithCompany, consent } = application;
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const isGiven = { leaveJob: company !== null, leaveTalentPool: consent.talentPool };
  const texts = isWithCompany ? questions : { ...questions, leaveJob: leaveAdministratorsJob };
  const ofThisJob = (words: string) => (jobTitle === null ? words : `${words}: ${jobTitle}`);
  return (["leaveJob", "leaveTalentPool"] as const).map((withdrawal) => {
    const { title, question, confirm, running: runningText, done } = texts[withdrawal];
    const label = running === withdrawal ? runningText : title;
    return (
      <Fragment key={withdrawal}>
        {isGiven[withdrawal] && (
          <Button
            size="small"
            aria-disabled={busy}
            aria-label={ofThisJob(label)}
            // While another act runs, what is confirmed could not be done.
            onClick={() => !busy && setAsked(withdrawal)}
          >
            {label}
          </Button>
        )}
        <ConfirmDialog
          open={asked === withdrawal}
          title={ofThisJob(title)}
          question={question(company ?? "A empresa", jobTitle === null)}
          confirmLabel={confirm}
          onConfirm={() => {
            setAsked(null);
            onConfirm(withdrawal, done);
          }}
          onCancel={() => setAsked(null)}
        />
      </Fragment>
    );
  });
}
