import { useLeaveQuestion } from "../ui/page/useLeaveQuestion.ts";
import { LeaveWhileSendingDialog } from "./LeaveWhileSendingDialog.tsx";

/**
 * Asks before somebody leaves by a link, the back button or by closing the page during the upload. `onLeave` cancels
 * it.
 */
export function LeaveWhileSending({ sending, onLeave }: { sending: boolean; onLeave: () => void }) {
  const { leaving, leave, stay } = useLeaveQuestion(sending);
  return (
    <LeaveWhileSendingDialog
      open={leaving}
      onClose={stay}
      onLeave={() => {
        onLeave();
        leave();
      }}
    />
  );
}
