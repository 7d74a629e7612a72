import { inTown } from "../inTown.ts";
import { careJobs } from "./care.ts";
import { farmJobs } from "./farm.ts";
import { foodJobs } from "./food.ts";
import { marketJobs } from "./market.ts";
import { officeJobs } from "./office.ts";
import { transportJobs } from "./transport.ts";
import type { Vacancy } from "./vacancy.ts";
import { worksJobs } from "./works.ts";

/** Every vacancy of the seed. */
export const vacancies: readonly Vacancy[] = inTown([
  ...marketJobs,
  ...farmJobs,
  ...foodJobs,
  ...careJobs,
  ...worksJobs,
  ...transportJobs,
  ...officeJobs,
]);
