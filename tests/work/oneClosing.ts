import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { reconcileClosing } from "../../functions/src/triggers/closing/reconcileClosing.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { minutes } from "./oneAnswer.ts";
import { givenOneApplication, id } from "./oneApplication.ts";
import { contextAt } from "./workBoard.ts";

export const notice = "closingNotices/padeiro";
export const asked = { companyId: "padaria", askedAt: now };

/** The application to a job that is filled. */
export async function givenFilledJob(): Promise<void> {
  await givenOneApplication();
  await db.doc("jobs/padeiro").update({ filled: true });
}

/** The company asks at that minute, and functions follow. */
export async function asks(minute = 0): Promise<void> {
  await db.doc(notice).set({ ...asked, askedAt: minutes(minute) });
  await follows(minute);
}

/** The company takes it back at that minute, and functions follow at another. */
export async function takesBack(minute: number, follow = minute): Promise<void> {
  await db.doc(notice).delete();
  await follows(follow, minute);
}

export async function follows(minute: number, takenBack = minute): Promise<void> {
  await reconcileClosing(contextAt(minutes(minute)), "padeiro", minutes(takenBack));
  await answerApplication(contextAt(minutes(minute)), id);
}
