import type { ResumeDownload } from "../../data/application/resumeDownload.ts";
import type { OpenedPdf } from "./openPdf.ts";

/** Why a file is not shown: it did not arrive, cannot be read here, or is none that is read here. */
export type FileProblem =
  Exclude<ResumeDownload["outcome"], "ready"> | Exclude<OpenedPdf["outcome"], "open"> | "word";

export const fileProblemText: Record<FileProblem, string> = {
  missing: "O arquivo não está mais disponível.",
  forbidden: "Sua sessão terminou ou sua conta não pode abrir este arquivo. Entre de novo.",
  failed: "Verifique sua conexão com a internet e tente de novo.",
  notLoaded: "Não foi possível abrir o leitor. Verifique sua conexão ou baixe o arquivo.",
  password: "Este PDF pede uma senha. Baixe o arquivo e peça a senha a quem enviou.",
  broken:
    "Este PDF está danificado e não abre aqui. Baixe o arquivo para tentar em outro programa.",
  slow: "Este PDF demora demais para abrir aqui. Baixe o arquivo para ler.",
  word: "Este currículo é um arquivo do Word. Ele não abre aqui: baixe para ler.",
};

/** Problems that another try may end: a slow file may have waited for the one before. */
export const passing: ReadonlySet<FileProblem> = new Set(["failed", "notLoaded", "slow"]);
