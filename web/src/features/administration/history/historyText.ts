import { town } from "@vagas/functions/domain/town";

const actions: Record<string, string> = {
  created: "Criado",
  imported: "Importado",
  approved: "Aprovado",
  rejected: "Rejeitado",
  updated: "Alterado",
  edited: "Alterado",
  undone: "Decisão desfeita",
  editApproved: "Alteração aprovada",
  editRejected: "Alteração não aprovada",
  editUndone: "Decisão sobre a alteração desfeita",
  filled: "Marcado como preenchido",
  reopened: "Reativado",
  paused: "Tirado do ar",
  resumed: "Colocado no ar",
  activated: "Ativado",
  deactivated: "Desativado",
  emailChanged: "E-mail alterado",
  accountDeleted: "Conta de acesso excluída",
  deleted: "Excluído",
};

const actors: Record<string, string> = {
  admin: "Administrador",
  company: "Empresa",
  unknown: "Administrador ou o próprio titular",
};

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: town.timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** The action in words; an unknown one as stored. */
export function actionText(action: string): string {
  return actions[action] ?? action;
}

export function actorText(actor: string): string {
  return actors[actor] ?? actor;
}

export function formatMoment(at: Date): string {
  return moment.format(at);
}
