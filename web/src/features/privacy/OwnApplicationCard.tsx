import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { answerCrowd } from "@vagas/functions/domain/application/answerCrowd";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { OwnApplication, SharedAct } from "@vagas/functions/domain/privacy/ownData";
import { resumeFacts } from "@vagas/functions/domain/writtenResume/resumeFacts";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { useState } from "react";
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

/** The question before a consent is withdrawn: it cannot be given again for the same application. */
const questions = {
  leaveJob: {
    title: "Retirar da empresa",
    question: (company: string) =>
      `${company} deixa de ver seus dados e o currículo desta candidatura. Não dá para desfazer.`,
    confirm: "Retirar",
    done: "A empresa não vê mais seus dados",
  },
  leaveTalentPool: {
    title: "Sair do banco de talentos",
    question: () =>
      "Empresas da região deixam de encontrar este currículo. Não dá para desfazer: para voltar, é preciso enviar outro.",
    confirm: "Sair do banco",
    done: "Você saiu do banco de talentos",
  },
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

/** One application: what was sent, who sees it, and buttons to withdraw each consent. */
export function OwnApplicationCard({ application, busy, act }: Props) {
  const { id, jobTitle, resumeMissing } = application;
  const title = jobTitle === null ? "Banco de talentos" : `Vaga: ${jobTitle}`;
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
            onClick={() => void act({ act: "file", applicationId: id })}
          >
            Baixar o currículo
          </Button>
        )}
        <Withdrawals application={application} busy={busy} act={act} />
      </HStack>
    </Card>
  );
}

/** A button for each consent that is given, and the question before it is withdrawn. */
function Withdrawals({ application, busy, act }: Props) {
  const { id, company, isWithCompany, consent } = application;
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  return (
    <>
      {isWithCompany && (
        <Button size="small" aria-disabled={busy} onClick={() => setAsked("leaveJob")}>
          Retirar da empresa
        </Button>
      )}
      {consent.talentPool && (
        <Button size="small" aria-disabled={busy} onClick={() => setAsked("leaveTalentPool")}>
          Sair do banco de talentos
        </Button>
      )}
      {(["leaveJob", "leaveTalentPool"] as const).map((withdrawal) => {
        const { title: name, question, confirm, done } = questions[withdrawal];
        return (
          <ConfirmDialog
            key={withdrawal}
            open={asked === withdrawal}
            title={name}
            question={question(company ?? "A empresa")}
            confirmLabel={confirm}
            onConfirm={() => {
              setAsked(null);
              void act({ act: withdrawal, applicationId: id }, done);
            }}
            onCancel={() => setAsked(null)}
          />
        );
      })}
    </>
  );
}
