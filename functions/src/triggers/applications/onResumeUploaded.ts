import { onObjectFinalized } from "firebase-functions/storage";
import { candidateOfPath } from "../../domain/application/resumeFile.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { resumesFolder } from "../../store/resumeFiles.ts";
import { inspectResume } from "./inspectResume.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { handle } from "../handle.ts";

export const onResumeUploaded = onObjectFinalized(
  // Memory for a whole file.
  { retry: true, memory: "512MiB", secrets: linkSecrets },
  async ({ data }) => {
    if (!data.name.startsWith(resumesFolder)) return;
    const bucket = await theBucket();
    await inspectResume(bucket, data.name);
    const candidateId = candidateOfPath(data.name);
    if (candidateId !== null)
      await handle("onResumeUploaded", candidateId, (context) =>
        noteResumeFile(context, bucket, candidateId),
      );
  },
);
