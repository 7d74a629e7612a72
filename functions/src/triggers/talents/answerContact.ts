import { HttpsError } from "firebase-functions/https";
import type { z } from "zod";
import { openContext, type Context } from "../../context.ts";
import {
  type ContactAnswerAnswer,
  contactAnswerSchema,
} from "../../domain/talent/contactRequest.ts";
import { readLink } from "../../mail/signedLink.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { noteRefusedLink } from "../noteRefusedLink.ts";
import { onPageCall } from "../onPageCall.ts";
import { sentBy } from "../personalData/dataHolder.ts";
import { hasDeviceRoom } from "../personalData/hasDeviceRoom.ts";
import { answerRequest } from "./answerRequest.ts";
import { contactsOnDevice } from "./ownContacts.ts";
import { isOfAccount } from "./shownEntry.ts";

/**
 * A person's answer to a company that asks for contact: by the mail's signed link, or with the anonymous account that
 * sent the résumé. Throws `invalid-argument`.
 */
export const answerContact = onPageCall(
  { ...fromTheSite, secrets: linkSecrets, memory: "512MiB", concurrency: 10 },
  async ({ auth, data }): Promise<ContactAnswerAnswer> => {
    const request = contactAnswerSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", "Abra o link do e-mail de novo.");
    return actOnContact(
      openContext(),
      await theBucket(),
      linkSecret.value(),
      auth?.uid ?? null,
      request.data,
    );
  },
);

export async function actOnContact(
  context: Context,
  bucket: Bucket,
  secret: string,
  uid: string | null,
  request: z.output<typeof contactAnswerSchema>,
): Promise<ContactAnswerAnswer> {
  if ("token" in request) {
    const reading = readLink(request.token, secret, context.now);
    if (reading.state === "forged" || reading.claims.purpose !== "contact") {
      noteRefusedLink("answerContact", request.token, secret, "forged");
      return { state: "forged" };
    }
    const { subject, of } = reading.claims;
    return answerRequest(
      context,
      bucket,
      subject,
      request.answer,
      ({ createdAt }) => createdAt.getTime() === of,
      { byMail: true },
    );
  }
  if (uid === null)
    return "device" in request ? { state: "list", contacts: [] } : { state: "gone" };
  if ("device" in request) return listOnDevice(context, uid);
  return answerRequest(context, bucket, request.requestId, request.answer, (_request, shown) =>
    isOfAccount(shown, uid),
  );
}

/** The requests on a device, which are counted with its reads of its data, because these contain the same. */
async function listOnDevice(context: Context, uid: string): Promise<ContactAnswerAnswer> {
  // An account without an application costs one read, and leaves nothing behind.
  const sent = await sentBy(context.store, { by: "uid", value: uid }).limit(1).get();
  if (sent.empty) return { state: "list", contacts: [] };
  if (!(await hasDeviceRoom(context, uid, "reads"))) return { state: "tooMany" };
  return { state: "list", contacts: await contactsOnDevice(context, uid) };
}
