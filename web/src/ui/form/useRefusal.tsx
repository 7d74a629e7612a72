import { useState } from "react";
import { Notice } from "../message/Notice.tsx";

type Refused = { text: string; attempt: number };

/**
 * Why a form was refused. It stays in place during the next try, so that nothing moves under a second press, and screen
 * readers announce it each time. In a dialog it is the way to tell a failure: the dialog hides the page's messages from
 * them.
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
