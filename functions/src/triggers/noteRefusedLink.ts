import { logger } from "firebase-functions";
import { linkId } from "../mail/signedLink.ts";

/** Logs the use of a forged, expired or used link by its id, never its token or person. */
export function noteRefusedLink(by: string, token: string, secret: string, state: string): void {
  logger.warn("Link refused", { by, id: linkId(token, secret), state });
}
