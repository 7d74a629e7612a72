import type { Explanation } from "@vagas/functions/domain/law/explanations";
import type { Advertisement, Finding } from "@vagas/functions/domain/law/lawFinding";
import { createContext, useContext } from "react";

/** How a company explains words that it keeps; the administrator, who decides, does not explain. */
export type Explaining = {
  explanations: readonly Explanation[];
  /** An empty text takes an explanation away. */
  onExplain: (finding: Finding, text: string) => void;
};

type TypedFindings = {
  findings: readonly Finding[];
  /** The advertisement that was looked at; null before. */
  at: Advertisement | null;
  /** The findings of the form as it is now. */
  check: () => Finding[];
  /** Shows them at once. */
  look: () => void;
  explaining: Explaining | null;
};

export const FindingsContext = createContext<TypedFindings>({
  findings: [],
  at: null,
  check: () => [],
  look: () => undefined,
  explaining: null,
});

/** What the law says of the form around this part. */
export function useFindingsOfForm(): TypedFindings {
  return useContext(FindingsContext);
}
