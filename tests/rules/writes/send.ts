import { doc, setDoc, updateDoc } from "firebase/firestore";
import { asCreated, asUpdated } from "../cases.ts";
import { gate, givenEveryCompany } from "../gate.ts";
import type { Fields, Write } from "./write.ts";

/** Puts the world there that a write is made in. */
export async function givenFor({ path, beside, before }: Write): Promise<void> {
  await givenEveryCompany();
  await gate.given({ ...beside, ...(before === null ? {} : { [path()]: before }) } as Record<
    string,
    Fields
  >);
}

/** Sends the write with `changes`; true when the rules accept it, and then undoes it. */
export async function isAccepted(
  { actor, path, before, sent }: Write,
  changes: Fields,
): Promise<boolean> {
  const place = path();
  const target = doc(gate.as(actor), place);
  try {
    await (before === null
      ? setDoc(target, asCreated(sent, changes))
      : updateDoc(target, asUpdated({ ...sent, ...changes }) as never));
  } catch (error) {
    if ((error as { code?: string }).code === "permission-denied") return false;
    throw error;
  }
  await gate.given({ [place]: before });
  return true;
}
