import { expect } from 'vitest';
import { addDays } from '@vagas/functions/domain/dates';
import { inspectResume } from '../../functions/src/triggers/onResumeUploaded.ts';
import { removeOrphans } from '../../functions/src/triggers/removeOrphanUploads.ts';
import { given } from '../functions/build.ts';
import { bucket } from '../functions/suite.ts';
import { aCandidate } from './events.ts';
import { survives } from './scene.ts';

const path = 'resumes/padeiro_ana/1-a.pdf';
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';

async function tokensOf(name: string): Promise<unknown> {
  return (await bucket.file(name).getMetadata())[0].metadata?.['firebaseStorageDownloadTokens'];
}

survives('an upload that carries a download token', {
  given: () => bucket.file(path).save(pdf, { resumable: false, contentType: 'application/pdf', metadata: { metadata: { firebaseStorageDownloadTokens: 'known' } } }),
  event: (life) => inspectResume(life.bucket, path),
  holds: async ({ files }) => {
    expect(files).toEqual([path]);
    expect(await tokensOf(path)).toBeUndefined();
  },
});

survives('an upload that lies', {
  given: () => bucket.file(path).save('MZ a program', { resumable: false }),
  event: (life) => inspectResume(life.bucket, path),
  holds: ({ files }) => expect(files).toEqual([]),
});

const orphans = ['resumes/padeiro_ana/2-b.pdf', 'resumes/padeiro_rui/1-a.pdf', 'resumes/nowhere.pdf'];

survives('the nightly round over files that nobody names', {
  given: async () => {
    for (const name of [path, ...orphans]) await bucket.file(name).save(pdf, { resumable: false });
    await given({ 'candidates/padeiro_ana': aCandidate('padeiro_ana') });
  },
  event: (life) => removeOrphans(life.desk(addDays(new Date(), 2)), life.bucket),
  holds: ({ files }) => expect(files).toEqual([path]),
});
