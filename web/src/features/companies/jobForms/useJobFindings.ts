import {
  explained,
  explanationsFor,
  explanationsText,
  readExplanations,
} from "@vagas/functions/domain/law/explanations";
import type { Finding } from "@vagas/functions/domain/law/lawFinding";
import { useCallback, useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { loadChecker } from "../../../lawViews/loadChecker.ts";
import { typedAdvertisement } from "../../../lawViews/typedAdvertisement.ts";
import type { JobFormInput, JobFormOutput } from "./jobFormSchema.ts";

/** What `FormFindings` needs of the company's form, and the explanations that go with it. */
export function useJobFindings<Context, Output>({
  control,
  watch,
  getValues,
  setValue,
}: UseFormReturn<JobFormInput, Context, Output>) {
  const entries = useWatch({ control, name: "explanations" });
  const explaining = useMemo(
    () => ({
      explanations: readExplanations(entries),
      onExplain: (finding: Finding, text: string) => {
        const all = explained(readExplanations(entries), finding, text);
        setValue("explanations", explanationsText(all), { shouldDirty: true });
      },
    }),
    [entries, setValue],
  );
  return {
    explaining,
    read: () => typedAdvertisement(getValues()),
    onTyped: useCallback((listener: () => void) => watch(listener).unsubscribe, [watch]),
    explanationsOf,
  };
}

/** The explanations of words that are still there, as stored; all of them if the check cannot be loaded. */
async function explanationsOf({ explanations, ...draft }: JobFormOutput): Promise<string> {
  const check = await loadChecker().catch(() => null);
  if (check === null) return explanations;
  const found = check(draft, new Date());
  return explanationsText(explanationsFor(readExplanations(explanations), found));
}
