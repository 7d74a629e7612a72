import { type ComponentType, useEffect, useState } from "react";

type Props = { sending: boolean; onLeave: () => void };

/** The question before leaving while a file is sent, loaded when the sending begins. */
export function LeaveQuestion({ sending, onLeave }: Props) {
  const [Leave, setLeave] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!sending) return;
    import("./LeaveWhileSending.tsx").then(
      ({ LeaveWhileSending }) => setLeave(() => LeaveWhileSending),
      () => null, // Nobody is asked when leaving then; the result is reported elsewhere.
    );
  }, [sending]);
  return Leave && <Leave sending={sending} onLeave={onLeave} />;
}
