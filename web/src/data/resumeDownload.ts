import { getBlob, ref } from 'firebase/storage';
import { fileStorage } from './fileStorage.ts';

export type ResumeDownload = { outcome: 'ready'; file: Blob } | { outcome: 'missing' | 'forbidden' | 'failed' };

/** A résumé's bytes under the storage rules; never by a link that would open it to whoever has the link. */
export async function downloadResume(path: string): Promise<ResumeDownload> {
  try {
    return { outcome: 'ready', file: await getBlob(ref(fileStorage(), path)) };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'storage/object-not-found') return { outcome: 'missing' };
    if (code === 'storage/unauthorized' || code === 'storage/unauthenticated') return { outcome: 'forbidden' };
    return { outcome: 'failed' };
  }
}
