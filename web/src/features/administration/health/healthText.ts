import type { HealthOutcome } from "@vagas/functions/domain/health/healthRequest";
import type { ScheduledFunction } from "@vagas/functions/domain/health/schedules";
import type { DocumentWork } from "@vagas/functions/domain/health/work";
import type { FindingKind } from "@vagas/functions/domain/health/serverRun";
import type {
  HealthArea,
  Light,
  runTrouble,
  TroubledMail,
} from "@vagas/functions/domain/health/siteHealth";

export const lightText: Record<Light, string> = {
  green: "Verde: tudo bem",
  yellow: "Amarelo: vale olhar",
  red: "Vermelho: precisa de você",
};

export const areaText: Record<HealthArea, string> = {
  mails: "E-mails",
  stuck: "Trabalhos que pararam",
  runs: "Rotinas automáticas",
  reconciliation: "Conferência da noite",
  browsers: "Erros nas páginas",
  minimumWage: "Salário mínimo",
};

export const routineText: Record<ScheduledFunction, string> = {
  resendMail: "Enviar de novo os e-mails parados",
  expireJobs: "Tirar do ar as vagas vencidas",
  takeStrayClaims: "Conferir quem é o administrador",
  tellSearchEngines: "Avisar os buscadores",
  readNeighbours: "Ler as vagas das cidades vizinhas",
  reconcile: "Conferir tudo e consertar",
  removeOrphanUploads: "Apagar arquivos sem candidatura",
  purgePersonalData: "Apagar dados no fim do prazo",
  tendTalentBank: "Cuidar do banco de talentos",
  removeIdleApplicants: "Apagar acessos sem uso",
  countNumbers: "Fazer os números da cidade",
  countReplies: "Contar as respostas das empresas",
  sendDigest: "Mandar o resumo do dia",
  sendAlerts: "Mandar as vagas novas a quem pediu",
  remindCompanies: "Avisar empresas do fim do prazo",
  refreshSearchTerms: "Renovar a busca",
};

export const troubleText: Record<NonNullable<ReturnType<typeof runTrouble>>, string> = {
  failed: "Falhou",
  cut: "Parou no meio",
  late: "Atrasada",
  never: "Ainda não rodou",
};

export const mailStateText: Record<TroubledMail["state"], string> = {
  failed: "Não foi entregue",
  waiting: "Espera nova tentativa",
  doubtful: "Talvez tenha chegado",
};

const findingText: Record<FindingKind, string> = {
  answer: "Respostas de empresas sem aviso",
  applicationWithoutResume: "Candidaturas fora da fila de currículos",
  closing: "Fins de vagas que nem todos souberam",
  closureOfOpenJob: "Avisos de vagas fechadas que estão abertas",
  companyName: "Candidaturas com o nome de uma empresa que saiu",
  companyWithoutAccount: "Empresas sem acesso ao site",
  counts: "Números da página inicial",
  decidedJob: "Vagas decididas que ainda esperavam",
  deletedJob: "Restos de vagas excluídas",
  foreignApplication: "Candidaturas com código trocado",
  goneCompany: "Restos de empresas excluídas",
  hires: "Contratações contadas errado",
  jobWithoutApproval: "Vagas fora da fila de aprovação",
  linkRequest: "Pedidos de link sem e-mail",
  miscountedJob: "Vagas contadas errado",
  oldResume: "Currículos guardados de um jeito antigo",
  refusalWithoutNote: "Recusas fora do histórico",
  refusedJobThatWaits: "Vagas recusadas que ainda esperavam",
  reports: "Denúncias contadas errado",
  resumeFile: "Arquivos de currículo que mudaram",
  returnedCompany: "Empresas que voltaram sem aviso",
  searchTerms: "Registros que a busca não achava",
  sharedCnpj: "CNPJ repetido sem aviso",
  employerRegister: "Empresas do Cadastro de Empregadores no ar, ou liberadas e fora do ar",
  publicCompany: "Páginas de empresas com nome ou conferência antigos",
  switchedCompany: "Empresas desativadas ou ativadas pela metade",
  talentPool: "Banco de talentos",
  uncheckedJob: "Vagas que esperam sem conferência do texto",
  unreadable: "Registros que o site não consegue ler",
  unsettledEdit: "Alterações de vagas pela metade",
  unsettledJob: "Vagas pela metade",
  withdrawnApplication: "Restos de candidaturas retiradas",
};

/** A kind of contradiction in words; its key if this version does not know it. */
export function findingName(what: string): string {
  return (findingText as Record<string, string>)[what] ?? what;
}

const workText: Record<DocumentWork, string> = {
  askWhoWasHired: "Pergunta a uma empresa sobre quem foi contratado",
  mailDeadlines: "Aviso do fim do prazo de uma vaga",
  onCandidateCreated: "Candidatura recebida",
  onCandidateDeleted: "Candidatura apagada",
  onCandidateUpdated: "Candidatura enviada de novo",
  onClosingNoticeWritten: "Aviso do fim de uma vaga",
  onCompanyTaxIdWritten: "CPF ou CAEPF de uma empresa",
  onCompanyWritten: "Empresa alterada",
  onEmployerRegisterWritten: "Nova edição do Cadastro de Empregadores",
  onHireWritten: "Contratação contada por uma empresa",
  onJobApprovalDecided: "Decisão sobre uma vaga",
  onJobEditWritten: "Alteração de uma vaga",
  onJobWritten: "Vaga alterada",
  onLinkRequested: "Link para “Meus dados”",
  onMailCreated: "E-mail a enviar",
  onPendingJobDeleted: "Decisão sobre vaga importada",
  onPendingJobWritten: "Vaga importada",
  onRegisterMatchWritten: "Empresa no Cadastro de Empregadores",
  onResumeDecided: "Decisão sobre um currículo",
  onResumeUploaded: "Arquivo de currículo",
  onTalentPoolWritten: "Banco de talentos",
  reconcileJob: "Vaga de uma empresa alterada",
  reconcileRegister: "Conferência com o Cadastro de Empregadores",
  reconcileUncounted: "Vaga ainda não contada",
};

/** What a function was doing; the scheduled function's own name if it gave up on one of many. */
export function workName(functionName: string): string {
  return (
    (workText as Record<string, string>)[functionName] ??
    (routineText as Record<string, string>)[functionName] ??
    `Rotina ${functionName}`
  );
}

/** An action's result, for a message. */
export const outcomeText: Record<HealthOutcome, string> = {
  done: "Feito.",
  gone: "Não há mais nada a fazer aqui.",
  busy: "Está sendo enviado agora. Atualize em alguns minutos.",
  outdated: "O que este e-mail diz já não vale. Escolha “Desistir”.",
  stuck: "Não deu certo outra vez. Mande o código ao suporte.",
  byItself: "A rotina tenta de novo sozinha, na próxima vez.",
};
