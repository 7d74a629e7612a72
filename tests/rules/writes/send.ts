import { doc, writeBatch } from "firebase/firestore/lite";
import { asCreated, asUpdated } from "../cases.ts";
import { gate, givenEveryCompany } from "../gate.ts";
import type { Fields, Write } from "./write.ts";

/** Creates the documents that a write depends on. */
export async function givenFor({ path, beside, before }: Write): Promise<void> {
  await givenEveryCompany();
  await gate.given({ ...beside, ...(before === null ? {} : { [path()]: before }) } as Record<
    string,
    Fields
  >);
}

/** Sends the write with `changes`. Returns whether the rules accept it, and undoes it if so. */
export async function isAccepted(
  { actor, path, before, sent, together = () => ({}) }: Write,
  changes: Fields,
): Promise<boolean> {
  const place = path();
  const database = gate.as(actor);
  const batch = writeBatch(database);
  if (before === null) batch.set(doc(database, place), asCreated(sent, changes));
  else batch.update(doc(database, place), asUpdated({ ...sent, ...changes }) as never);
  const others = together(place);
  for (const [other, fields] of Object.entries(others)) batch.set(doc(database, other), fields);
  try {
    await batch.commit();
  } catch (error) {
    if ((error as { code?: string }).code === "permission-denied") return false;
    throw error;
  }
  await gate.given({
    [place]: before,
    ...Object.fromEntries(Object.keys(others).map((other) => [other, null])),
  });
  return true;
}
