import { useState } from "react";
import type { ResumeDownload } from "../../data/application/resumeDownload.ts";
import { notify } from "../../ui/message/notifications.ts";
import { saveFile } from "../../ui/file/saveFile.ts";
import { fileProblemText } from "./fileProblemText.ts";

type Problems = Record<Exclude<ResumeDownload["outcome"], "ready">, string>;
type Failure = { title: string; problems: Problems };

/** Why a file was not saved, as the page says it. */
export type NotSaved = { severity: "error"; title: string; description: string };

const notOpened: Failure = { title: "Erro ao abrir o currículo", problems: fileProblemText };

/**
 * Saves a fetched résumé under the name its owner gave it, or tells why not: in a dialog not on the page, which screen
 * readers do not hear behind it. `save` returns whether it was saved.
 */
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
