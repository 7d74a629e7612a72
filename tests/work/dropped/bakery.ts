import type { DocumentData } from "firebase-admin/firestore";
import { storedDocuments } from "../../faults/world.ts";
import { given } from "../../functions/storedFields.ts";
import { auth } from "../../functions/functionsSuite.ts";
import { board, upload } from "../workBoard.ts";
import { Platform } from "./platform.ts";
import { aCompany, aJob, ana, anApplication, approved, fileOf, write } from "./story.ts";

/** The bakery's documents after all events, restored for each story. */
let settled: Record<string, DocumentData> | null = null;

/** Creates a bakery with an open job, and a person who applied and is in the talent pool. */
export async function openBakery(): Promise<void> {
  await board({});
  await auth.importUsers([{ uid: "padaria", email: "padaria@empresa.example" }]);
  if (settled === null) await letItHappen();
  else {
    await upload(fileOf(ana));
    await given(settled);
  }
  settled ??= await storedDocuments();
}

async function letItHappen(): Promise<void> {
  const platform = new Platform();
  await platform.begin();
  await upload(fileOf(ana));
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, title: "Padeiro" }),
    [`candidates/${ana}`]: anApplication(ana),
  });
  await platform.deliver();
  await write({ [`resumes/${ana}`]: { status: "approved", updatedAt: new Date() } });
  await platform.deliver();
}
