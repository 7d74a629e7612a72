import { logger } from "firebase-functions";
import { onRequest } from "firebase-functions/https";
import { openContext } from "../context.ts";
import { errorCode } from "../domain/errorCode.ts";
import { served } from "../functionOptions.ts";
import { answerSite } from "./answerSite.ts";
import { compressed } from "./compressed.ts";
import { theRendering } from "./rendering.ts";

/** The public pages, rendered, behind Hosting's rewrites. */
export const site = onRequest(
  {
    ...served,
    invoker: "public",
    cors: false,
    memory: "512MiB",
    concurrency: 40,
    timeoutSeconds: 10,
  },
  async (request, response) => {
    const onFailure = (error: unknown) =>
      logger.error("A page could not be rendered", {
        path: request.path,
        reason: error instanceof Error ? error.name : "unknown",
        code: errorCode(error) || undefined,
      });
    const answer = await answerSite(
      { context: openContext(), rendering: await theRendering(), onFailure },
      request.method,
      request.originalUrl,
    );
    const { status, headers, body } = await compressed(
      answer,
      request.get("Accept-Encoding") ?? "",
    );
    response.status(status).set(headers).send(body);
  },
);
