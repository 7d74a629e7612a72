import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { handle } from "../handle.ts";
import { reconcileClosing } from "./reconcileClosing.ts";

export const onClosingNoticeWritten = onDocumentWritten(
  {
    document: `${collections.closingNotices}/{jobId}`,
    retry: true,
    timeoutSeconds: 540,
    secrets: linkSecrets,
  },
  ({ time, params: { jobId }, data }) =>
    handle("onClosingNoticeWritten", jobId, (context) => {
      const takenBackAt = data?.after.exists === false ? new Date(time) : context.now;
      return reconcileClosing(context, jobId, takenBackAt);
    }),
);
