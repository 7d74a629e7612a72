import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { candidateId } from "@vagas/functions/domain/application/candidate";
import { limits } from "@vagas/functions/domain/limits";
import {
  type ResumeExtension,
  resumePath,
  resumeTypes,
} from "@vagas/functions/domain/application/resumeFile";
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from "firebase/storage";
import { beforeEach, describe, expect, test } from "vitest";
import { Documents } from "../../emulators/storage-rules/firestoreDocuments.ts";
import { permitted } from "../../emulators/storage-rules/rulesTesting.ts";
import type { Value } from "../../emulators/storage-rules/values/value.ts";
import { type Actor, everyone, everyoneBut, type Token } from "../support/actors.ts";
import { buildCandidate, buildListedJob } from "../support/build.ts";
import { verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { storageRules } from "./rulesInForce.ts";

const bytes = new Uint8Array(100);
const pdf = { contentType: resumeTypes.pdf };
let count = 0;

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": buildListedJob() });
});

/** A file name that no other test has. */
function fileName(extension: string = "pdf", random = "abc123") {
  return `${1_795_000_000_000 + Number(process.hrtime.bigint() % 1_000_000_000n) + (count += 1)}-${random}.${extension}`;
}

type Upload = {
  jobId?: string | null;
  id?: string;
  name?: string;
  content?: Uint8Array;
  metadata?: UploadMetadata;
  token?: Token;
};

function upload(
  actor: Actor,
  {
    jobId = "vaga",
    id = candidateId(jobId, actor),
    name = fileName(),
    content = bytes,
    metadata = pdf,
    token = {},
  }: Upload = {},
) {
  return uploadBytes(ref(gate.bucketAs(actor, token), `resumes/${id}/${name}`), content, metadata);
}

describe("a résumé", () => {
  test.each(everyoneBut("visitor"))(
    "is uploaded by %s to an open job and to the talent bank",
    async (actor) => {
      await assertSucceeds(upload(actor));
      await assertSucceeds(upload(actor, { jobId: null }));
    },
  );

  test("is not uploaded by a visitor without an account", async () => {
    await assertFails(upload("visitor"));
    await assertFails(upload("visitor", { id: "vaga_null" }));
    await assertFails(upload("visitor", { jobId: null }));
  });

  test("has the path that the form gives it", async () => {
    const path = resumePath("vaga_applicant", "pdf", new Date(), "k3j2h1");
    await assertSucceeds(
      uploadBytesResumable(ref(gate.bucketAs("applicant"), path), bytes, pdf).then(),
    );
  });

  test.each([
    "vaga_otherApplicant",
    "banco_otherApplicant",
    "applicant",
    "_applicant",
    "vaga_applicant_2",
    "x_vaga_applicant",
    "vaga_x_applicant",
  ])("is not uploaded to %s by another person", async (id) => {
    await gate.given({ "jobs/x": buildListedJob() });
    await assertFails(upload("applicant", { id }));
  });

  test.each([
    ["is not listed", { listed: false }],
    ["is filled", { filled: true }],
    ["is taken off the site", { paused: true }],
    ["is past its deadline", { expiresAt: new Date(Date.now() - 1000) }],
  ])("is not uploaded to a job that %s", async (_why, fields) => {
    await gate.given({ "jobs/vaga": buildListedJob(fields) });
    await assertFails(upload("applicant"));
  });

  test("is not uploaded to a job that does not exist", async () => {
    await assertFails(upload("applicant", { jobId: "nunca" }));
  });

  test("is not uploaded after the application was made", async () => {
    await gate.given({ "candidates/vaga_applicant": buildCandidate("vaga", "applicant") });
    await assertFails(upload("applicant"));
    await assertSucceeds(upload("applicant", { jobId: null }));
    await assertSucceeds(upload("otherApplicant"));
  });

  test("is uploaded once more while functions say that the file is missing, even if the job is closed", async () => {
    await gate.given({
      "candidates/vaga_applicant": buildCandidate("vaga", "applicant", { resumeMissing: true }),
      "jobs/vaga": buildListedJob({ filled: true }),
    });
    const named = buildCandidate("vaga", "applicant").resumePath.split("/").at(-1)!;
    await assertFails(upload("applicant", { name: named }));
    await assertSucceeds(upload("applicant"));
    await assertFails(upload("otherApplicant", { id: "vaga_applicant" }));
    await assertFails(upload("company", { id: "vaga_applicant" }));
    await gate.given({
      "candidates/vaga_applicant": buildCandidate("vaga", "applicant", { resumeMissing: false }),
    });
    await assertFails(upload("applicant"));
  });

  test("is not replaced", async () => {
    const name = fileName();
    await assertSucceeds(upload("applicant", { name }));
    await assertFails(upload("applicant", { name }));
  });

  test.each([
    [0, false],
    [1, true],
    [limits.resumeFile.max, true],
    [limits.resumeFile.max + 1, false],
  ])("of %i bytes is accepted: %s", async (size, allowed) => {
    await verdict(allowed, upload("applicant", { content: new Uint8Array(size) }));
  });

  const extensions = Object.keys(resumeTypes) as ResumeExtension[];
  const pairs = extensions.flatMap((extension) =>
    extensions.map((type) => [extension, type, extension === type] as const),
  );
  test.each(pairs)(
    "named .%s with the type of %s is accepted: %s",
    async (extension, type, allowed) => {
      await verdict(
        allowed,
        upload("applicant", {
          name: fileName(extension),
          metadata: { contentType: resumeTypes[type] },
        }),
      );
    },
  );

  test.each([
    "text/html",
    "application/pdf; charset=utf-8",
    "application/PDF",
    "application/octet-stream",
    "",
  ])("of the type %s is refused", async (contentType) => {
    await assertFails(upload("applicant", { metadata: { contentType } }));
  });

  test.each([
    ["1795000000000-abc12.pdf", false],
    [`1795000000001-${"a".repeat(32)}.pdf`, true],
    [`1795000000000-${"a".repeat(33)}.pdf`, false],
    ["179500000000-abc123.pdf", false],
    ["17950000000000-abc123.pdf", false],
    ["1795000000000-abc-123.pdf", false],
    ["1795000000000abc123.pdf", false],
    ["1795000000000-abc123.PDF", false],
    ["1795000000000-abc123xpdf", false],
    ["1795000000000-abc123.pdf.html", false],
    ["1795000000000-abc123", false],
    ["a/1795000000000-abc123.pdf", false],
    ["curriculo.pdf", false],
  ])("named %s is accepted: %s", async (name, allowed) => {
    await gate.removeFiles("resumes/banco_applicant");
    await verdict(allowed, upload("applicant", { jobId: null, name }));
  });

  test("has no metadata of the client's, and is not compressed", async () => {
    await assertFails(
      upload("applicant", { metadata: { ...pdf, customMetadata: { owner: "admin" } } }),
    );
    await assertFails(upload("applicant", { metadata: { ...pdf, contentEncoding: "gzip" } }));
    await assertSucceeds(
      upload("applicant", { metadata: { ...pdf, contentEncoding: "identity" } }),
    );
  });
});

describe("an upload in the form of the production service", () => {
  // Production sends null where the emulator sends an empty map, and 'identity' where the emulator sends null.
  const documents = new Documents();
  documents.add("/databases/(default)/documents/candidates/banco_applicant", null);

  function isPermitted(described: Record<string, unknown>) {
    const path = "resumes/banco_applicant/1795000000000-abc123.pdf";
    const resource = {
      size: 100n,
      contentType: resumeTypes.pdf,
      contentEncoding: "identity",
      metadata: null,
      ...described,
    };
    const request = { auth: asMap({ uid: "applicant" }), resource: asMap(resource) };
    return permitted(
      storageRules.text,
      {
        path: `/b/bucket/o/${path}`,
        method: "create",
        variables: new Map<string, Value>([
          ["resource", null],
          ["request", asMap(request)],
        ]),
      },
      documents,
    );
  }

  function asMap(fields: Record<string, unknown>): Map<string, Value> {
    return new Map(Object.entries(fields) as [string, Value][]);
  }

  test.each([
    [{}, true],
    [{ metadata: new Map() }, true],
    [{ metadata: new Map([["owner", "admin"]]) }, false],
    [{ contentEncoding: null }, true],
    [{ contentEncoding: "gzip" }, false],
    [{ contentEncoding: "" }, false],
    [{ contentEncoding: "Astronauta" }, false],
  ])("with %o is accepted: %s", (described, allowed) => {
    expect(isPermitted(described)).toBe(allowed);
  });
});

describe("a stored résumé", () => {
  const path = "resumes/vaga_applicant/1795000000000-abc123.pdf";
  const bankPath = "resumes/banco_applicant/1795000000000-abc123.pdf";
  beforeEach(async () => {
    await gate.given({
      "candidates/vaga_applicant": buildCandidate("vaga", "applicant"),
      "candidates/banco_applicant": buildCandidate(null, "applicant"),
    });
    await gate.givenFile(path, resumeTypes.pdf, bytes);
    await gate.givenFile(bankPath, resumeTypes.pdf, bytes);
  });

  test.each(everyone)(
    "is not served to %s: neither the file, nor a link, nor its metadata",
    async (actor) => {
      for (const at of [path, bankPath]) {
        const file = ref(gate.bucketAs(actor), at);
        await assertFails(getBytes(file));
        await assertFails(getMetadata(file));
        await assertFails(getDownloadURL(file));
      }
    },
  );

  test.each(everyone)("is neither listed, changed, replaced nor deleted by %s", async (actor) => {
    const bucket = gate.bucketAs(actor);
    await assertFails(listAll(ref(bucket, "resumes/vaga_applicant")));
    await assertFails(listAll(ref(bucket, "resumes")));
    await assertFails(listAll(ref(bucket, "/")));
    await assertFails(updateMetadata(ref(bucket, path), { contentType: "text/html" }));
    await assertFails(uploadBytes(ref(bucket, path), bytes, pdf));
    await assertFails(deleteObject(ref(bucket, path)));
  });
});

test.each(everyone)("%s stores and reads nothing at other paths", async (actor) => {
  await gate.givenFile("logos/a.png", "image/png", bytes);
  const bucket = gate.bucketAs(actor);
  for (const path of [
    "a.pdf",
    "logos/b.png",
    `resumes/${fileName()}`,
    `resumes/vaga_${actor}/2/${fileName()}`,
  ]) {
    await assertFails(uploadBytes(ref(bucket, path), bytes, pdf));
  }
  await assertFails(getBytes(ref(bucket, "logos/a.png")));
});
