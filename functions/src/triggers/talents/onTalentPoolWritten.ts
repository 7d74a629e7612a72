import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { handle } from "../handle.ts";
import { type CardOwner, cardOwnerOf } from "./cardOwner.ts";
import { reconcileTalentCard } from "./reconcileTalentCard.ts";

// Everything that adds a person to the talent pool or removes them ends here: approval, withdrawal, erasure,
// retention.
export const onTalentPoolWritten = onDocumentWritten(
  { document: `${collections.talentPool}/{resumeId}`, retry: true, secrets: linkSecrets },
  ({ params, data }) =>
    handle("onTalentPoolWritten", params.resumeId, async (context) => {
      for (const owner of ownersOf(params.resumeId, [data?.before, data?.after]))
        await reconcileTalentCard(context, linkSecret.value(), owner);
    }),
);

type Row = { exists: boolean; get: (field: string) => unknown } | undefined;

/** Whose card an entry belongs to before and after a write; by its field, because it may fit no schema. */
function ownersOf(resumeId: string, rows: readonly Row[]): CardOwner[] {
  const emails = rows.flatMap((row) => {
    if (row?.exists !== true) return [];
    const email = row.get("email");
    return [typeof email === "string" ? email : null];
  });
  return [...new Set(emails)].map((email) => cardOwnerOf({ resumeId, email }));
}
