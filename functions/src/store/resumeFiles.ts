import type { Storage } from "firebase-admin/storage";
import { errorCode } from "../domain/errorCode.ts";
import { limits } from "../domain/limits.ts";
import {
  resumeExtension,
  type ResumeExtension,
  resumeTypes,
} from "../domain/application/resumeFile.ts";

export type Bucket = ReturnType<Storage["bucket"]>;

/** The folder of all résumés. */
export const resumesFolder = "resumes/";

/** The stored bytes of a file, or null if missing. Not decompressed: they could unpack to any size. */
export async function readFile(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket.file(path).download({ decompress: false });
    return bytes;
  } catch (error) {
    if (errorCode(error) === "404") return null;
    throw error;
  }
}

/** A digest of a file's bytes (MD5, in base64), as the service stores it, or null if missing. */
export async function fileDigest(bucket: Bucket, path: string): Promise<string | null> {
  try {
    const [{ md5Hash, generation }] = await bucket.file(path).getMetadata();
    // Only composed files lack it; uploads are not composed.
    return md5Hash ?? String(generation);
  } catch (error) {
    if (errorCode(error) === "404") return null;
    throw error;
  }
}

/** Copies a file to another path; a missing one is not copied. */
export async function copyResume(bucket: Bucket, from: string, to: string): Promise<void> {
  const bytes = await readFile(bucket, from);
  const extension = resumeExtension(to);
  if (bytes === null || extension === null) return;
  await bucket.file(to).save(bytes, { resumable: false, contentType: resumeTypes[extension] });
}

/** Removes a file; a missing one is no error. */
export async function removeFile(bucket: Bucket, path: string): Promise<void> {
  await bucket.file(path).delete({ ignoreNotFound: true });
}

const detectedAs: Record<ResumeExtension, string> = { pdf: "pdf", doc: "cfb", docx: "docx" };

/**
 * Why bytes are not the document that the file's name claims ('empty', 'too large', 'not a résumé type', 'lies about
 * its type', 'has macros', 'cut short'), or null if they are.
 */
export async function resumeProblem(path: string, bytes: Buffer): Promise<string | null> {
  const extension = resumeExtension(path);
  if (extension === null) return "not a résumé type";
  if (bytes.length === 0) return "empty";
  if (bytes.length > limits.resumeFile.max) return "too large";
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "docm" || hasMacros(extension, bytes)) return "has macros";
  if (found?.ext !== detectedAs[extension]) return "lies about its type";
  // Every old Office document is the same container; Word's has a stream of this name.
  if (extension === "doc" && !bytes.includes(Buffer.from("WordDocument", "utf16le")))
    return "lies about its type";
  return isWhole(extension, bytes) ? null : "cut short";
}

/** How far from the end a PDF's end marker may be, as readers search (ISO 32000-1, annex H.3, note 18). */
const pdfTail = 1024;
/** The most that may follow a zip's directory: its end record, with a comment of 64 KiB. */
const zipTail = 22 + 0xffff;

/** Whether a file is complete; an old Office container does not tell. */
function isWhole(extension: ResumeExtension, bytes: Buffer): boolean {
  if (extension === "pdf") return bytes.subarray(-pdfTail).includes("%%EOF");
  return extension !== "docx" || bytes.subarray(-zipTail).includes("PK\x05\x06", 0, "latin1");
}

/** Part names are uncompressed in both containers, so no unpacking is needed to find them. */
function hasMacros(extension: ResumeExtension, bytes: Buffer): boolean {
  if (extension === "docx") return bytes.includes("vbaProject.bin");
  return extension === "doc" && bytes.includes(Buffer.from("_VBA_PROJECT", "utf16le"));
}
