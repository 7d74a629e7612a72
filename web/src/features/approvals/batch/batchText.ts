import type { Status } from "./batch.ts";

export type BatchKind = "job" | "imported" | "resume";

type BatchText = {
  counted: (count: number) => string;
  /** `shown`: only some of them are on the page. */
  chooseAll: (count: number, shown: boolean) => string;
  chosen: (count: number) => string;
  done: Record<Status, (count: number) => string>;
  follows: Record<Status, string>;
  notesHelp: string;
  refuse: (count: number) => string;
};

const vacancies = (count: number) => `${count} ${count === 1 ? "vaga" : "vagas"}`;
const resumes = (count: number) => `${count} ${count === 1 ? "currículo" : "currículos"}`;
const ending = (count: number, word: string) => (count === 1 ? word : `${word}s`);

const companiesAreTold =
  "As empresas recebem um e-mail em instantes. Se você desfizer antes, não recebem nada; depois, recebem a correção.";

const ofVacancies = {
  counted: vacancies,
  chooseAll: (count: number, shown: boolean) =>
    shown ? `Marcar as ${vacancies(count)} mostradas` : `Marcar todas (${count})`,
  chosen: (count: number) => `${vacancies(count)} ${ending(count, "marcada")}`,
  done: {
    approved: (count: number) => `${vacancies(count)} ${ending(count, "aprovada")}`,
    rejected: (count: number) => `${vacancies(count)} ${ending(count, "rejeitada")}`,
  },
};

export const batchText: Record<BatchKind, BatchText> = {
  job: {
    ...ofVacancies,
    follows: { approved: companiesAreTold, rejected: companiesAreTold },
    notesHelp: "Cada empresa recebe estas observações por e-mail, junto com a decisão.",
    refuse: (count) => `Rejeitar ${vacancies(count)}`,
  },
  imported: {
    ...ofVacancies,
    follows: {
      approved: "Elas já aparecem no site.",
      rejected: "Elas ficam em Decididas por 180 dias e podem voltar para a fila.",
    },
    notesHelp: "",
    refuse: (count) => `Rejeitar ${vacancies(count)}`,
  },
  resume: {
    counted: resumes,
    chooseAll: (count, shown) =>
      shown ? `Marcar os ${resumes(count)} mostrados` : `Marcar todos (${count})`,
    chosen: (count) => `${resumes(count)} ${ending(count, "marcado")}`,
    done: {
      approved: (count) => `${resumes(count)} ${ending(count, "aprovado")}`,
      rejected: (count) => `${resumes(count)} ${ending(count, "rejeitado")}`,
    },
    follows: {
      approved: "Com autorização da pessoa, cada currículo entra no banco de talentos.",
      rejected: "Os currículos ficam fora do banco de talentos.",
    },
    notesHelp: "Ficam guardadas com cada currículo; só administradores leem.",
    refuse: (count) => `Rejeitar ${resumes(count)}`,
  },
};

/** Why an item is not decided with others. */
export const obstacles = {
  unread: "Leia com atenção: abra os detalhes antes de aprovar.",
  changed: "O texto mudou agora: leia antes de decidir.",
  settling: "Está mudando agora: tente de novo em instantes.",
  uninspected: "O arquivo ainda está sendo conferido: tente de novo em instantes.",
  unloaded: "Falta carregar: confira na lista e tente de novo em instantes.",
  gone: "Saiu da fila: foi decidido em outra janela, ou mudou, ou quem enviou retirou.",
  noFile: "O arquivo não abriu: sem ele não dá para aprovar.",
} as const;
