import { candidateId } from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import { collections } from "@vagas/functions/domain/collections";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import { smallPdf } from "../support/smallPdf.ts";
import { stamp } from "../support/project.ts";
import { askFirestore, documentName, filesUrl } from "./ask.ts";
import { encode, encodeAll } from "./restValue.ts";
import type { Stranger } from "./strangers.ts";

export type OpenJob = { id: string; title: string; company: string; companyId: string };
/** `forged`: fields in place of an honest application's, or beside them. */
type Application = {
  email: string | null;
  name: string;
  withFile: boolean;
  job?: OpenJob;
  forged?: Record<string, unknown>;
};

const serverTimes = ["consent.at", "stageAt", "createdAt"];

/** Applies with a stranger's own requests, under any name and address; resolves with the HTTP status. */
export async function applyAs(
  { uid, token }: Stranger,
  { email, name, withFile, job, forged = {} }: Application,
): Promise<number> {
  const id = candidateId(job?.id ?? null, uid!);
  const path = resumePath(id, "pdf", new Date(), stamp());
  if (withFile)
    await fetch(`${filesUrl}?uploadType=media&name=${encodeURIComponent(path)}`, {
      method: "POST",
      headers: { Authorization: `Firebase ${token}`, "Content-Type": "application/pdf" },
      body: new Uint8Array(smallPdf),
    });
  const { status } = await askFirestore({ name, uid, token }, ":commit", {
    method: "POST",
    json: {
      writes: [
        {
          update: {
            name: documentName(`${collections.candidates}/${id}`),
            fields: {
              ...fieldsOf({ uid: uid!, name, resumePath: path }, email, job),
              ...encodeAll(forged),
            },
          },
          updateTransforms: serverTimes.map((fieldPath) => ({
            fieldPath,
            setToServerValue: "REQUEST_TIME",
          })),
          currentDocument: { exists: false },
        },
      ],
    },
  });
  return status;
}

/** The fields of an application, as the REST interface of Firestore takes them. */
function fieldsOf(texts: Record<string, string>, email: string | null, job?: OpenJob) {
  const text = (stringValue: string) => ({ stringValue });
  const orNull = (value: string | undefined) => encode(value ?? null);
  const consent = { version: text(consentVersion), talentPool: { booleanValue: true } };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, text(value)])),
    email: orNull(email ?? undefined),
    phone: text("5566999990002"),
    coverLetter: text(""),
    resumeName: text("curriculo.pdf"),
    resumeSize: { integerValue: String(smallPdf.length) },
    jobId: orNull(job?.id),
    jobTitle: orNull(job?.title),
    company: orNull(job?.company),
    companyId: orNull(job?.companyId),
    consent: { mapValue: { fields: consent } },
    stage: text("nova"),
  };
}

/** Withdraws the application to the job. */
export async function withdrawAs(who: Stranger, job: OpenJob): Promise<number> {
  const path = `${collections.candidates}/${candidateId(job.id, who.uid!)}`;
  return (await askFirestore(who, path, { method: "DELETE" })).status;
}
