import type { Week } from "@vagas/functions/domain/week/week";
import { useRef, useState } from "react";
import { staleMs, useReturn } from "../../../data/visitor/useReturn.ts";
import { readWeek } from "../../../data/visitor/weekRead.ts";
import { useWhileCurrent } from "../../../state/useWhileCurrent.ts";

/** `at`: when it was asked for, in milliseconds. */
type Known = { week: Week; now: Date; at: number };

export type FreshWeek = {
  /** What was read last; null until then. It stays if reading it again fails. */
  known: Known | null;
  state: "reading" | "ready" | "failed";
  isOld: () => boolean;
  /** Reads the week again; false if that fails. */
  read: () => Promise<boolean>;
};

/** How often a page in view looks whether its week is old, in milliseconds: nobody returns to it. */
const lookMs = 60 * 1000;

function isOld(known: Known | null): boolean {
  return known !== null && Date.now() - known.at > staleMs;
}

/** The week, read again when somebody returns to the page, and every ten minutes while it is in view. */
export function useFreshWeek(): FreshWeek {
  const [known, setKnown] = useState<Known | null>(null);
  const [state, setState] = useState<FreshWeek["state"]>("reading");
  const reading = useRef<Promise<boolean> | null>(null);

  async function readOnce(): Promise<boolean> {
    const at = Date.now();
    setState("reading");
    try {
      const { week, now } = await readWeek();
      setKnown({ week, now, at });
      setState("ready");
      return true;
    } catch {
      setState("failed");
      return false;
    } finally {
      reading.current = null;
    }
  }

  const read = () => (reading.current ??= readOnce());
  useWhileCurrent(() => void read(), []);
  useReturn(() => void read());
  useWhileCurrent(() => {
    const look = setInterval(() => {
      if (document.visibilityState === "visible" && isOld(known)) void read();
    }, lookMs);
    return () => clearInterval(look);
  }, [known]);

  return { known, state, isOld: () => isOld(known), read };
}
