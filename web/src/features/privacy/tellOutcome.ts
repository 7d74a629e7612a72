import { forgetAllSent } from "../../data/application/rememberSent.ts";
import type { DeviceDataOutcome } from "../../data/visitor/deviceDataCall.ts";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import type { OwnDataOutcome } from "../../data/visitor/ownDataCall.ts";
import { notify } from "../../ui/message/notifications.ts";
import { saveFile } from "../../ui/file/saveFile.ts";

/** The code of a link's calls, loaded at first use. */
export const loadOwnDataCall = lazyImport(() => import("../../data/visitor/ownDataCall.ts"));

type Outcome = OwnDataOutcome | DeviceDataOutcome;

const failures: Partial<Record<Outcome["state"], readonly [title: string, description: string]>> = {
  missing: ["Não está mais guardado", "O arquivo ou a candidatura já foi removido."],
  notDevice: [
    "Nada foi enviado deste aparelho",
    "Ou este aparelho entrou na conta de uma empresa, ou da administração, depois de enviar.",
  ],
  tooMany: ["Muitos pedidos hoje", "Tente de novo amanhã. Apagar tudo continua possível."],
  offline: ["Não foi possível concluir", "Sem conexão com a internet."],
  failed: ["Não foi possível concluir", "Tente novamente em instantes."],
};

/** The bytes of a file that came as text. */
function fileOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}

/**
 * Tells how a request about own data ended, by a mailed link or from the device: reports it, saves a file, forgets the
 * device's applications. `done`: the message on success; `failure`: why it failed, if not for the usual reason.
 */
export function tellOutcome(
  answer: Outcome,
  done: string | undefined,
  failure = failures[answer.state],
): void {
  if (answer.state === "open" && done !== undefined) notify({ severity: "success", title: done });
  if (answer.state === "erased") forgetAllSent();
  if (answer.state === "file") saveFile(fileOf(answer.base64), answer.name);
  if (failure === undefined) return;
  const [title, description] = failure;
  notify({ severity: "error", title, description });
}

/** Tells that nothing is left of an erasure whose answer, with its receipt, was lost, and forgets the device's applications. */
export function tellErasedBefore(): void {
  forgetAllSent();
  notify({ severity: "success", title: "Já está tudo apagado" });
}
