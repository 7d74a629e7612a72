import { Timestamp } from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { answerApplication } from "./answerApplication.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { receiveApplication } from "./onCandidateCreated.ts";
import { removeApplication } from "./onCandidateDeleted.ts";
import { handle } from "../handle.ts";

// Another file renews the application: the old one's records are removed, the administrator and the company get the
// new one. The same holds for an application withdrawn and sent again in one write, which arrives as an update. A stage that
// the company chose may be an answer to the person.
export const onCandidateUpdated = onDocumentUpdated(
  { document: `${collections.candidates}/{candidateId}`, retry: true, secrets: linkSecrets },
  async ({ params: { candidateId }, data }) => {
    const before: unknown = data?.before.get("resumePath");
    const isRenewed =
      before !== data?.after.get("resumePath") || hasOther("createdAt", data?.before, data?.after);
    if (!isRenewed && !hasOther("stageAt", data?.before, data?.after)) return;
    await handle("onCandidateUpdated", candidateId, async (context) => {
      if (isRenewed) await renewApplication(context, candidateId, String(before));
      await answerApplication(context, candidateId);
    });
  },
);

type Row = { get: (field: string) => unknown } | undefined;

async function renewApplication(context: Context, candidateId: string, before: string) {
  const bucket = await theBucket();
  await removeApplication(context, bucket, candidateId, before);
  await receiveApplication(context, candidateId);
  await noteResumeFile(context, bucket, candidateId);
}

/** Whether a time differs. */
function hasOther(field: "createdAt" | "stageAt", before: Row, after: Row): boolean {
  const [earlier, later] = [before, after].map((row) => row?.get(field));
  return earlier instanceof Timestamp && later instanceof Timestamp
    ? !earlier.isEqual(later)
    : earlier !== later;
}
