import { minimumWageAt } from "../pay/minimumWage.ts";

/** The first year whose minimum wage is not listed yet. */
export const yearWithoutWage = Number(minimumWageAt(new Date("9999-12-31")).from.slice(0, 4)) + 1;
