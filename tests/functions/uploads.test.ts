import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { host, ports } from '../support/emulators.ts';
import { bucket, newId, until } from './suite.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';
const storageUrl = `http://${host}:${ports.storage}/v0/b/${bucket.name}/o`;

/** Uploads as a client does, which makes a download token; returns the token's address. */
async function upload(path: string, content: string, type = 'application/pdf'): Promise<string> {
  const response = await fetch(`${storageUrl}?name=${encodeURIComponent(path)}`, { method: 'POST', headers: { 'Content-Type': type, Authorization: 'Bearer owner' }, body: content });
  const { downloadTokens } = (await response.json()) as { downloadTokens: string };
  return `${storageUrl}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

async function isThere(path: string): Promise<boolean> {
  return (await bucket.file(path).exists())[0];
}

test('a résumé stays, and its download token stops working', async () => {
  const path = `resumes/${newId('banco_x')}/1-a.pdf`;
  const address = await upload(path, pdf);
  await until('the token dead', async () => !(await fetch(address)).ok);
  expect(String((await bucket.file(path).download())[0])).toBe(pdf);
  expect((await bucket.file(path).getMetadata())[0].contentType).toBe('application/pdf');
});

test.each([
  ['a program called .pdf', '1-a.pdf', 'MZ\x90\0\x03'],
  ['an empty file', '1-a.pdf', ''],
  ['a PDF called .docx', '1-a.docx', pdf],
  ['a file of another type', '1-a.exe', pdf],
])('%s is removed', async (_what, name, content) => {
  const path = `resumes/${newId('banco_x')}/${name}`;
  await upload(path, content);
  await until('the file gone', async () => !(await isThere(path)));
});

test('a résumé that was stored compressed is not unpacked, and removed for what it is', async () => {
  const path = `resumes/${newId('banco_x')}/1-a.pdf`;
  await bucket.file(path).save(gzipSync(pdf), { resumable: false, metadata: { contentType: 'application/pdf', contentEncoding: 'gzip' } });
  await until('the file gone', async () => !(await isThere(path)));
});

test('what is not in the folder of résumés is left alone', async () => {
  const path = `other/${newId('x')}.pdf`;
  await upload(path, 'MZ');
  const witness = `resumes/${newId('banco_x')}/1-a.pdf`;
  await upload(witness, 'MZ');
  await until('the file gone', async () => !(await isThere(witness)));
  expect(await isThere(path)).toBe(true);
});
