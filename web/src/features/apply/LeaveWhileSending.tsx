import { useEffect, useEffectEvent } from "react";
import { useLeaveGuard } from "../../ui/page/leaveGuard.ts";
import { LeaveWhileSendingDialog } from "./LeaveWhileSendingDialog.tsx";

/**
 * Asks before somebody leaves by a link, the back button or by closing the page during the upload. `onLeave` cancels
 * it.
 */
export function LeaveWhileSending({ sending, onLeave }: { sending: boolean; onLeave: () => void }) {
  const { leaving, leave, stay } = useLeaveGuard(sending);
  const forget = useEffectEvent(stay);

  useEffect(() => {
    if (!sending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      forget();
    };
  }, [sending]);

  return (
    <LeaveWhileSendingDialog
      open={leaving && sending}
      onClose={stay}
      onLeave={() => {
        onLeave();
        leave();
      }}
    />
  );
}
