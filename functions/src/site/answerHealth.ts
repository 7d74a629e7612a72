import type { Context } from "../context.ts";
import { inTime } from "../inTime.ts";
import { cacheControl, plainAnswer, plainLater, type SiteAnswer } from "./siteAnswer.ts";

/** The address for uptime checks. */
export const healthPath = "/saude";

/**
 * How long the database may take, in milliseconds: less than the answer's limit, so that the answer can name the
 * fault.
 */
const longestMs = 2_500;

/** Whether the site can read its data, by one document: 200 and 'ok', or 503 and the fault, in one line. */
export async function answerHealth({ store }: Context): Promise<SiteAnswer> {
  const { headers, ...answer } = await health(store);
  return { ...answer, headers: { ...headers, "X-Robots-Tag": "noindex" } };
}

async function health(store: Context["store"]): Promise<SiteAnswer> {
  try {
    await inTime(store.publicStats.get(), longestMs);
    return plainAnswer(200, "ok", cacheControl.missing);
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error("unknown");
    return plainLater(`O banco de dados não responde: ${oneLine(message)}`);
  }
}

/** The beginning of an error's message, which may name a host but contains no personal data. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 200);
}
