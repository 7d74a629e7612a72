import { formatDate, formatTime } from "@vagas/functions/domain/dates";

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
  held: "Tirado do ar por denúncias",
  reportsKept: "Mantido depois de denúncias",
  reportsRemoved: "Tirado do ar depois de denúncias",
  activated: "Ativado",
  deactivated: "Desativado",
  released: "Liberado, apesar do Cadastro de Empregadores",
  emailChanged: "E-mail alterado",
  accountDeleted: "Conta de acesso excluída",
  deleted: "Excluído",
};

const actors: Record<string, string> = {
  admin: "Administrador",
  company: "Empresa",
  site: "O site",
  unknown: "Administrador ou o próprio titular",
};

/** The action in words; an unknown one as stored. */
export function actionText(action: string): string {
  return actions[action] ?? action;
}

export function actorText(actor: string): string {
  return actors[actor] ?? actor;
}

export function formatMoment(at: Date): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}
