import { madeOnce } from "../../faults/world.ts";
import { given } from "../../functions/storedFields.ts";
import { auth } from "../../functions/functionsSuite.ts";
import { board, upload } from "../workBoard.ts";
import { Platform } from "./platform.ts";
import { aCompany, aJob, ana, anApplication, approved, fileOf, write } from "./story.ts";

/** Creates a bakery with an open job, and a person who applied and is in the talent pool. */
export async function openBakery(): Promise<void> {
  await board({});
  await auth.importUsers([{ uid: "padaria", email: "padaria@empresa.example" }]);
  await upload(fileOf(ana));
  await settled();
}

/** Its documents after all events. */
const settled = madeOnce(letItHappen);

async function letItHappen(): Promise<void> {
  const platform = new Platform();
  await platform.begin();
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, title: "Padeiro" }),
    [`candidates/${ana}`]: anApplication(ana),
  });
  await platform.deliver();
  await write({ [`resumes/${ana}`]: { status: "approved", updatedAt: new Date() } });
  await platform.deliver();
}
