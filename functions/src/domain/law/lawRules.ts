import type { LawRule } from "./lawRule.ts";
import { ageRules } from "./rules/age.ts";
import { appearanceRules } from "./rules/appearance.ts";
import { beliefRules, suingRules } from "./rules/belief.ts";
import { colorRules } from "./rules/color.ts";
import { disabilityRules } from "./rules/disability.ts";
import { experienceRules } from "./rules/experience.ts";
import { familyRules } from "./rules/family.ts";
import { moneyRules } from "./rules/money.ts";
import { recordsRules } from "./rules/records.ts";
import { sexRules } from "./rules/sex.ts";
import { traineeRules } from "./rules/trainees.ts";
import { tradeFormRules } from "./rules/tradeForms.ts";

/** Every rule on words. */
export const lawRules: readonly LawRule[] = [
  ...sexRules,
  ...tradeFormRules,
  ...ageRules,
  ...colorRules,
  ...appearanceRules,
  ...familyRules,
  ...beliefRules,
  ...suingRules,
  ...experienceRules,
  ...disabilityRules,
  ...recordsRules,
  ...moneyRules,
  ...traineeRules,
];
