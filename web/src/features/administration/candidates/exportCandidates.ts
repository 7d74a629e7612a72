import { formatDate } from "@vagas/functions/domain/dates";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { resumeFactList } from "../../../resumeViews/resumeFactList.ts";
import { csvFile } from "../../../ui/file/csv.ts";
import { resumeStatusText } from "./resumeStatusText.ts";

/** The labels of a written résumé's facts, which are columns. */
export const answerColumns = [
  "Procura",
  "Já trabalhou",
  "Sabe fazer",
  "Estudo",
  "CNH",
  "Pode começar",
  "Onde dorme",
  "Como vai ao trabalho",
  "Onde mora",
] as const;

const header = [
  "Nome",
  "E-mail",
  "Telefone",
  "Vaga",
  "Empresa",
  "Data",
  "Situação",
  "Carta de apresentação",
  "Observações",
  ...answerColumns,
];

/** The rows shown, as CSV; a file of the person's own leaves the columns of the answers empty. */
export function candidatesCsv(candidates: readonly ArchivedCandidate[]): Blob {
  return csvFile(
    header,
    candidates.map((candidate) => {
      const { name, email, phone, jobTitle, company, createdAt, coverLetter, resume } = candidate;
      const answers = new Map(resumeFactList(candidate.writtenResume));
      return [
        name,
        email ?? "",
        formatPhone(phone),
        jobTitle ?? "Banco de Talentos",
        company ?? "",
        formatDate(createdAt),
        resumeStatusText(candidate),
        coverLetter,
        resume?.notes ?? "",
        ...answerColumns.map((label) => answers.get(label) ?? ""),
      ];
    }),
  );
}
