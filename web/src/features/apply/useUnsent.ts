import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Unsent } from "../../data/application/kept/unsentApplication.ts";
import { waiting, waitingKey } from "../../data/application/kept/waitingApplications.ts";

/** Fetched only by devices that keep such an application. */
function loadUnsent() {
  return import("../../data/application/kept/unsentApplication.ts");
}

/**
 * Calls back with the application to this job, or to the talent bank (null), that waits for its person's consent to
 * another text; the answer is whether the form takes it. `isFound`: it did, and it is not sent yet; `drop` removes it from
 * the device.
 */
export function useUnsent(jobId: string | null, onFound: (unsent: Unsent) => boolean) {
  const waits = useSyncExternalStore(
    waiting.subscribe,
    () => waiting.get()[waitingKey(jobId)]?.waitsFor === "person",
    () => false,
  );
  const [isFound, setFound] = useState(false);
  const putBack = useEffectEvent((unsent: Unsent) => {
    setFound(onFound(unsent));
  });

  useEffect(() => {
    if (!waits) return undefined;
    let isCurrent = true;
    loadUnsent()
      .then(({ unsentApplication }) => unsentApplication(jobId))
      .then(
        (unsent) => unsent && isCurrent && putBack(unsent),
        () => null, // The form works without it.
      );
    return () => {
      isCurrent = false;
    };
  }, [waits, jobId]);

  return {
    isFound: isFound && waits,
    drop: () => {
      if (!isFound) return;
      setFound(false);
      void loadUnsent().then(({ dropUnsent }) => dropUnsent(jobId));
    },
  };
}
