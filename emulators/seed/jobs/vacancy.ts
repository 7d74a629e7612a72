import type { Benefit, JobType } from "@vagas/functions/domain/options";
import type {
  ContractType,
  EducationLevel,
  ExperienceLevel,
  Workload,
} from "@vagas/functions/domain/job/jobDetails";
import type { Pay } from "@vagas/functions/domain/pay/pay";
import type { CompanyKey } from "../seedCompanies.ts";

/** A job of the demo; dates are days from today, so the demo is always current. */
export type Vacancy = {
  id: string;
  /** The advertiser: a company of the seed, or somebody without an account. */
  by: CompanyKey | { name: string; whatsapp: string; place: string };
  title: string;
  type: JobType;
  /** Its place; the advertiser's by default. */
  place?: string;
  description: string;
  requirements: readonly string[];
  /** The amount as text, 'A combinar' by default; in a text that fits no pattern it is all that is stored. */
  salary?: string;
  /** What comes on top of the amount, and what is given or deducted. */
  given?: Partial<Pick<Pay, "extras" | "housing" | "meals" | "transport">>;
  openings?: number;
  /** Work of one day, `closesIn` days from today: where it begins. */
  dayWork?: { at: string };
  education?: EducationLevel;
  contract?: ContractType;
  workload?: Workload;
  experience?: ExperienceLevel;
  acceptNoExperience?: true;
  benefits?: readonly Benefit[];
  urgent?: true;
  /** Days ago. */
  posted: number;
  /** Days from today, negative if expired; 30 days after posting by default. */
  closesIn?: number;
  filled?: true;
  /** Taken off the site by its company. */
  paused?: true;
  /** Approved by default. */
  decision?: "pending" | "rejected";
  /** The administrator's notes on the decision. */
  notes?: string;
  /** Approved once, taken back and rewritten: its second version is pending. */
  edited?: true;
  /** The pending edit of its company. */
  edit?: { description: string; salary: string };
};
