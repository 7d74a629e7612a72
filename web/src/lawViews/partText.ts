import { jobDetails } from "@vagas/functions/domain/job/jobDetails";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import type { CheckedPart, Grade } from "@vagas/functions/domain/law/lawFinding";

/** The parts of an advertisement as their fields are labelled. */
export const partText: Record<CheckedPart, string> = {
  title: jobFields.title.label,
  description: jobFields.description.label,
  requirements: jobFields.requirements.label,
  pay: jobFields.salary.label,
  workload: jobDetails.workload.label,
  contractType: jobDetails.contractType.label,
};

/** How many findings of each grade, the gravest first. */
export const gradeText: Record<Grade, (count: number) => string> = {
  A: (count) => `${count} ${count === 1 ? "trecho" : "trechos"} que a lei não permite`,
  B: (count) => `${count} ${count === 1 ? "aviso" : "avisos"}`,
  C: (count) => `${count} ${count === 1 ? "dica" : "dicas"}`,
};
