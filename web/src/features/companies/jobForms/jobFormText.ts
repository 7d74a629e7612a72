import { limits } from "@vagas/functions/domain/limits";

/** Why a job finds no place in the queue, for the line above the form's buttons. */
export const noPlaceText = {
  full: `Você já tem ${limits.jobsWaiting.places} vagas aguardando aprovação. Quando uma delas for decidida, ou se você excluir uma, envie esta. O que você digitou fica guardado neste aparelho.`,
  tooSoon: `Aguarde um minuto e envie de novo: você acabou de enviar ${limits.jobsWaiting.aMinute} vagas. O que você digitou continua aqui.`,
} as const;

/** Why a job was not saved, for the second line of the message. */
export const saveFailureText = {
  offline:
    "Sem conexão com a internet. O que você digitou continua aqui: tente de novo quando a conexão voltar.",
  forbidden:
    "A vaga pode ter mudado em outra janela, ou sua sessão terminou. Copie o que precisar e recarregue a página.",
  changed:
    "A vaga ou a alteração mudou enquanto você editava: em outra janela, ou por uma decisão da administração. O que você digitou fica guardado neste aparelho: recarregue a página, confira e salve de novo.",
  failed: "Ocorreu um erro ao tentar salvar a vaga. Tente novamente.",
} as const;

/** Why a corrected new job was not saved: an earlier try had sent it, and the administrator has decided on it. */
export const decidedText =
  "Ela já tinha sido enviada, e a administração decidiu enquanto você corrigia. Abra a vaga no painel para mudar o texto; o que você digitou fica guardado neste aparelho.";

type Notice = { title: string; description: string };

const updated: Notice = {
  title: "Vaga atualizada com sucesso",
  description: "A vaga foi atualizada no sistema.",
};

/** An unchanged form of a refused job or edit: nothing was saved. */
export const unchangedText: Notice = {
  title: "Nada foi alterado",
  description: "A vaga não foi enviada de novo: corrija o texto ou explique, e salve.",
};

/** Only the deadline of a refused job or edit was saved. */
const deadlineAlone: Notice = {
  title: "Prazo atualizado",
  description: "A vaga não foi enviada de novo: para isso, corrija o texto ou explique, e salve.",
};

/** The result of saving; `wasApproved` is the job's state when the form was opened. */
export function savedText(
  {
    text,
    dropsEdit,
    staysRefused,
    isApproved,
  }: {
    text: "job" | "edit" | null;
    dropsEdit: boolean;
    staysRefused: boolean;
    isApproved: boolean;
  },
  wasApproved: boolean,
): Notice {
  if (text === "edit")
    return {
      title: "Alteração enviada para aprovação",
      description: wasApproved
        ? "A vaga continua com o texto atual até o administrador aprovar a alteração."
        : "A vaga foi aprovada enquanto você editava. Ela fica com o texto aprovado até o administrador aprovar a alteração.",
    };
  if (staysRefused) return deadlineAlone;
  if (text === null && dropsEdit)
    return {
      title: "Alteração descartada",
      description: "O texto que você salvou é o que a vaga já tem.",
    };
  if (text === "job" && wasApproved && !isApproved)
    return {
      title: updated.title,
      description: "A vaga saiu do ar enquanto você editava. O texto novo espera aprovação.",
    };
  return updated;
}
