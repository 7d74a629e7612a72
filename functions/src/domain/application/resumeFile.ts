import { limits } from "../limits.ts";

export const resumeTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type ResumeExtension = keyof typeof resumeTypes;
const extensions = Object.keys(resumeTypes) as ResumeExtension[];

export const resumeRequiredText = "O currículo é obrigatório";
const resumeTooLargeText = "O arquivo deve ter no máximo 5MB";
const resumeTypeText = "Somente arquivos PDF ou Word são aceitos";
const resumeEmptyText = "O arquivo está vazio. Escolha outro";
const resumeUnreadableText = "Não foi possível ler o arquivo. Escolha-o de novo";

/** The extension of a résumé's name in lower-case, or null for any other. */
export function resumeExtension(fileName: string): ResumeExtension | null {
  const name = fileName.trim().toLowerCase();
  return extensions.find((extension) => name.endsWith(`.${extension}`)) ?? null;
}

const signatures: Record<ResumeExtension, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
};

/** Whether a file begins with its type's signature; needs at least the first 8 bytes. */
export function beginsAs(extension: ResumeExtension, firstBytes: Uint8Array): boolean {
  return signatures[extension].every((byte, i) => firstBytes[i] === byte);
}

/**
 * The name of a chosen file; one without an ending, as phones give documents of messages ('DOC-20261121-WA0003.'), gets
 * that of its content or, for Word, of its type. `firstBytes` as below.
 */
export function resumeNameOf(file: {
  name: string;
  type: string;
  firstBytes: Uint8Array | null;
}): string {
  const { name, type, firstBytes } = file;
  if (/\.[a-z]\w*$/i.test(name.trim())) return name;
  const isPdf = firstBytes !== null && beginsAs("pdf", firstBytes);
  const extension = isPdf ? "pdf" : extensions.find((one) => resumeTypes[one] === type);
  return extension === undefined ? name : `${name.replace(/\.?\s*$/, "")}.${extension}`;
}

/**
 * Why a file is refused as a résumé, in words for the applicant, or null if it is accepted. `size` in bytes;
 * `firstBytes` is null if the device cannot read the file, because it was moved, changed or not downloaded.
 */
export function resumeFileProblem(file: {
  name: string;
  size: number;
  firstBytes: Uint8Array | null;
}): string | null {
  const extension = resumeExtension(file.name);
  if (extension === null) return resumeTypeText;
  if (file.size > limits.resumeFile.max) return resumeTooLargeText;
  if (file.size === 0) return resumeEmptyText;
  if (file.firstBytes === null) return resumeUnreadableText;
  if (!beginsAs(extension, file.firstBytes)) return resumeTypeText;
  return null;
}

/** resumes/{candidateId}/{timestamp}-{random}.{ext} in the bucket. `random` is letters and digits. */
export function resumePath(
  candidateId: string,
  extension: ResumeExtension,
  now: Date,
  random: string,
): string {
  return `resumes/${candidateId}/${now.getTime()}-${random}.${extension}`;
}

/** The application of a file's path, resumes/{candidateId}/{file}, or null for any other path. */
export function candidateOfPath(path: string): string | null {
  return /^resumes\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? null;
}

const addresses = "/arquivos/";

/** The address on the site that serves a stored résumé to whoever may read it. */
export function resumeAddress(path: string): string {
  return addresses + path;
}

/** The bucket path of a résumé's address on the site, with its application; null for any other address. */
export function resumeAtAddress(pathname: string): { path: string; candidateId: string } | null {
  const path = pathname.startsWith(addresses) ? pathname.slice(addresses.length) : "";
  const [, candidateId] = /^resumes\/([A-Za-z0-9-][\w-]*)\/[\w-]+\.\w+$/.exec(path) ?? [];
  return candidateId === undefined ? null : { path, candidateId };
}
