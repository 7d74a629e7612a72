import { isOtherStep, useLeaveQuestion } from "../ui/page/useLeaveQuestion.ts";
import { LeaveWhileSendingDialog } from "./LeaveWhileSendingDialog.tsx";

/**
 * Asks before somebody leaves by a link, the back button or by closing the page during the upload, also for another step
 * of the same page, where the answers could change. `onLeave` cancels the upload.
 */
export function LeaveWhileSending({ sending, onLeave }: { sending: boolean; onLeave: () => void }) {
  const { leaving, leave, stay } = useLeaveQuestion(sending, isOtherStep);
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
