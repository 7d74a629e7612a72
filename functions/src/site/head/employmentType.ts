import type { Job } from "../../domain/job/job.ts";
import type { Workload } from "../../domain/options.ts";

export type EmploymentType =
  "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN" | "OTHER";

/** Hours a week as the law counts them: both shifts are full weeks. */
const hours: Partial<Record<Workload, "FULL_TIME" | "PART_TIME">> = {
  "Tempo integral (44h semanais)": "FULL_TIME",
  "Escala 6x1": "FULL_TIME",
  "Escala 12x36": "FULL_TIME",
  "Meio período (20-30h semanais)": "PART_TIME",
};

/** What Google for Jobs calls the work (Search Central, 'JobPosting'); none when contract and hours do not say. */
export function employmentTypes({
  contractType,
  workload,
}: Pick<Job, "contractType" | "workload">): EmploymentType[] {
  const time = workload === null ? undefined : hours[workload];
  switch (contractType) {
    case "CLT":
      return time ? [time] : [];
    case "PJ":
    case "Autônomo":
      return ["CONTRACTOR"];
    case "Estágio":
      return time === "PART_TIME" ? ["INTERN", time] : ["INTERN"];
    case "Temporário":
      return time ? ["TEMPORARY", time] : ["TEMPORARY"];
    case "Outro":
      return [time ?? "OTHER"];
    case null:
      if (time) return [time];
      return workload === "Por projeto" ? ["CONTRACTOR"] : [];
  }
}
