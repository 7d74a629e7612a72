import { appCheckProof } from "../../firebase/appCheckProof.ts";
import { applicant, hasOwnAccount } from "../applicant.ts";
import { uploadResume } from "./resumeUpload.ts";
import type { Sender } from "./sendKept.ts";

/** How a page sends: with the progress of the upload. */
export const pageSender: Sender = {
  applicant,
  hasOwnAccount,
  headers: async ({ token }) => ({
    Authorization: `Bearer ${await token()}`,
    ...(await appCheckProof()),
  }),
  upload: (path, file, _account, onProgress, signal) =>
    uploadResume(path, file, onProgress, signal),
};
