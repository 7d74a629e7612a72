import { candidateOfPath } from "@vagas/functions/domain/resumeFile";
import { collections } from "@vagas/functions/domain/collections";
import { addDoc, collection, serverTimestamp } from "firebase/firestore/lite";
import { getBlob, ref } from "firebase/storage";
import { appAuth } from "../firebase/appAuth.ts";
import { fileStorage } from "../firebase/fileStorage.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";

export type ResumeDownload =
  { outcome: "ready"; file: Blob } | { outcome: "missing" | "forbidden" | "failed" };

/** A résumé's bytes under the storage rules, once it is noted who reads whose; never by a link that would open it to whoever has the link. */
export async function downloadResume(path: string): Promise<ResumeDownload> {
  try {
    const noted = {
      candidateId: candidateOfPath(path),
      uid: appAuth().currentUser?.uid,
      at: serverTimestamp(),
    };
    await addDoc(collection(publicDatabase(), collections.downloads), noted);
    return { outcome: "ready", file: await getBlob(ref(fileStorage(), path)) };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "storage/object-not-found") return { outcome: "missing" };
    if (
      code === "permission-denied" ||
      code === "storage/unauthorized" ||
      code === "storage/unauthenticated"
    )
      return { outcome: "forbidden" };
    return { outcome: "failed" };
  }
}
