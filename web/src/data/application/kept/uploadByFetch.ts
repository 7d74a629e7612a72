import { SDK_VERSION } from "firebase/app";
import { emulatorHost, emulators, projectSettings } from "../../firebase/projectSettings.ts";
import { randomName } from "./sendKept.ts";
import type { Upload } from "./sendKept.ts";

/** A service worker may work for three minutes on one event. */
const patienceMs = 120_000;

function bucketAddress(): string {
  const { storageBucket } = projectSettings();
  const origin = emulators
    ? `http://${emulatorHost}:${emulators.storage}`
    : "https://firebasestorage.googleapis.com";
  return `${origin}/v0/b/${storageBucket}/o`;
}

/**
 * Stores a résumé of this type under this path in one request, as the SDK's `uploadBytes` does: a service worker has no
 * XMLHttpRequest, which the SDK needs.
 */
export async function uploadByFetch(path: string, file: Blob, token: string): Promise<Upload> {
  const boundary = randomName();
  const metadata = JSON.stringify({ name: path, contentType: file.type });
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `--${boundary}\r\nContent-Type: ${file.type}\r\n\r\n`,
    file,
    `\r\n--${boundary}--`,
  ]);
  const { appId } = projectSettings();
  const response = await fetch(`${bucketAddress()}?name=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: {
      Authorization: `Firebase ${token}`,
      "Content-Type": `multipart/related; boundary=${boundary}`,
      "X-Goog-Upload-Protocol": "multipart",
      "X-Firebase-Storage-Version": `webjs/${SDK_VERSION}`,
      ...(appId && { "X-Firebase-GMPID": appId }),
    },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.ok) return "uploaded";
  return response.status === 403 ? "refused" : "failed";
}
