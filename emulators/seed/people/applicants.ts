import { careAndFarmApplicants } from "./careAndFarmApplicants.ts";
import { marketApplicants } from "./marketApplicants.ts";
import type { Person } from "./person.ts";
import { tradeApplicants } from "./tradeApplicants.ts";

/** People who applied to a job. */
export const applicants: readonly Person[] = [
  ...marketApplicants,
  ...careAndFarmApplicants,
  ...tradeApplicants,
];
