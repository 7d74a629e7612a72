import { useState } from "react";
import type { ResumeDownload } from "../../data/application/resumeDownload.ts";
import { notify } from "../../ui/message/notifications.ts";
import { useRefusal } from "../../ui/form/useRefusal.tsx";
import { saveFile } from "../../ui/file/saveFile.ts";
import { fileProblemText } from "./fileProblemText.ts";

type Problems = Record<Exclude<ResumeDownload["outcome"], "ready">, string>;
type Failure = { title: string; problems: Problems };

/** Why a file was not saved, as the page says it. */
export type NotSaved = { severity: "error"; title: string; description: string };

const notOpened: Failure = { title: "Erro ao abrir o currículo", problems: fileProblemText };

/** Saves a fetched résumé under the name its owner gave it, or tells why not. `save` returns whether it was saved. */
export function useFileSaving(
  fetchFile: () => Promise<ResumeDownload>,
  { title, problems }: Failure = notOpened,
  tell: (notSaved: NotSaved) => void = notify,
): { saving: boolean; save: () => Promise<boolean> } {
  const [saving, setSaving] = useState(false);

  async function save(): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    const result = await fetchFile();
    setSaving(false);
    if (result.outcome === "ready") saveFile(result.file, result.name);
    else tell({ severity: "error", title, description: problems[result.outcome] });
    return result.outcome === "ready";
  }

  return { saving, save };
}

/** The same; a `refusal` says why not, unless `tell` does. A file that was saved ends it. */
export function useFileSavingHere(
  fetchFile: () => Promise<ResumeDownload>,
  failure?: Failure,
  tell?: (notSaved: NotSaved) => void,
) {
  const { refuse, forget, refusal } = useRefusal();
  const sayHere = ({ title, description }: NotSaved) => refuse(`${title}. ${description}`);
  const { saving, save } = useFileSaving(fetchFile, failure, tell ?? sayHere);

  async function saveAnew() {
    if (await save()) forget();
  }

  return { saving, refusal, save: () => void saveAnew() };
}
