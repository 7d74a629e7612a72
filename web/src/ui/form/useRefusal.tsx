import { useState } from "react";
import { Notice } from "../message/Notice.tsx";

type Refused = { text: string; attempt: number };

/**
 * Why a form was refused. It stays in its place while the next try is under way, so that nothing moves below the
 * finger of who presses twice, and is new to a screen reader each time.
 */
export function useRefusal() {
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    refuse: (text: string) =>
      setRefused((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 })),
    forget: () => setRefused(null),
    refusal: refused && (
      <Notice key={refused.attempt} tone="error">
        {refused.text}
      </Notice>
    ),
  };
}
