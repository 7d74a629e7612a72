import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { chosenStages } from "@vagas/functions/domain/application/stage";
import { limits } from "@vagas/functions/domain/limits";
import {
  emptyWrittenResume,
  storedWrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import {
  and,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  type QueryConstraint,
  serverTimestamp,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyone, everyoneBut, type Token } from "../support/actors.ts";
import { buildCandidate, buildCompany, buildResume } from "../support/build.ts";
import { accepts, asUpdated, missing, refuses, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

const now = serverTimestamp();
const path = "candidates/vaga_applicant";
/** What a company answered, as functions note it; and the same, already told. */
const noted = { emConversa: { at: new Date(), applications: 3, openings: 1, mailed: true } };
const toldBefore = { emConversa: { ...noted.emConversa, at: new Date(0) } };
/** With the answers of a written résumé, and what functions derive of them and of the stage. */
const answered = {
  writtenResume: storedWrittenResume(emptyWrittenResume),
  skillTerms: ["cnh"],
  answers: noted,
};
const record = "resumes/vaga_applicant";
/** What functions have recorded of the application, with this file; by default its own. */
const recorded = (
  { resumePath }: { resumePath: string } = buildCandidate("vaga", "applicant"),
) => ({
  [record]: buildResume("applicant", { resumePath }),
});
beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({
    ...recorded(),
    [path]: buildCandidate("vaga", "applicant", answered),
    "candidates/banco_applicant": buildCandidate(null, "applicant"),
  });
});

const ghost = { "companies/company": null };
const tokens: [string, Token][] = [
  ["whose address is not verified", { email_verified: false }],
  ["that signed in anonymously", { firebase: { sign_in_provider: "anonymous", identities: {} } }],
];

describe("the stage of an application", () => {
  function move(actor: Actor, fields: Record<string, unknown> = {}, token: Token = {}) {
    return updateDoc(
      doc(gate.as(actor, token), path),
      asUpdated({ stage: "vista", stageAt: now, ...fields }) as never,
    );
  }

  test.each(
    titled([
      ...accepts("stage", ...chosenStages),
      ...refuses("stage", "encerrada"),
      ...refuses("stage", "demitida", null, missing),
      ...refuses("stageAt", new Date(), missing),
      ...refuses("name", "Outro nome"),
      ...refuses("writtenResume", "{}", missing),
      ...refuses("skillTerms", ["s:tractor"], missing),
      ...refuses("answers", {}, toldBefore, missing),
      ...refuses("companyId", "otherCompany"),
      ...refuses("consent", { version: "2026-11", at: new Date(), talentPool: true }),
      ...refuses("rating", 5),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, move("company", fields));
  });

  test.each(everyoneBut("company"))("is not set by %s", async (actor) => {
    await assertFails(move(actor));
    await assertSucceeds(move("company"));
  });

  test.each([
    "deactivatedCompany",
    "unverifiedCompany",
    "deletedCompany",
    "admin",
    "applicant",
  ] as const)("is not set by %s, even on its own job", async (actor) => {
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { companyId: actor }) });
    await assertFails(move(actor));
  });

  test.each(tokens)("is not set by an account %s", async (_which, token) => {
    await assertFails(move("company", {}, token));
  });

  test("is not set by a company without a row or with a tombstone", async () => {
    await gate.given(ghost);
    await assertFails(move("company"));
    await gate.given({
      "companies/company": buildCompany(),
      "tombstones/company": { deletedAt: new Date() },
    });
    await assertFails(move("company"));
  });
});

describe("the opening of an application", () => {
  function open(actor: Actor, fields: Record<string, unknown> = {}) {
    return updateDoc(doc(gate.as(actor), path), { stage: "vista", ...fields } as never);
  }

  test("keeps the time of the stage, and changes nothing else", async () => {
    await assertFails(open("company", { name: "Outro nome" }));
    await assertFails(open("company", { companyNote: "Ligar na segunda" }));
    await assertFails(open("company", { stageAt: new Date() }));
    await assertSucceeds(open("company"));
  });

  const others = ["emConversa", "contratada", "naoSelecionada", "encerrada"] as const;

  test.each(others)("is no way to %s, nor from it", async (stage) => {
    await assertFails(open("company", { stage }));
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { stage }) });
    await assertFails(open("company"));
    await assertSucceeds(open("company", { stageAt: now }));
  });

  test.each(everyoneBut("company"))("is not told by %s", async (actor) => {
    await assertFails(open(actor));
    await assertSucceeds(open("company"));
  });

  test.each(["deactivatedCompany", "unverifiedCompany", "admin", "applicant"] as const)(
    "is not told by %s, even on its own job",
    async (actor) => {
      await gate.given({ [path]: buildCandidate("vaga", "applicant", { companyId: actor }) });
      await assertFails(open(actor));
    },
  );
});

describe("another file for an application", () => {
  const at = 1_795_000_000_001;
  const file = {
    resumePath: `resumes/vaga_applicant/${at}-other1.pdf`,
    resumeName: "outro.pdf",
    resumeSize: 2000,
  };

  function replace(actor: Actor, fields: Record<string, unknown> = {}) {
    return updateDoc(doc(gate.as(actor), path), asUpdated({ ...file, ...fields }) as never);
  }

  test("is named by the applicant only while functions say that the first is missing", async () => {
    await assertFails(replace("applicant"));
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { resumeMissing: false }) });
    await assertFails(replace("applicant"));
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { resumeMissing: true }) });
    const word = {
      resumePath: file.resumePath.replace(".pdf", ".docx"),
      resumeName: "outro.docx",
    };
    await assertSucceeds(replace("applicant", word));
    // Functions have yet to process that one.
    await assertFails(replace("applicant"));
    await gate.given(recorded(word));
    await assertSucceeds(replace("applicant"));
  });

  test("is not named before functions have recorded the application", async () => {
    await gate.given({
      [path]: buildCandidate("vaga", "applicant", { resumeMissing: true }),
      [record]: null,
    });
    await assertFails(replace("applicant"));
    await gate.given(recorded());
    await assertSucceeds(replace("applicant"));
  });

  test.each(everyoneBut("applicant"))("is not named by %s", async (actor) => {
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { resumeMissing: true }) });
    await assertFails(replace(actor));
    await assertFails(replace(actor, { stage: "vista", stageAt: now }));
  });

  test.each(
    titled([
      ...refuses(
        "resumePath",
        `resumes/vaga_otherApplicant/${at}-other1.pdf`,
        `resumes/banco_applicant/${at}-other1.pdf`,
        `resumes/vaga_applicant/${at}-other1.exe`,
        "https://a.example/a.pdf",
        7,
        null,
        missing,
      ),
      ...accepts("resumeName", `${"a".repeat(limits.fileName.max - 4)}.pdf`),
      ...refuses(
        "resumeName",
        "",
        `${"a".repeat(limits.fileName.max - 3)}.pdf`,
        "outro.docx",
        7,
        missing,
      ),
      ...accepts("resumeSize", 1, limits.resumeFile.max),
      ...refuses("resumeSize", 0, limits.resumeFile.max + 1, 1.5, "1", missing),
      ...refuses("resumeMissing", false, missing),
      ...accepts("writtenResume", "{}", "a".repeat(limits.writtenResume.max), missing),
      ...refuses("writtenResume", "a".repeat(limits.writtenResume.max + 1), 7, null, ["{}"]),
      ...refuses("skillTerms", ["s:nr10"], missing),
      ...refuses("answers", {}, toldBefore, missing),
      ...refuses("name", "Outro nome"),
      ...refuses("companyId", "otherCompany"),
      ...refuses("stage", "contratada"),
      ...refuses("createdAt", new Date(0)),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await gate.given({
      [path]: buildCandidate("vaga", "applicant", { resumeMissing: true, ...answered }),
    });
    await verdict(allowed, replace("applicant", fields));
  });

  test("that is no PDF takes the answers of the written résumé away", async () => {
    await gate.given({
      [path]: buildCandidate("vaga", "applicant", { resumeMissing: true, ...answered }),
    });
    const word = {
      resumePath: file.resumePath.replace(".pdf", ".doc"),
      resumeName: "outro.doc",
    };
    await assertFails(replace("applicant", word));
    await assertSucceeds(replace("applicant", { ...word, writtenResume: missing }));
  });

  test("is needed to change the answers of the written résumé", async () => {
    await gate.given({
      [path]: buildCandidate("vaga", "applicant", { resumeMissing: true, ...answered }),
    });
    const change = { writtenResume: "{}" };
    await assertFails(updateDoc(doc(gate.as("applicant"), path), change));
    await assertSucceeds(replace("applicant", change));
  });

  test("is not the file that is already named", async () => {
    await gate.given({
      [path]: buildCandidate("vaga", "applicant", { ...file, resumeMissing: true }),
      ...recorded(file),
    });
    await assertFails(replace("applicant", { resumeName: "nome novo.pdf" }));
  });

  test("is not requested by the applicant", async () => {
    await assertFails(updateDoc(doc(gate.as("applicant"), path), { resumeMissing: true }));
  });
});

describe("the company's note on an application", () => {
  function note(actor: Actor, fields: Record<string, unknown> = {}, token: Token = {}) {
    return updateDoc(
      doc(gate.as(actor, token), path),
      asUpdated({ companyNote: "Ligar na segunda", ...fields }) as never,
    );
  }

  test.each(
    titled([
      ...accepts("companyNote", "", "a".repeat(limits.companyNote.max), missing),
      ...refuses("companyNote", "a".repeat(limits.companyNote.max + 1), 7, null, ["a"]),
      ...refuses("stage", "vista", "demitida"),
      ...refuses("stageAt", now),
      ...refuses("name", "Outro nome"),
      ...refuses("coverLetter", "Outra"),
      ...refuses("companyId", "otherCompany"),
      ...refuses("resumeMissing", true),
      ...refuses("answers", {}, noted),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { companyNote: "Antes" }) });
    await verdict(allowed, note("company", fields));
  });

  test.each(everyoneBut("company"))("is not written by %s", async (actor) => {
    await assertFails(note(actor));
    await assertSucceeds(note("company"));
  });

  test.each([
    "deactivatedCompany",
    "unverifiedCompany",
    "deletedCompany",
    "admin",
    "applicant",
  ] as const)("is not written by %s, even on its own job", async (actor) => {
    await gate.given({ [path]: buildCandidate("vaga", "applicant", { companyId: actor }) });
    await assertFails(note(actor));
  });

  test("is not written on an application to the talent bank", async () => {
    const bank = "candidates/banco_applicant";
    await gate.given({ [bank]: buildCandidate(null, "applicant") });
    await assertFails(updateDoc(doc(gate.as("company"), bank), { companyNote: "Boa pessoa" }));
  });
});

describe("an application", () => {
  test.each(["applicant", "company", "admin"] as const)("is read by %s", async (actor) => {
    await assertSucceeds(getDoc(doc(gate.as(actor), path)));
  });

  test.each(everyoneBut("applicant", "company", "admin"))(
    "is not readable by %s",
    async (actor) => {
      await assertFails(getDoc(doc(gate.as(actor), path)));
    },
  );

  test("is read by its company while that is deactivated, not after its deletion", async () => {
    await gate.given({ "companies/company": buildCompany({ active: false }) });
    await assertSucceeds(getDoc(doc(gate.as("company"), path)));
    await gate.given(ghost);
    await assertFails(getDoc(doc(gate.as("company"), path)));
  });

  test.each(tokens)("is not readable by its company as an account %s", async (_which, token) => {
    await assertFails(getDoc(doc(gate.as("company", token), path)));
  });

  test("to the talent bank is not readable by companies", async () => {
    await assertFails(getDoc(doc(gate.as("company"), "candidates/banco_applicant")));
    await assertSucceeds(getDoc(doc(gate.as("applicant"), "candidates/banco_applicant")));
  });

  test("that does not exist is readable by the person it would belong to, and by nobody else", async () => {
    await assertSucceeds(getDoc(doc(gate.as("applicant"), "candidates/outra_applicant")));
    await assertSucceeds(getDoc(doc(gate.as("admin"), "candidates/outra_applicant")));
    for (const actor of ["visitor", "otherApplicant", "company"] as const)
      await assertFails(getDoc(doc(gate.as(actor), "candidates/outra_applicant")));
    await assertFails(getDoc(doc(gate.as("applicant"), "candidates/applicant")));
    await assertFails(
      getDoc(doc(gate.as("applicant"), "candidates/vaga_otherApplicant_applicant")),
    );
  });

  test.each(everyoneBut("applicant", "admin"))("is not deleted by %s", async (actor) => {
    await assertFails(deleteDoc(doc(gate.as(actor), path)));
  });

  test.each(["applicant", "admin"] as const)("is deleted by %s", async (actor) => {
    await assertSucceeds(deleteDoc(doc(gate.as(actor), path)));
  });

  test("is not withdrawn before functions have recorded it, but deleted by the administrator", async () => {
    await gate.given({ [record]: null });
    await assertFails(deleteDoc(doc(gate.as("applicant"), path)));
    await assertSucceeds(deleteDoc(doc(gate.as("admin"), path)));
  });

  test.each(["applicant", "admin"] as const)("is not rewritten by %s", async (actor) => {
    await assertFails(updateDoc(doc(gate.as(actor), path), { name: "Outro nome" }));
  });
});

describe("a list of applications", () => {
  function find(actor: Actor, constraints: QueryConstraint[], token: Token = {}) {
    return getDocs(query(collection(gate.as(actor, token), "candidates"), ...constraints));
  }
  const page = limit(limits.listRequest.max);
  const more = limit(limits.listRequest.max + 1);
  const lists: [Actor, QueryConstraint[]][] = [
    ["applicant", [where("uid", "==", "applicant")]],
    ["company", [where("companyId", "==", "company"), orderBy("createdAt", "desc")]],
    [
      "company",
      [
        where("companyId", "==", "company"),
        where("jobId", "==", "vaga"),
        orderBy("createdAt", "desc"),
      ],
    ],
    [
      "company",
      [
        where("companyId", "==", "company"),
        where("jobId", "==", "vaga"),
        where("skillTerms", "array-contains", "s:tractor"),
        orderBy("createdAt", "desc"),
      ],
    ],
    ["admin", [orderBy("createdAt", "desc")]],
    ["admin", [where("jobId", "==", null)]],
  ];

  test.each(lists)("of 50 is read by %s", async (actor, constraints) => {
    await assertSucceeds(find(actor, [...constraints, page]));
    await assertFails(find(actor, [...constraints, more]));
    await assertFails(find(actor, constraints));
  });

  test("of alternatives is read by a company only if each is of its own applications", async () => {
    const candidates = collection(gate.as("company"), "candidates");
    const own = where("companyId", "==", "company");
    const closed = and(where("stage", "==", "encerrada"), where("stageAt", "in", [new Date(0)]));
    const either = or(closed, where("stage", "in", ["nova", "vista"]));
    await assertSucceeds(getDocs(query(candidates, and(own, either), page)));
    await assertFails(getDocs(query(candidates, either, page)));
    await assertFails(getDocs(query(candidates, or(own, either), page)));
  });

  test.each(everyoneBut("admin"))("of everybody's applications is refused to %s", async (actor) => {
    await assertFails(find(actor, [page]));
    await assertFails(find(actor, [where("jobId", "==", "vaga"), page]));
    await assertFails(find(actor, [where("companyId", "==", null), page]));
    await assertFails(find(actor, [where("skillTerms", "array-contains", "s:tractor"), page]));
    await assertFails(find(actor, [where("companyId", "in", [actor, "somebodyElse"]), page]));
  });

  test.each(everyoneBut("applicant", "company", "admin"))(
    "of others' applications is refused to %s",
    async (actor) => {
      await assertFails(find(actor, [where("uid", "==", "applicant"), page]));
      await assertFails(find(actor, [where("companyId", "==", "company"), page]));
    },
  );

  test.each(["applicant", "unverifiedCompany", "deletedCompany"] as const)(
    "under its own id as a company is refused to %s",
    async (actor) => {
      await assertFails(find(actor, [where("companyId", "==", actor), page]));
    },
  );

  test.each(tokens)("is refused to a company as an account %s", async (_which, token) => {
    await assertFails(find("company", [where("companyId", "==", "company"), page], token));
  });

  test.each(everyone)("by an id is refused to %s as well", async (actor) => {
    if (actor === "applicant" || actor === "company" || actor === "admin") return;
    await assertFails(find(actor, [where("__name__", "==", "vaga_applicant"), page]));
  });
});
