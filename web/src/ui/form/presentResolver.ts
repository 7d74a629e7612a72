import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Checks a form against the schema of the moment it is checked: a form may stay open past midnight. */
export function presentResolver<Input extends FieldValues, Output>(
  schemaAt: (now: Date) => z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (...asked) => zodResolver(schemaAt(new Date()))(...asked);
}
