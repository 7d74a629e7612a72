import type { LawRule } from "./lawRule.ts";
import { appearanceRules } from "./rules/appearance.ts";

/** Every rule on words; what is found first at a place is kept. */
export const lawRules: readonly LawRule[] = [...appearanceRules];
