import { useState } from "react";
import { useWhileCurrent } from "../state/useWhileCurrent.ts";
import { loadSending } from "./useApplicationSending.ts";

/** Seconds after sending at which the record is read: functions inspect a file within a few. */
const looks = [2, 4, 8];

/** Whether the file of the application just sent was found unusable. */
export function useMissingResume(jobId: string | null): boolean {
  const [missing, setMissing] = useState(false);
  useWhileCurrent(
    (isCurrent) => {
      const look = async () => {
        const sent = await loadSending()
          .then(({ sentApplication }) => sentApplication(jobId))
          .catch(() => null); // If it cannot be read now, the next visit reports it.
        if (isCurrent() && sent?.resumeMissing) setMissing(true);
      };
      const timers = looks.map((seconds) => setTimeout(() => void look(), seconds * 1000));
      return () => timers.forEach(clearTimeout);
    },
    [jobId],
  );
  return missing;
}
