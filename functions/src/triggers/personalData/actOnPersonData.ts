import { HttpsError, onCall } from "firebase-functions/https";
import type { z } from "zod";
import { type Context, openContext } from "../../context.ts";
import { type PersonDataAnswer, personDataRequestSchema } from "../../domain/privacy/personData.ts";
import { fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { theAuth, theBucket } from "../../store/app.ts";
import { administrator } from "../../store/newAuditEntry.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { requireAdministrator } from "../requireAdministrator.ts";
import { promptly } from "../onPageCall.ts";
import { eraseOwnData } from "./eraseOwnData.ts";
import { readSentData } from "./readSentData.ts";

/**
 * Shows or erases what was sent with a phone number, for the administrator, who has made sure whose it is. Throws
 * `permission-denied`, `invalid-argument`, `unavailable`.
 */
export const personData = onCall(
  { ...fromTheSite, secrets: linkSecrets, memory: "512MiB", concurrency: 10, timeoutSeconds: 120 },
  async ({ auth, data }): Promise<PersonDataAnswer> => {
    await requireAdministrator(await theAuth(), auth);
    const request = personDataRequestSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", request.error.issues[0]!.message);
    return actOnPersonData(openContext(), await theBucket(), request.data);
  },
);

export async function actOnPersonData(
  context: Context,
  bucket: Bucket,
  request: z.output<typeof personDataRequestSchema>,
): Promise<PersonDataAnswer> {
  const holder = { by: "phone", value: request.phone } as const;
  if (request.act === "read")
    return { state: "open", data: await promptly(readSentData(context, holder)) };
  const only = new Set(request.applicationIds);
  const erased = await eraseOwnData(context, bucket, holder, { only, actor: administrator });
  return { state: "erased", ...erased };
}
