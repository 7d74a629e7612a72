import { HttpsError, onCall } from "firebase-functions/https";
import { z } from "zod";
import { type Context, openContext } from "../../context.ts";
import {
  type OwnDataAct,
  ownDataActSchema,
  type OwnDataAnswer,
  type SharedAnswer,
} from "../../domain/privacy/ownData.ts";
import { type LinkClaims, readLink } from "../../mail/signedLink.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { confirmation } from "../../store/mailCounts.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { execute } from "../../store/writes.ts";
import { noteRefusedLink } from "../noteRefusedLink.ts";
import { promptly } from "../onPageCall.ts";
import { endOwnAlert, ownAlerts } from "../alerts/ownAlerts.ts";
import { actOnSentData } from "./actOnSentData.ts";
import { correctOwnData } from "./correctOwnData.ts";
import { refuseErasureCode, sendErasureCode } from "./erasureCode.ts";
import { eraseOwnData } from "./eraseOwnData.ts";
import { hasLinkRoom } from "./hasDeviceRoom.ts";
import { isOpen, openOwnDataLink } from "./openOwnDataLink.ts";

const requestSchema = z.strictObject({ token: z.string().max(2000), request: ownDataActSchema });

/**
 * Does what the holder of an own-data link requests: read, download, correct, withdraw or erase what was sent under
 * the link's address. The link works for a while after its first use, and an erasure needs a code from a second mail.
 * A receipt's link only confirms the address. Throws `invalid-argument`, `unavailable`.
 */
export const ownData = onCall(
  { ...fromTheSite, secrets: linkSecrets, memory: "512MiB", concurrency: 10, timeoutSeconds: 120 },
  async ({ data }): Promise<OwnDataAnswer> => {
    const parsed = requestSchema.safeParse(data);
    if (!parsed.success) throw new HttpsError("invalid-argument", "Confira o que foi digitado.");
    return actOnOwnData(openContext(), await theBucket(), linkSecret.value(), parsed.data);
  },
);

export async function actOnOwnData(
  context: Context,
  bucket: Bucket,
  secret: string,
  { token, request }: z.output<typeof requestSchema>,
): Promise<OwnDataAnswer> {
  const link = await promptly(followOwnDataLink(context, secret, token, request.act));
  if (link.state === "confirm" || link.state === "confirmed") return link;
  if (link.state !== "ready") {
    noteRefusedLink("ownData", token, secret, link.state);
    return link;
  }
  if (!(await promptly(hasRoom(context, link.email, request)))) return { state: "tooMany" };
  return actAsHolder({ context, bucket, secret, link }, request);
}

type Work = {
  context: Context;
  bucket: Bucket;
  secret: string;
  link: { id: string; email: string };
};

async function actAsHolder(
  { context, bucket, secret, link: { id, email } }: Work,
  request: OwnDataAct,
): Promise<OwnDataAnswer> {
  const holder = { by: "email", value: email } as const;
  const open = async (answer: SharedAnswer): Promise<OwnDataAnswer> =>
    answer.state === "open"
      ? { ...answer, data: { email, ...answer.data, alerts: await ownAlerts(context, email) } }
      : answer;
  switch (request.act) {
    case "look":
    case "confirm":
      return { state: "ready" };
    case "askErasure":
      return sendErasureCode(context, secret, id, email);
    case "erase":
      return (
        (await refuseErasureCode(context, secret, id, request.code)) ?? {
          state: "erased",
          ...(await eraseOwnData(context, bucket, holder)),
        }
      );
    case "correct":
      await correctOwnData(context, holder, request);
      return open(await actOnSentData(context, bucket, holder, { act: "read" }));
    case "leaveAlert":
      await endOwnAlert(context, email, request.alertId);
      return open(await actOnSentData(context, bucket, holder, { act: "read" }));
    case "file":
      return open(await promptly(actOnSentData(context, bucket, holder, request)));
    default:
      return open(await actOnSentData(context, bucket, holder, request));
  }
}

/** Whether the links to an address may do this today. Looking costs little, and an erasure has limits of its own. */
async function hasRoom(context: Context, email: string, { act }: OwnDataAct): Promise<boolean> {
  if (act === "look" || act === "confirm" || act === "askErasure" || act === "erase") return true;
  return hasLinkRoom(context, email, act === "read" ? "reads" : "changes");
}

type Followed =
  | { state: "forged" | "expired" | "used" | "confirm" | "confirmed" }
  | { state: "ready"; id: string; email: string };

/** Whose data a link opens, and whether it works; looking is not a use. */
async function followOwnDataLink(
  context: Context,
  secret: string,
  token: string,
  act: OwnDataAct["act"],
): Promise<Followed> {
  const reading = readLink(token, secret, context.now);
  if (reading.state === "forged" || !isOfThisPage(reading.claims)) return { state: "forged" };
  if (reading.state === "expired") return { state: "expired" };
  const { id, claims } = reading;
  if (claims.purpose === "confirm") return confirmAddress(context, claims.subject, act);
  const works =
    act === "look"
      ? isOpen((await context.store.linkUses.doc(id).get()).data(), context.now)
      : await openOwnDataLink(context, reading);
  return works ? { state: "ready", id, email: claims.subject } : { state: "used" };
}

function isOfThisPage({ purpose }: LinkClaims): boolean {
  return purpose === "ownData" || purpose === "confirm";
}

/** A receipt's link opens no data, because it stays in a mailbox for months. */
async function confirmAddress(
  context: Context,
  email: string,
  act: OwnDataAct["act"],
): Promise<{ state: "confirm" | "confirmed" }> {
  if (act !== "confirm") return { state: "confirm" };
  const { store, now } = context;
  await store.firestore.runTransaction(async (transaction) => {
    execute(store, transaction, [confirmation(context.fingerprint("address", email), now)]);
  });
  return { state: "confirmed" };
}
