import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import { type ReactNode, useState } from "react";
import { editTextKey } from "../../../data/admin/jobEdits.ts";
import { Advertiser } from "./Advertiser.tsx";
import { Differences } from "./Differences.tsx";
import { SubmittedJob } from "./SubmittedJob.tsx";
import { OtherMarks } from "./MarkNotes.tsx";
import { NewTextNotice } from "./NewTextNotice.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import { Prose } from "../../../ui/Prose.tsx";

type Props = {
  /** The present edit and job. */
  edit: JobEdit;
  job: Job;
  /** The edit that was shown first. */
  seen: JobEdit;
  marks: readonly Mark[];
  refusing: boolean;
  history: ReactNode;
  onDecide: (read: JobEdit, jobRevision: number, decision: Decision) => void;
  onClose: () => void;
};

/**
 * An edit's changes to the public text, its whole text, and the decision. The shown text stays: a newer one is
 * announced, and replaces it on request, with the changes.
 */
export function EditReview({
  edit,
  job,
  seen,
  marks,
  refusing,
  history,
  onDecide,
  onClose,
}: Props) {
  const [{ read, base, before }, setRead] = useState({
    read: edit,
    base: job,
    before: editTextKey(edit) === editTextKey(seen) ? null : seen,
  });
  const isRewritten = editTextKey(edit) !== editTextKey(read);
  const isOtherJob = job.revision !== base.revision;
  return (
    <ReviewDialog
      title={read.title}
      notesHelp="A empresa recebe as observações por e-mail, junto com a decisão."
      ready={!isRewritten && !isOtherJob && read.jobRevision === base.revision}
      refusing={refusing}
      onDecide={(decision) => onDecide(read, base.revision, decision)}
      onClose={onClose}
      history={history}
    >
      {(isRewritten || isOtherJob) && (
        <NewTextNotice
          title={
            isRewritten
              ? "A empresa mudou a alteração enquanto você lia"
              : "O texto que está no ar mudou enquanto você lia"
          }
          onRead={() => setRead({ read: edit, base: job, before: isRewritten ? read : before })}
        />
      )}
      {before && <Differences title="O que mudou enquanto você lia" before={before} after={read} />}
      <EarlierRefusal edit={read} />
      <Differences title="O que muda na vaga que está no ar" before={base} after={read} />
      <OtherMarks marks={marks} />
      <SubmittedJob
        job={{ ...read, expiresAt: base.expiresAt }}
        sentAt={read.createdAt}
        advertiser={<Advertiser job={read} companyId={edit.companyId} />}
      />
    </ReviewDialog>
  );
}

/** The administrator's notes on an earlier, refused version of the edit. */
function EarlierRefusal({ edit: { decided, revision } }: { edit: JobEdit }) {
  if (decided?.status !== "rejected" || decided.revision === revision || decided.adminNotes === "")
    return null;
  return (
    <Prose typed gutterBottom measure={70}>
      Sua observação na recusa de {formatDate(decided.at)}: “{decided.adminNotes}”
    </Prose>
  );
}
