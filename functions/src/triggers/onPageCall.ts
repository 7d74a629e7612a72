import { logger } from "firebase-functions";
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import { inTime, TooLate } from "../inTime.ts";

/** How long a person waits for an answer, in milliseconds, the start of an instance included where services respond. */
const longestMs = 8_000;

/**
 * A function that pages call. A service that does not respond keeps its clients waiting for minutes; the caller gets
 * `unavailable` after eight seconds instead.
 */
export function onPageCall<Request, Answer>(
  options: CallableOptions<Request>,
  work: (request: CallableRequest<Request>) => Promise<Answer>,
) {
  return onCall<Request, Promise<Answer>>(options, (request) => promptly(work(request)));
}

/** The result of a step that ends at once where services respond. Throws `unavailable` after eight seconds. */
export async function promptly<T>(step: Promise<T>): Promise<T> {
  try {
    return await inTime(step, longestMs);
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    logger.error("A page's call got no answer in time", { reason: error.name });
    throw new HttpsError(
      "unavailable",
      "O site não está respondendo. Tente de novo daqui a pouco.",
    );
  }
}
