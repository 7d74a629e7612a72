import { Timestamp } from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { receiveApplication } from "./onCandidateCreated.ts";
import { removeApplication } from "./onCandidateDeleted.ts";
import { handle } from "../handle.ts";

// Another file renews the application: the old one's records are removed, the administrator and the company get the
// new one. The same holds for an application withdrawn and sent again in one write, which arrives as an update.
export const onCandidateUpdated = onDocumentUpdated(
  { document: `${collections.candidates}/{candidateId}`, retry: true, secrets: linkSecrets },
  async ({ params: { candidateId }, data }) => {
    const before: unknown = data?.before.get("resumePath");
    if (before === data?.after.get("resumePath") && isSameApplication(data?.before, data?.after))
      return;
    await handle("onCandidateUpdated", candidateId, async (context) => {
      const bucket = await theBucket();
      await removeApplication(context, bucket, candidateId, String(before));
      await receiveApplication(context, candidateId);
      await noteResumeFile(context, bucket, candidateId);
    });
  },
);

type Row = { get: (field: string) => unknown } | undefined;

function isSameApplication(before: Row, after: Row): boolean {
  const [earlier, later] = [before, after].map((row) => row?.get("createdAt"));
  return earlier instanceof Timestamp && later instanceof Timestamp
    ? earlier.isEqual(later)
    : earlier === later;
}
