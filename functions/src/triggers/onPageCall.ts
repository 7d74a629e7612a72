import { logger } from "firebase-functions";
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import { inTime, TooLate } from "../inTime.ts";

/** How long a person waits for an answer, in milliseconds, including an instance's start while services respond. */
const longestMs = 8_000;

/**
 * A callable function. An unresponsive service keeps its clients waiting for minutes; the caller gets `unavailable`
 * after eight seconds instead.
 */
export function onPageCall<Request, Answer>(
  options: CallableOptions<Request>,
  work: (request: CallableRequest<Request>) => Promise<Answer>,
) {
  return onCall<Request, Promise<Answer>>(options, (request) => promptly(work(request)));
}

/** The result of a step that is quick while services respond. Throws `unavailable` after eight seconds. */
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
