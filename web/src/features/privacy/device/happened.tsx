import AccessTimeIcon from "@mui/icons-material/AccessTime";
import CheckIcon from "@mui/icons-material/Check";
import CloseIcon from "@mui/icons-material/Close";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import { answerCrowd } from "@vagas/functions/domain/application/answerCrowd";
import type { CandidateStage } from "@vagas/functions/domain/application/stage";
import type { ReactElement } from "react";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import type { Tone } from "../../../ui/StatusChip.tsx";

/** What became of an application, as its person reads it: a word with a colour, and a sentence. */
type Happened = {
  tone: Tone;
  icon: ReactElement;
  label: string;
  text: string;
  /** Whether other jobs help now. */
  suggestsOthers?: true;
};

const stages: Record<CandidateStage, Happened> = {
  nova: {
    tone: "waiting",
    icon: <AccessTimeIcon />,
    label: "Enviada",
    text: "A empresa recebeu. Quando ela abrir sua candidatura no site, aparece aqui.",
  },
  vista: {
    tone: "good",
    icon: <CheckIcon />,
    label: "Vista pela empresa",
    text: "A empresa abriu sua candidatura. Se quiser falar com você, ela liga ou manda mensagem.",
  },
  emConversa: {
    tone: "good",
    icon: <ForumIcon />,
    label: "Em conversa",
    text: "A empresa marcou que está conversando com você. Fique de olho no telefone.",
  },
  contratada: {
    tone: "good",
    icon: <CheckIcon />,
    label: "Contratação feita",
    text: "A empresa marcou que contratou você. Parabéns!",
  },
  naoSelecionada: {
    tone: "quiet",
    icon: <CloseIcon />,
    label: "Não foi desta vez",
    text: "A empresa não seguiu com a sua candidatura. Seu currículo continua valendo para outras vagas.",
    suggestsOthers: true,
  },
  encerrada: {
    tone: "quiet",
    icon: <CloseIcon />,
    label: "Vaga encerrada",
    text: "A empresa encerrou a vaga e não marcou nada sobre a sua candidatura em particular. Seu currículo continua valendo para outras vagas.",
    suggestsOthers: true,
  },
};

const missing: Happened = {
  tone: "bad",
  icon: <CloseIcon />,
  label: "Falta o arquivo",
  text: "Sua candidatura chegou, mas o arquivo não.",
};

/** To a job of the administrator's, which no company's account has. The receipt promises the same (applicationMails.ts). */
const withAdministration: Happened = {
  tone: "waiting",
  icon: <AccessTimeIcon />,
  label: "Enviada",
  text: "A administração do site recebeu e avisa o anunciante. Se houver interesse, ele entra em contato diretamente com você.",
};

/** Nothing stored tells which of the three it was. */
const withdrawn: Happened = {
  tone: "quiet",
  icon: <CloseIcon />,
  label: "Não está mais com a empresa",
  text: "Você a retirou, o prazo de guarda acabou ou a empresa saiu do site. A empresa não vê mais seus dados.",
};

const inBank: Happened = {
  tone: "good",
  icon: <CheckIcon />,
  label: "Enviado",
  text: "Depois que a administração confere, empresas da região podem encontrar você. Elas só recebem seu contato se você disser sim.",
};

const outOfBank: Happened = {
  tone: "quiet",
  icon: <CloseIcon />,
  label: "Fora do banco",
  text: "Você saiu do banco de talentos. As empresas não encontram mais este currículo.",
};

export function happenedTo(application: OwnApplicationRow): Happened {
  const { jobId, isWithCompany, isWithdrawn, resumeMissing, stage } = application;
  if (isWithdrawn) return jobId === null ? outOfBank : withdrawn;
  if (resumeMissing) return missing;
  if (jobId === null) return inBank;
  if (!isWithCompany) return withAdministration;
  const crowd = application.answer && answerCrowd(application.answer);
  const happened = stages[stage];
  return crowd === null ? happened : { ...happened, text: `${happened.text} ${crowd}` };
}
