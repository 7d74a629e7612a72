import { logger } from "firebase-functions";
import { linkId } from "../mail/signedLink.ts";

/** Logs that somebody tried a link of a mail that is forged, expired or used up: by its id, never by its token or whom it is about. */
export function noteRefusedLink(by: string, token: string, secret: string, state: string): void {
  logger.warn("Link refused", { by, id: linkId(token, secret), state });
}
