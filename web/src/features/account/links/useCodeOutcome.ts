import { useEffect, useState } from "react";
import type { CodeOutcome } from "../../../data/session/actionCodes.ts";

/** The outcome of a link's code, null while the server is asked; `retry` asks again. */
export function useCodeOutcome(
  code: string,
  use: (code: string) => Promise<CodeOutcome>,
): [CodeOutcome | null, retry: () => void] {
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    void use(code).then((answer) => current && setOutcome(answer));
    return () => {
      current = false;
    };
  }, [code, use, attempt]);

  return [
    outcome,
    () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  ];
}
