import { deleteJob } from "../../../data/admin/adminJobs.ts";
import { jobDeletionOnLeaving } from "../../../data/admin/deleteOnLeaving.ts";
import { createTabStore } from "../../../state/createStore.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { runUnlessUndone } from "../../../ui/message/undo.ts";

type Deletion = { id: string; title: string };

/** Confirmed and unfinished deletions, kept across full loads of the page. */
const begun = createTabStore<readonly Deletion[]>("vagas-job-deletions", []);

/** Those of a page that was left before their time was over. */
let leftBehind = begun.get();

function end(id: string) {
  begun.set(begun.get().filter((deletion) => deletion.id !== id));
}

async function finish({ id, title }: Deletion): Promise<boolean> {
  const outcome = await deleteJob(id);
  end(id);
  if (outcome === "done")
    notify({ severity: "success", title: "Vaga excluída com sucesso", description: title });
  else
    notify({
      severity: "error",
      title: "Erro ao excluir vaga",
      description: `${title}: ${failureText[outcome]}`,
    });
  return outcome === "done";
}

/** Deletes a job after eight seconds unless undone, or at once when the page is left; reports the result. */
export async function deleteJobUnlessUndone(deletion: Deletion): Promise<boolean> {
  const { id, title } = deletion;
  begun.set([...begun.get(), deletion]);
  const done = await runUnlessUndone(
    `Excluindo “${title}”`,
    () => finish(deletion),
    jobDeletionOnLeaving(id),
  );
  if (!done) end(id);
  return done;
}

/** Finishes the deletions of a page that was left, and reports the result; a repeated deletion counts as done. */
export function finishLeftDeletions() {
  const deletions = leftBehind;
  leftBehind = [];
  for (const deletion of deletions) void finish(deletion);
}
