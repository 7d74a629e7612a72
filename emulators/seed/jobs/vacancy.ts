import type {
  Benefit,
  ContractType,
  EducationLevel,
  ExperienceLevel,
  JobType,
  Workload,
} from "@vagas/functions/domain/options";
import type { CompanyKey } from "../seedCompanies.ts";

/** A vacancy of the demo; dates are days from today, so that the demo is always of this week. */
export type Vacancy = {
  id: string;
  /** Who advertises: a company of the seed, or somebody the administrator published it for. */
  by: CompanyKey | { name: string; whatsapp: string; place: string };
  title: string;
  type: JobType;
  /** Where it is; the advertiser's place when left out. */
  place?: string;
  description: string;
  requirements: readonly string[];
  salary?: string;
  education?: EducationLevel;
  contract?: ContractType;
  workload?: Workload;
  experience?: ExperienceLevel;
  acceptNoExperience?: true;
  benefits?: readonly Benefit[];
  urgent?: true;
  /** Days ago. */
  posted: number;
  /** Days from today, negative when it is over; 30 days after posting when left out. */
  closesIn?: number;
  filled?: true;
  /** Taken off the site by its company. */
  paused?: true;
  /** Approved when left out. */
  decision?: "pending" | "rejected";
  /** What the administrator wrote with the decision. */
  notes?: string;
  /** Approved once, taken back and written anew: its second version waits. */
  edited?: true;
  /** What its company wants it to say instead, where that waits for approval. */
  edit?: { description: string; salary: string };
};
