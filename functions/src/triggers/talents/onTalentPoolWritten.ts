import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { handle } from "../handle.ts";
import { reconcileTalentCard } from "./reconcileTalentCard.ts";

// Everything that adds a person to the talent pool or removes them ends here: approval, withdrawal, erasure,
// retention.
export const onTalentPoolWritten = onDocumentWritten(
  { document: `${collections.talentPool}/{resumeId}`, retry: true, secrets: linkSecrets },
  ({ params, data }) =>
    handle("onTalentPoolWritten", params.resumeId, async (context) => {
      const emails = [data?.before.get("email"), data?.after.get("email")].filter(
        (email: unknown) => typeof email === "string",
      );
      for (const email of new Set(emails))
        await reconcileTalentCard(context, linkSecret.value(), email);
    }),
);
