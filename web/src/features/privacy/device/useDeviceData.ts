import type { DeviceAct } from "@vagas/functions/domain/privacy/deviceData";
import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import { useState } from "react";
import { correctLastPerson } from "../../../data/application/lastPerson.ts";
import type { DeviceDataOutcome } from "../../../data/visitor/deviceDataCall.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { tellErasedBefore, tellOutcome } from "../tellOutcome.ts";

const loadCall = lazyImport(() => import("../../../data/visitor/deviceDataCall.ts"));

async function ask(request: DeviceAct): Promise<DeviceDataOutcome> {
  const part = await loadCall().catch(() => null);
  return part === null
    ? { state: navigator.onLine ? "failed" : "offline" }
    : part.actOnDeviceData(request);
}

type Shown =
  { state: "closed" } | { state: "open"; data: SentData } | { state: "erased"; receipt: string };

const nothingSent: SentData = { applications: [], reports: [], contacts: [], mails: [] };

type Listeners = {
  /** All of it is gone. */
  onErased: () => void;
  /** An application was taken off its company, or a résumé out of the talent bank. */
  onWithdrawn: () => void;
};

/** Whether an erasure found nothing: one before it was done, and its answer was lost. */
function isErasedBefore({ act }: DeviceAct, { state }: DeviceDataOutcome): boolean {
  return act === "erase" && state === "missing";
}

function isWithdrawal({ act }: DeviceAct): boolean {
  return act === "leaveJob" || act === "leaveTalentPool";
}

/** All that was sent from this device, on request, and the acts on it, one at a time. */
export function useDeviceData({ onErased, onWithdrawn }: Listeners) {
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const [busy, setBusy] = useState(false);

  async function act(request: DeviceAct, done?: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await ask(request);
    setBusy(false);
    if (answer.state === "open" || answer.state === "erased") setShown(answer);
    if (isErasedBefore(request, answer)) {
      setShown({ state: "open", data: nothingSent });
      tellErasedBefore();
    } else tellOutcome(answer, done);
    if (answer.state === "erased" || isErasedBefore(request, answer)) onErased();
    if (answer.state === "open" && request.act === "correct")
      correctLastPerson(request.of, request);
    if (answer.state === "open" && isWithdrawal(request)) onWithdrawn();
  }

  /** Shows the data as they are after a withdrawal elsewhere on the page; null: unknown, to be opened again. */
  function follow(data: SentData | null): void {
    setShown((before) => {
      if (before.state !== "open") return before;
      return data === null ? { state: "closed" } : { state: "open", data };
    });
  }

  return { shown, busy, act, follow };
}
