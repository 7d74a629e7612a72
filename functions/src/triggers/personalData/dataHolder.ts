import type { Query } from "firebase-admin/firestore";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Store } from "../../store/store.ts";

/**
 * How a person's applications are found: by the address of a mailed link, by the account of a device, or by the phone
 * number of somebody whom the administrator knows.
 */
export type DataHolder = { by: "email" | "uid" | "phone"; value: string };

/** What a holder sent. Throws a RangeError for an empty value, which many persons share. */
export function sentBy({ candidates }: Store, { by, value }: DataHolder): Query<Candidate> {
  if (!value) throw new RangeError(`No ${by} to find a person by.`);
  return candidates.where(by, "==", value);
}

/** The application if the holder sent it, else null. */
export async function applicationOf(
  { candidates }: Store,
  { by, value }: DataHolder,
  id: string,
): Promise<Candidate | null> {
  const candidate = (await candidates.doc(id).get()).data();
  return value && candidate?.[by] === value ? candidate : null;
}
