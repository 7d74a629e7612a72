import { logger } from "firebase-functions";
import { onDocumentCreated } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { openMailer } from "../../mail/openMailer.ts";
import { postMail } from "../../mail/postMail.ts";
import { smtpSecrets } from "../../options.ts";
import { deliverMail } from "./deliverMail.ts";
import { handle } from "../handle.ts";

// Attachments are held in memory; the lease on a mail (deliverMail.ts) is longer than this timeout.
const resources = { memory: "512MiB", concurrency: 10, timeoutSeconds: 120 } as const;

export const onMailCreated = onDocumentCreated(
  { document: `${collections.mail}/{mailId}`, retry: true, ...resources, secrets: smtpSecrets },
  ({ params }) =>
    handle("onMailCreated", params.mailId, async (desk) => {
      const mailer = openMailer(desk.siteUrl);
      const state = await deliverMail(
        desk,
        params.mailId,
        (mail) => postMail(mailer, params.mailId, mail),
        () => new Date(),
      );
      logger.info("Mail", { id: params.mailId, state });
    }),
);
