import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Validates a form by the schema at that moment, because a form may stay open past midnight. */
export function presentResolver<Input extends FieldValues, Output>(
  schemaAt: (now: Date) => z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (...asked) => zodResolver(schemaAt(new Date()))(...asked);
}
