import { HttpsError, onCall } from "firebase-functions/https";
import type { z } from "zod";
import { type Context, openContext } from "../../context.ts";
import { deviceActSchema, type DeviceDataAnswer } from "../../domain/privacy/deviceData.ts";
import { fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { promptly } from "../onPageCall.ts";
import { actOnSentData } from "./actOnSentData.ts";
import { correctOwnData } from "./correctOwnData.ts";
import { sentBy } from "./dataHolder.ts";
import { eraseOwnData } from "./eraseOwnData.ts";
import { hasDeviceRoom } from "./hasDeviceRoom.ts";

/**
 * Does what the person at a device requests with what was sent from it: the proof is the anonymous account that sent
 * it, which only this browser has. Throws `invalid-argument`, `unavailable`.
 */
export const deviceData = onCall(
  { ...fromTheSite, secrets: linkSecrets, memory: "512MiB", concurrency: 10, timeoutSeconds: 120 },
  async ({ auth, data }): Promise<DeviceDataAnswer> => {
    const request = deviceActSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "Confira o que foi digitado.");
    if (!isDevice(auth)) return { state: "notDevice" };
    return actOnDeviceData(openContext(), await theBucket(), auth.uid, request.data);
  },
);

type Caller = { uid: string; token: { [claim: string]: unknown } };

/** Whether an account is no more than a device's: anonymous, and never joined to a password or a claim. */
function isDevice(caller: Caller | undefined): caller is Caller {
  if (caller === undefined) return false;
  const { firebase, email, admin } = caller.token;
  const provider = (firebase as { sign_in_provider?: string } | undefined)?.sign_in_provider;
  return provider === "anonymous" && email === undefined && admin === undefined;
}

type Request = z.output<typeof deviceActSchema>;

export async function actOnDeviceData(
  context: Context,
  bucket: Bucket,
  uid: string,
  request: Request,
): Promise<DeviceDataAnswer> {
  const holder = { by: "uid", value: uid } as const;
  // An account without an application costs one read, and leaves nothing behind.
  const sent = await promptly(sentBy(context.store, holder).limit(1).get());
  if (sent.empty) return request.act === "read" ? nothing : { state: "missing" };
  if (!(await promptly(hasRoom(context, uid, request)))) return { state: "tooMany" };
  switch (request.act) {
    case "erase":
      return { state: "erased", ...(await eraseOwnData(context, bucket, holder)) };
    case "correct":
      await correctOwnData(context, holder, request);
      return actOnSentData(context, bucket, holder, { act: "read" });
    case "file":
      return promptly(actOnSentData(context, bucket, holder, request));
    default:
      return actOnSentData(context, bucket, holder, request);
  }
}

const nothing: DeviceDataAnswer = {
  state: "open",
  data: { applications: [], reports: [], contacts: [], mails: [] },
};

/** Whether the account may call today. An erasure ends the data, and with it the calls. */
async function hasRoom(context: Context, uid: string, { act }: Request): Promise<boolean> {
  return act === "erase" || hasDeviceRoom(context, uid, act === "read" ? "reads" : "changes");
}
