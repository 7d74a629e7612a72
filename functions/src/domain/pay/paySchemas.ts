import { z } from "zod";
import { highestAmount, type Pay, payExtras, payUnits, type TypedPay, widestRange } from "./pay.ts";
import { readTypedPay } from "./payDraft.ts";

const kinds = ["exact", "range", "negotiable"] as const;
const provisions = ["free", "deducted"] as const;
const cents = z.int().min(1).max(highestAmount).nullable();
const provision = z.enum(provisions).nullable();

/** A job's pay as stored; null: only its text is known. firestore.rules check the same. */
export const storedPaySchema = z
  .strictObject({
    kind: z.enum(kinds),
    least: cents,
    most: cents,
    unit: z.enum(payUnits).nullable(),
    extras: z.array(z.enum(payExtras)).max(payExtras.length),
    housing: provision,
    meals: provision,
    transport: provision,
  })
  .refine(isPay)
  .nullable() as z.ZodType<Pay | null>;

/** Whether the parts of the amount belong together. */
function isPay({ kind, least, most, unit }: { [Part in keyof Pay]: unknown }): boolean {
  if (kind === "negotiable") return least === null && most === null && unit === null;
  if (typeof least !== "number" || unit === null) return false;
  if (kind === "exact") return most === null;
  return typeof most === "number" && most > least && most <= least * widestRange;
}

/** A form's pay, converted to the stored one, with messages beside `least` and `most`. */
export const paySchema: z.ZodType<Pay | null, TypedPay> = z
  .strictObject({
    kind: z.enum([...kinds, "written"]),
    least: z.string(),
    most: z.string(),
    unit: z.enum(payUnits),
    extras: z.array(z.enum(payExtras)),
    housing: z.enum([...provisions, ""]),
    meals: z.enum([...provisions, ""]),
    transport: z.enum([...provisions, ""]),
  })
  .transform((typed, context) => {
    const { pay, problems } = readTypedPay(typed);
    if (problems === null) return pay;
    for (const [part, message] of Object.entries(problems))
      context.addIssue({ code: "custom", message, path: [part] });
    return z.NEVER;
  });
