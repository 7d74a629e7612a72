import type { Message } from "firebase-admin/messaging";
import { logger } from "firebase-functions";
import type { Push } from "../../domain/alert/push.ts";
import { emulated } from "../../functionOptions.ts";
import { theMessaging } from "../../store/app.ts";

/** Hands a message on. 'gone': the device no longer takes any. Throws if it may work later. */
export type PushPort = (push: Push) => Promise<"sent" | "gone">;

/** Firebase Cloud Messaging; there is no emulator of it, so emulated functions only say what they would send. */
export function openPush(): PushPort {
  return emulated ? logPush : sendPush;
}

async function logPush({ tag, path }: Push): Promise<"sent"> {
  logger.info("A push would be sent", { id: tag, path });
  return "sent";
}

async function sendPush(push: Push): Promise<"sent" | "gone"> {
  try {
    await (await theMessaging()).send(messageOf(push));
    return "sent";
  } catch (error) {
    if (isGone(error)) return "gone";
    throw error;
  }
}

/** Data alone: a service worker of our own shows it, so the page needs no worker of Firebase's. */
export function messageOf({ device, tag, title, body, path, lasts }: Push): Message {
  return {
    fid: device,
    data: { tag, title, body, path },
    webpush: { headers: { TTL: String(lasts), Urgency: "normal" } },
  };
}

/** Not 'invalid-argument': a mistake of ours would end every alert. */
const goneCodes = [
  "messaging/installation-id-not-registered",
  "messaging/registration-token-not-registered",
];

/** Whether the application was removed, its data cleared, or its permission taken back. */
export function isGone(error: unknown): boolean {
  return goneCodes.includes(String((error as { code?: unknown } | null)?.code));
}
