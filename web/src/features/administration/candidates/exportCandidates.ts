import { formatDate } from "@vagas/functions/domain/dates";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { csvFile } from "../../../ui/csv.ts";
import { resumeStatusText } from "./resumeStatusText.ts";

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
];

/** The rows shown, as CSV. */
export function candidatesCsv(candidates: readonly ArchivedCandidate[]): Blob {
  return csvFile(
    header,
    candidates.map((candidate) => {
      const { name, email, phone, jobTitle, company, createdAt, coverLetter, resume } = candidate;
      return [
        name,
        email,
        formatPhone(phone),
        jobTitle ?? "Banco de Talentos",
        company ?? "",
        formatDate(createdAt),
        resumeStatusText(candidate),
        coverLetter,
        resume?.notes ?? "",
      ];
    }),
  );
}
