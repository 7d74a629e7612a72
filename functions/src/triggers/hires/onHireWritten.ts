import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { handle } from "../handle.ts";
import { countHire } from "./countHire.ts";

export const onHireWritten = onDocumentWritten(
  { document: `${collections.hires}/{jobId}`, retry: true },
  ({ params: { jobId } }) => handle("onHireWritten", jobId, (context) => countHire(context, jobId)),
);
