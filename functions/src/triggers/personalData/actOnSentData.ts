import type { Context } from "../../context.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { SharedAct, SharedAnswer } from "../../domain/privacy/ownData.ts";
import { type Bucket, readFile } from "../../store/resumeFiles.ts";
import { answerRequest } from "../talents/answerRequest.ts";
import { isOfAccount, type Shown } from "../talents/shownEntry.ts";
import { leaveJob, leaveTalentPool } from "./consentWithdrawal.ts";
import { applicationOf, type DataHolder } from "./dataHolder.ts";
import { readSentData } from "./readSentData.ts";

/** Gives a file out, or makes a change and shows the data after it. */
export async function actOnSentData(
  context: Context,
  bucket: Bucket,
  holder: DataHolder,
  request: SharedAct,
): Promise<SharedAnswer> {
  switch (request.act) {
    case "read":
      break;
    case "file":
      return fileOf(bucket, await applicationOf(context.store, holder, request.applicationId));
    case "leaveJob":
    case "leaveTalentPool": {
      const application = await applicationOf(context.store, holder, request.applicationId);
      if (application === null) return { state: "missing" };
      await (request.act === "leaveJob" ? leaveJob : leaveTalentPool)(context, application.id);
      break;
    }
    case "answerContact": {
      const { requestId, answer } = request;
      const isTheirs = (_request: unknown, shown: Shown) => isOf(holder, shown);
      const answered = await answerRequest(context, bucket, requestId, answer, isTheirs);
      if (answered.state === "gone") return { state: "missing" };
    }
  }
  return { state: "open", data: await readSentData(context, holder) };
}

/** Whether a card is the holder's. */
function isOf({ by, value }: DataHolder, shown: Shown): boolean {
  if (by === "email") return shown.entry.email === value;
  return by === "uid" ? isOfAccount(shown, value) : shown.candidate[by] === value;
}

async function fileOf(bucket: Bucket, application: Candidate | null): Promise<SharedAnswer> {
  const bytes = application && (await readFile(bucket, application.resumePath));
  return application && bytes
    ? { state: "file", name: application.resumeName, base64: bytes.toString("base64") }
    : { state: "missing" };
}
