import type { DeviceAct } from "@vagas/functions/domain/privacy/deviceData";
import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import { useState } from "react";
import { forgetAllSent } from "../../../data/application/rememberSent.ts";
import type { DeviceDataOutcome } from "../../../data/visitor/deviceDataCall.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { saveFile } from "../../../ui/saveFile.ts";

const loadCall = lazyImport(() => import("../../../data/visitor/deviceDataCall.ts"));
const loadFile = lazyImport(() => import("../../../data/visitor/ownDataCall.ts"));

async function ask(request: DeviceAct): Promise<DeviceDataOutcome> {
  const part = await loadCall().catch(() => null);
  return part === null
    ? { state: navigator.onLine ? "failed" : "offline" }
    : part.actOnDeviceData(request);
}

type Shown =
  { state: "closed" } | { state: "open"; data: SentData } | { state: "erased"; receipt: string };

const failures: Partial<Record<DeviceDataOutcome["state"], [title: string, description: string]>> =
  {
    missing: ["Não está mais guardado", "O arquivo ou a candidatura já foi removido."],
    notDevice: [
      "Nada foi enviado deste celular",
      "Ou este aparelho entrou na conta de uma empresa depois de enviar.",
    ],
    tooMany: ["Muitos pedidos hoje", "Tente de novo amanhã. Apagar tudo continua possível."],
    offline: ["Não foi possível concluir", "Sem conexão com a internet."],
    failed: ["Não foi possível concluir", "Tente novamente em instantes."],
  };

/** Tells how a request ended, and saves the file that it gave out. */
async function tell(answer: DeviceDataOutcome, done: string | undefined): Promise<void> {
  if (answer.state === "open" && done !== undefined) notify({ severity: "success", title: done });
  if (answer.state === "erased") forgetAllSent();
  if (answer.state === "file") saveFile((await loadFile()).fileOf(answer.base64), answer.name);
  const [title, description] = failures[answer.state] ?? [];
  if (title !== undefined) notify({ severity: "error", title, description: description! });
}

/** All that was sent from this device, on request, and the acts on it, one at a time. `onErased`: all of it is gone. */
export function useDeviceData(onErased: () => void) {
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const [busy, setBusy] = useState(false);

  async function act(request: DeviceAct, done?: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await ask(request);
    setBusy(false);
    if (answer.state === "open" || answer.state === "erased") setShown(answer);
    await tell(answer, done);
    if (answer.state === "erased") onErased();
  }

  return { shown, busy, act };
}
