import type { JobLinkPurpose, JobLinkRefusal } from "@vagas/functions/domain/job/jobLink";
import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import type { LinkFailure } from "../../../data/visitor/useMailLink.ts";

export const jobLinkText: Record<
  JobLinkPurpose,
  { title: string; action: string; busy: string; done: string }
> = {
  renew: {
    title: "Renovar a vaga",
    action: `Renovar por ${limits.deadlineDays.default} dias`,
    busy: "Renovando...",
    done: "Vaga renovada",
  },
  fill: {
    title: "Marcar a vaga como preenchida",
    action: "Já preenchi a vaga",
    busy: "Marcando...",
    done: "Vaga marcada como preenchida",
  },
  tell: {
    title: "Avisar quem se candidatou",
    action: "Avisar que a vaga foi encerrada",
    busy: "Avisando...",
    done: "Aviso pedido",
  },
  hired: {
    title: "Contratou alguém?",
    action: "Enviar resposta",
    busy: "Enviando...",
    done: "Obrigado por contar",
  },
};

/** The question stays: the answer did not arrive. */
export const jobLinkUnsentText: Record<LinkFailure["state"], string> = {
  offline:
    "Você está sem internet: nada foi mudado, e o link continua valendo. Tente de novo quando a conexão voltar.",
  failed: "Não deu certo agora. Tente de novo em instantes, ou abra o painel da empresa.",
};

/** Why a link does nothing, and what to do instead. */
export const jobLinkProblemText: Record<
  JobLinkRefusal | LinkFailure["state"],
  { title: string; description: string }
> = {
  forged: {
    title: "Este link não é válido",
    description:
      "Parte do endereço pode ter se perdido. Volte à mensagem e toque no link, ou copie o endereço inteiro.",
  },
  expired: {
    title: "Este link expirou",
    description:
      "Os links dos nossos e-mails valem por pouco tempo. No painel da empresa você faz o mesmo com um toque.",
  },
  used: {
    title: "Este link já foi usado",
    description:
      "Cada link vale uma vez. Para ver como a vaga está, ou mudar algo nela, abra o painel da empresa.",
  },
  gone: {
    title: "Esta vaga não existe mais",
    description: "Ela foi excluída depois do e-mail. No painel da empresa você publica outra.",
  },
  changed: {
    title: "A vaga mudou depois deste e-mail",
    description: "O prazo dela já é outro. Para ver como a vaga está, abra o painel da empresa.",
  },
  notApproved: {
    title: "Esta vaga não está aprovada",
    description:
      "Ela foi editada e espera a conferência da administração, ou não foi aprovada. O painel da empresa diz como ela está.",
  },
  inactive: {
    title: "A conta da empresa está desativada",
    description: `Enquanto isso, as vagas dela não aparecem no site. Fale com o suporte: ${town.contact.supportPhone}.`,
  },
  held: {
    title: "Esta vaga está em conferência",
    description: `A administração está conferindo a vaga, e por enquanto ela não aparece no site. Fale com o suporte: ${town.contact.supportPhone}.`,
  },
  paused: {
    title: "Esta vaga está fora do ar",
    description:
      "Ela foi tirada do ar depois do e-mail, e este link não muda isso. Para ela voltar ao site, abra o painel da empresa e toque em “Colocar no ar”.",
  },
  filled: {
    title: "Esta vaga já está preenchida",
    description: "Se ainda precisa de gente, abra o painel da empresa e reative a vaga.",
  },
  open: {
    title: "Esta vaga recebe candidaturas",
    description:
      "Só dá para avisar que ela foi encerrada depois que ela for preenchida, sair do ar ou passar do prazo.",
  },
  told: {
    title: "Quem se candidatou já vai ser avisado",
    description: "O aviso já foi pedido. Para desfazer, abra o painel da empresa.",
  },
  nobody: {
    title: "Ninguém espera resposta",
    description: "Cada candidatura a esta vaga já tem uma resposta.",
  },
  offline: {
    title: "Você está sem internet",
    description:
      "Nada foi mudado, e o link continua valendo. Tente de novo quando a conexão voltar.",
  },
  failed: {
    title: "Não foi possível abrir o link",
    description: "Tente de novo em instantes. Se não der certo, abra o painel da empresa.",
  },
};
