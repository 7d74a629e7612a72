import { candidateId } from "@vagas/functions/domain/application/candidate";
import { resumeTypes } from "@vagas/functions/domain/application/resumeFile";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  type QueryConstraint,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from "firebase/storage";
import { accounts, type Actor } from "../../support/actors.ts";
import {
  buildApproval,
  buildCandidate,
  buildClosure,
  buildContactRequest,
  buildCompany,
  buildEdit,
  buildJob,
  buildHire,
  buildListedJob,
  buildNotice,
  buildPendingJob,
  buildResume,
  buildTalentCard,
} from "../../support/build.ts";
import { gate } from "../gate.ts";
import { firstPlace, withFirstPlace } from "../places.ts";
import { keptByFunctions, keptEdition, keptMatch, keptPlaces, storedFiles } from "./documents.ts";

/** Sends the request of a row as one of the actors. */
type Operation = (actor: Actor) => Promise<unknown>;
type Operations = Record<string, Operation>;

const now = serverTimestamp();
const few = limit(10);
const pdf = { contentType: resumeTypes.pdf };
const bytes = new Uint8Array(100);
let count = 0;

/** One path for all actors, or a path for each. */
type Place = string | ((actor: Actor) => string);

function at(path: Place, actor: Actor): string {
  return typeof path === "string" ? path : path(actor);
}

function get(path: Place): Operation {
  return (actor) => getDoc(doc(gate.as(actor), at(path, actor)));
}

function list(
  name: string,
  constraints: (actor: Actor) => QueryConstraint[] = () => [few],
): Operation {
  return (actor) => getDocs(query(collection(gate.as(actor), name), ...constraints(actor)));
}

/** A new document under an unused id, with the actor's fields. */
function create(name: string, fields: (actor: Actor) => DocumentData): Operation {
  return (actor) => setDoc(doc(gate.as(actor), name, `nova-${(count += 1)}`), fields(actor));
}

function set(path: Place, fields: (actor: Actor) => DocumentData): Operation {
  return (actor) => setDoc(doc(gate.as(actor), at(path, actor)), fields(actor));
}

function update(path: Place, fields: DocumentData): Operation {
  return (actor) => updateDoc(doc(gate.as(actor), at(path, actor)), fields);
}

function remove(path: Place): Operation {
  return (actor) => deleteDoc(doc(gate.as(actor), at(path, actor)));
}

const isListed = where("listed", "==", true);
const newJob = { ...buildJob(), postedAt: now, updatedAt: now };
const availability = { filled: true, updatedAt: now };
const edit = { title: "Repositor", revision: 2, updatedAt: now };
const demotion = { approvalStatus: "pending", approved: false, listed: false };

const newEdit = { ...buildEdit(), createdAt: now, updatedAt: now };
const rewriting = { revision: 2, createdAt: now, updatedAt: now };

/** A company's new row under its own address, as its account sends it. */
function newCompany(actor: Actor): DocumentData {
  return {
    ...buildCompany({ email: (accounts[actor] as { email?: string } | null)?.email ?? "" }),
    createdAt: now,
    updatedAt: now,
  };
}

const keptTaxId = { number: "52998224725", at: now };
const newEdition = { ...keptEdition, importedAt: now };
const release = {
  edition: keptMatch.edition,
  numbers: keptMatch.numbers,
  note: "Acordo assinado",
  at: now,
};

/** What an actor says about a company of the matrix, as the administrator's page writes it. */
function verify(whose: (actor: Actor) => Actor, changes: DocumentData = {}): Operation {
  return (actor) => {
    const { name, cnpj } = buildCompany();
    const looked = {
      name,
      cnpj,
      whatsapp: null,
      checks: ["place"],
      by: accounts[actor]?.uid ?? "",
    };
    return updateDoc(doc(gate.as(actor), "companies", whose(actor)), {
      verified: { ...looked, at: now, ...changes },
    });
  };
}

/** The request for a document that does not exist. */
function without(path: Place, request: Operation): Operation {
  return async (actor) => {
    await gate.given({ [at(path, actor)]: null });
    return request(actor);
  };
}

/** The request for an application of which nothing is left. */
function withoutApplication(id: string, request: Operation): Operation {
  return without(`candidates/${id}`, without(`resumes/${id}`, request));
}

function register(row: (actor: Actor) => Actor): Operation {
  const path = (actor: Actor) => `companies/${row(actor)}`;
  return without(
    path,
    set(path, (actor) => newCompany(row(actor))),
  );
}

function apply(jobId: string | null, uid: (actor: Actor) => string): Operation {
  return set(
    (actor) => `candidates/${candidateId(jobId, uid(actor))}`,
    (actor) => {
      const application = buildCandidate(jobId, uid(actor));
      return {
        ...application,
        consent: { ...application.consent, at: now },
        stageAt: now,
        createdAt: now,
      };
    },
  );
}

/** The same for a document of the actor's own. */
function withOwn(
  path: Place,
  fields: (actor: Actor) => DocumentData,
  request: Operation,
): Operation {
  return async (actor) => {
    await gate.given({ [at(path, actor)]: fields(actor) });
    return request(actor);
  };
}

const ownJob = (actor: Actor) => `jobs/de-${actor}`;
const ownRow = (actor: Actor) => `companies/${actor}`;
const ofOwn = (request: Operation) =>
  withOwn(ownJob, (actor) => buildListedJob({ companyId: actor }), request);
const ownNotice = (actor: Actor) => `closingNotices/de-${actor}`;

/** Asks in the actor's name to tell that a job has ended. */
function askFor(notice: Place): Operation {
  return set(notice, (actor) => ({ companyId: actor, askedAt: now }));
}

/** Says in the actor's name that somebody was hired. */
function hired(path: Place): Operation {
  return set(path, (actor) => ({ ...buildHire({ companyId: actor }), answeredAt: now }));
}

/** The same with a filled job of the actor's own, whose end was asked to be told at that time. */
function ofOwnEnded(askedAt: number, request: Operation): Operation {
  return withOwn(
    ownJob,
    (actor) => buildListedJob({ companyId: actor, filled: true }),
    withOwn(
      ownNotice,
      (actor) => buildNotice({ companyId: actor, askedAt: new Date(askedAt) }),
      request,
    ),
  );
}

const self = (actor: Actor) => actor;
const ofTheApplicant = () => "applicant";
const ofCompanyA = () => "company" as const;

/** Deletes a job together with its company's note of the deletion. */
function removeOwnJob(actor: Actor): Promise<void> {
  const batch = writeBatch(gate.as(actor));
  batch.delete(doc(gate.as(actor), ownJob(actor)));
  const closure = buildClosure({ companyId: actor });
  batch.set(doc(gate.as(actor), `jobClosures/de-${actor}`), { ...closure, closedAt: now });
  return batch.commit();
}

/** Creates a job of a company, with a place in the sender's queue. */
function sendJob(actor: Actor, companyId: Actor): Promise<void> {
  const id = `nova-${(count += 1)}`;
  const job = { ...newJob, companyId };
  return withFirstPlace(actor, id, (batch) => batch.set(doc(gate.as(actor), "jobs", id), job));
}

/** The first place of a company's queue, with a job that the actor sends as its own. */
async function takePlace(actor: Actor, companyId: Actor): Promise<void> {
  const batch = writeBatch(gate.as(actor));
  const id = `nova-${(count += 1)}`;
  await gate.given({ [`queuePlaces/${companyId}`]: null });
  batch.set(doc(gate.as(actor), "jobs", id), { ...newJob, companyId });
  batch.set(doc(gate.as(actor), "queuePlaces", companyId), firstPlace(id));
  return batch.commit();
}

async function takeSecondPlace(actor: Actor): Promise<void> {
  const places = doc(gate.as(actor), "queuePlaces", actor);
  await gate.given({ [places.path]: keptPlaces });
  const id = `nova-${(count += 1)}`;
  const batch = writeBatch(gate.as(actor));
  batch.set(doc(gate.as(actor), "jobs", id), { ...newJob, companyId: actor });
  batch.update(places, {
    "jobs.1": id,
    place: "1",
    lastAt: now,
    secondLastAt: keptPlaces.lastAt,
  });
  return batch.commit();
}

/** The actor's explanations of a job, as its company sends them. */
function explain(jobId: Place): Operation {
  return set(
    (actor) => `jobExplanations/${at(jobId, actor)}`,
    (actor) => ({ companyId: actor, entries: "[]", updatedAt: now }),
  );
}

function kept(noun: string): Operations {
  const { path, fields } = keptByFunctions[noun]!;
  const parent = path.slice(0, path.lastIndexOf("/"));
  return {
    get: get(path),
    list: list(parent),
    create: create(parent, () => fields),
    update: update(path, { extra: 1 }),
    delete: remove(path),
  };
}

function upload(path: Place): Operation {
  return (actor) => uploadBytes(ref(gate.bucketAs(actor), at(path, actor)), bytes, pdf);
}

/** A file name that no other upload has. */
function fresh(folder: string): string {
  return `resumes/${folder}/${1_796_000_000_000 + Number(process.hrtime.bigint() % 1_000_000_000n) + (count += 1)}-abc123.pdf`;
}

/** The request of each row of the table, by noun and method. */
export const operations: Record<string, Operations> = {
  "a listed job": {
    get: get("jobs/publica"),
    list: list("jobs", () => [isListed, limit(50)]),
    "list without a bound": list("jobs", () => [isListed]),
  },
  "a hidden job of company A": {
    get: get("jobs/oculta"),
    list: list("jobs", () => [where("companyId", "==", "company"), few]),
    "list with others": list("jobs"),
  },
  jobs: {
    "list own": list("jobs", (actor) => [where("companyId", "==", actor)]),
    "list across collections": (actor) =>
      getDocs(query(collectionGroup(gate.as(actor), "jobs"), isListed, few)),
    "create own": (actor) => sendJob(actor, actor),
    "create of company A": (actor) => sendJob(actor, "company"),
    "create own, without a place": create("jobs", (actor) => ({ ...newJob, companyId: actor })),
    "create approved": create("jobs", () => ({
      ...newJob,
      companyId: null,
      approved: true,
      approvalStatus: "approved",
    })),
    "create over another": set("jobs/publica", () => newJob),
    "update own availability": ofOwn(update(ownJob, availability)),
    "update availability": update("jobs/publica", availability),
    "update content, to wait": withOwn(
      "jobs/recusada",
      () => buildJob({ approvalStatus: "rejected" }),
      (actor) =>
        withFirstPlace(actor, "recusada", (batch) =>
          batch.update(doc(gate.as(actor), "jobs/recusada"), { ...edit, ...demotion }),
        ),
    ),
    "update approved content": update("jobs/publica", { ...edit, ...demotion }),
    "update content, as approved": update("jobs/publica", edit),
    "update listed": update("jobs/oculta", { listed: true, updatedAt: now }),
    "update company": update("jobs/publica", { companyId: "otherCompany", updatedAt: now }),
    delete: remove("jobs/publica"),
    "delete own": ofOwn(remove(ownJob)),
    "delete own, and say so": ofOwn(removeOwnJob),
  },
  jobExplanations: {
    get: get("jobExplanations/publica"),
    "get of own job, never made": ofOwn(get((actor) => `jobExplanations/de-${actor}`)),
    "get of A's job, never made": get("jobExplanations/oculta"),
    list: list("jobExplanations", () => [where("companyId", "==", "company"), few]),
    "create of own job": ofOwn(
      without(
        (actor) => `jobExplanations/de-${actor}`,
        explain((actor) => `de-${actor}`),
      ),
    ),
    "create of company A's job": without("jobExplanations/oculta", explain("oculta")),
    "create of no job": explain("nenhuma"),
    update: explain("publica"),
    delete: remove("jobExplanations/publica"),
  },
  queuePlaces: {
    get: get("queuePlaces/company"),
    "get own": get((actor) => `queuePlaces/${actor}`),
    list: list("queuePlaces"),
    create: without("queuePlaces/company", (actor) => takePlace(actor, "company")),
    "create own": (actor) => takePlace(actor, actor),
    "create own, for no job": without(
      (actor) => `queuePlaces/${actor}`,
      set(
        (actor) => `queuePlaces/${actor}`,
        () => firstPlace("nova"),
      ),
    ),
    update: update("queuePlaces/company", { jobs: {} }),
    "update own": (actor) => takeSecondPlace(actor),
    delete: remove("queuePlaces/company"),
    "delete own": withOwn(
      (actor) => `queuePlaces/${actor}`,
      () => keptPlaces,
      remove((actor) => `queuePlaces/${actor}`),
    ),
  },
  jobClosures: {
    get: get("jobClosures/excluida"),
    "get own": withOwn(
      (actor) => `jobClosures/de-${actor}`,
      (actor) => buildClosure({ companyId: actor }),
      get((actor) => `jobClosures/de-${actor}`),
    ),
    list: list("jobClosures", () => [where("companyId", "==", "company"), few]),
    "list own": list("jobClosures", (actor) => [where("companyId", "==", actor), few]),
    "list of everybody": list("jobClosures"),
    "list without a bound": list("jobClosures", () => [where("companyId", "==", "company")]),
    create: create("jobClosures", (actor) => ({
      ...buildClosure({ companyId: actor }),
      closedAt: now,
    })),
    update: update("jobClosures/excluida", { closedAt: now }),
    delete: remove("jobClosures/excluida"),
  },
  closingNotices: {
    get: get("closingNotices/excluida"),
    list: list("closingNotices", () => [where("companyId", "==", "company"), few]),
    "list own": list("closingNotices", (actor) => [where("companyId", "==", actor), few]),
    "list of everybody": list("closingNotices"),
    "list without a bound": list("closingNotices", () => [where("companyId", "==", "company")]),
    "create of own job": withOwn(
      ownJob,
      (actor) => buildListedJob({ companyId: actor, filled: true }),
      without(ownNotice, askFor(ownNotice)),
    ),
    "create of company A's job": without(
      "closingNotices/encerrada",
      askFor("closingNotices/encerrada"),
    ),
    "create of an open job": without("closingNotices/publica", askFor("closingNotices/publica")),
    "create of own deleted job": withOwn(
      (actor) => `jobClosures/sem-${actor}`,
      (actor) => buildClosure({ companyId: actor }),
      askFor((actor) => `closingNotices/sem-${actor}`),
    ),
    "create of no job": askFor("closingNotices/nenhuma"),
    "update of own, told": ofOwnEnded(0, askFor(ownNotice)),
    "update of own, not told": ofOwnEnded(Date.now(), askFor(ownNotice)),
    delete: remove("closingNotices/excluida"),
    "delete of own, told": ofOwnEnded(0, remove(ownNotice)),
  },
  hires: {
    get: get("hires/publica"),
    list: list("hires", () => [where("companyId", "==", "company"), few]),
    "list own": list("hires", (actor) => [where("companyId", "==", actor), few]),
    "list of everybody": list("hires"),
    "list without a bound": list("hires", () => [where("companyId", "==", "company")]),
    "create of own job": ofOwn(
      without(
        (actor) => `hires/de-${actor}`,
        hired((actor) => `hires/de-${actor}`),
      ),
    ),
    "create of company A's job": without("hires/encerrada", hired("hires/encerrada")),
    "create of own deleted job": withOwn(
      (actor) => `jobClosures/sem-${actor}`,
      (actor) => buildClosure({ companyId: actor }),
      without(
        (actor) => `hires/sem-${actor}`,
        hired((actor) => `hires/sem-${actor}`),
      ),
    ),
    "create of a job never public": hired("hires/oculta"),
    "create of no job": hired("hires/nenhuma"),
    update: hired("hires/publica"),
    delete: remove("hires/publica"),
  },
  "below a job": {
    get: get("jobs/publica/history/1"),
    create: create("jobs/publica/history", () => ({ open: true })),
  },
  jobApprovals: {
    get: get("jobApprovals/oculta"),
    list: list("jobApprovals", () => [where("companyId", "==", "company"), few]),
    "list of everybody": list("jobApprovals"),
    create: create("jobApprovals", (actor) => buildApproval("oculta", { companyId: actor })),
    update: update("jobApprovals/oculta", { status: "approved", adminNotes: "", updatedAt: now }),
    delete: remove("jobApprovals/oculta"),
  },
  jobEdits: {
    get: get("jobEdits/publica"),
    "get of own job, never made": ofOwn(get((actor) => `jobEdits/de-${actor}`)),
    "get of A's job, never made": get("jobEdits/oculta"),
    list: list("jobEdits", () => [where("companyId", "==", "company"), few]),
    "list of everybody": list("jobEdits"),
    "create of own job": ofOwn(
      set(
        (actor) => `jobEdits/de-${actor}`,
        (actor) => ({ ...newEdit, companyId: actor }),
      ),
    ),
    "create of company A's job": without(
      "jobEdits/publica",
      set("jobEdits/publica", (actor) => ({ ...newEdit, companyId: actor })),
    ),
    "create of a hidden job": set("jobEdits/oculta", () => newEdit),
    "update text": update("jobEdits/publica", { ...rewriting, title: "Caixa" }),
    "update status": update("jobEdits/publica", {
      status: "approved",
      adminNotes: "",
      decidedRevision: 1,
      updatedAt: now,
    }),
    "update what functions keep": update("jobEdits/publica", { open: true }),
    delete: remove("jobEdits/publica"),
  },
  pendingJobs: {
    get: get("pendingJobs/papel"),
    list: list("pendingJobs"),
    create: create("pendingJobs", () => ({ ...buildPendingJob(), createdAt: now })),
    update: update("pendingJobs/papel", { title: "Caixa" }),
    delete: remove("pendingJobs/papel"),
  },
  rejectedJobs: {
    get: get("rejectedJobs/recusada"),
    list: list("rejectedJobs"),
    create: create("rejectedJobs", () => ({ ...buildPendingJob(), rejectedAt: now })),
    "create beside the queue": set("rejectedJobs/papel", () => ({
      ...buildPendingJob(),
      rejectedAt: now,
    })),
    update: update("rejectedJobs/recusada", { title: "Caixa", rejectedAt: now }),
    delete: remove("rejectedJobs/recusada"),
  },
  companies: {
    get: get("companies/company"),
    "get own": get((actor) => `companies/${actor}`),
    list: list("companies"),
    "list own": list("companies", (actor) => [where("__name__", "==", actor), few]),
    create: register(ofCompanyA),
    "create own": register(self),
    "create over another": set("companies/company", () => newCompany("company")),
    update: update("companies/company", { name: "Outro nome", updatedAt: now }),
    "update own": update((actor) => `companies/${actor}`, { name: "Outro nome", updatedAt: now }),
    "update active": update("companies/company", { active: false, updatedAt: now }),
    "update own active": withOwn(
      (actor) => `companies/${actor}`,
      () => buildCompany({ active: false }),
      update((actor) => `companies/${actor}`, { active: true, updatedAt: now }),
    ),
    "update verified": verify(ofCompanyA),
    "update own verified": withOwn(ownRow, () => buildCompany(), verify(self)),
    "update verified, as forged": verify(ofCompanyA, { name: "Outra empresa" }),
    "update register hold": update("companies/company", { registerHold: false }),
    delete: remove("companies/company"),
    "delete own": remove((actor) => `companies/${actor}`),
  },
  companyTaxIds: {
    get: get("companyTaxIds/company"),
    "get own": withOwn(
      (actor) => `companyTaxIds/${actor}`,
      () => keptTaxId,
      get((actor) => `companyTaxIds/${actor}`),
    ),
    list: list("companyTaxIds"),
    create: without(
      "companyTaxIds/company",
      set("companyTaxIds/company", () => keptTaxId),
    ),
    "create own": withOwn(
      ownRow,
      () => buildCompany(),
      without(
        (actor) => `companyTaxIds/${actor}`,
        set(
          (actor) => `companyTaxIds/${actor}`,
          () => keptTaxId,
        ),
      ),
    ),
    "create of no company": create("companyTaxIds", () => keptTaxId),
    update: update("companyTaxIds/company", { number: "11144477735", at: now }),
    delete: remove("companyTaxIds/company"),
  },
  employerRegister: {
    get: get("employerRegister/present"),
    list: list("employerRegister"),
    create: without(
      "employerRegister/present",
      set("employerRegister/present", () => newEdition),
    ),
    "create of another edition": create("employerRegister", () => newEdition),
    update: set("employerRegister/present", () => ({ ...newEdition, numbers: ["33000167000101"] })),
    "update of one number": update("employerRegister/present", { numbers: ["33000167000101"] }),
    delete: remove("employerRegister/present"),
  },
  registerMatches: {
    get: get("registerMatches/company"),
    list: list("registerMatches"),
    create: without(
      "registerMatches/company",
      set("registerMatches/company", () => keptMatch),
    ),
    "update release": update("registerMatches/company", { release }),
    "update numbers": update("registerMatches/company", { numbers: ["33000167000101"] }),
    delete: remove("registerMatches/company"),
  },
  candidates: {
    get: get("candidates/oculta_applicant"),
    "get own, never made": get((actor) => `candidates/nunca_${actor}`),
    "get in the talent bank": get("candidates/banco_applicant"),
    "list own": list("candidates", (actor) => [where("uid", "==", actor), few]),
    "list of company A": list("candidates", () => [where("companyId", "==", "company"), few]),
    "list of everybody": list("candidates"),
    "create own": apply("publica", self),
    "create own, talent bank": withoutApplication("banco_applicant", apply(null, self)),
    "create of the applicant": apply("publica", ofTheApplicant),
    "create own, hidden job": withoutApplication("oculta_applicant", apply("oculta", self)),
    "create over another": withOwn(
      (actor) => `candidates/publica_${actor}`,
      (actor) => buildCandidate("publica", actor),
      apply("publica", self),
    ),
    "update stage": update("candidates/oculta_applicant", { stage: "vista", stageAt: now }),
    "update stage, opened": update("candidates/oculta_applicant", { stage: "vista" }),
    "update own company's": withOwn(
      "candidates/outra_somebody",
      (actor) => buildCandidate("outra", "somebody", { companyId: actor }),
      update("candidates/outra_somebody", { stage: "vista", stageAt: now }),
    ),
    "update note": update("candidates/oculta_applicant", { companyNote: "Ligar na segunda" }),
    "update missing file": withOwn(
      "candidates/oculta_applicant",
      () => buildCandidate("oculta", "applicant", { resumeMissing: true }),
      update("candidates/oculta_applicant", {
        resumePath: "resumes/oculta_applicant/1797000000000-abc123.pdf",
      }),
    ),
    "update file that is there": update("candidates/oculta_applicant", {
      resumePath: "resumes/oculta_applicant/1797000000000-abc123.pdf",
    }),
    "update name": update("candidates/oculta_applicant", { name: "Outro nome" }),
    delete: remove("candidates/oculta_applicant"),
  },
  resumes: {
    get: get("resumes/banco_applicant"),
    list: list("resumes"),
    create: create("resumes", (actor) => buildResume(actor)),
    update: update("resumes/banco_applicant", {
      status: "approved",
      notes: "",
      decidedVersion: buildResume("applicant").version,
      updatedAt: now,
    }),
    "update profile": update("resumes/banco_applicant", {
      area: "Vendas",
      place: "Confresa",
      education: "",
      experience: "",
      skills: "",
      profileAt: now,
    }),
    delete: remove("resumes/banco_applicant"),
  },
  talentCards: {
    get: get("talentCards/cartao"),
    list: list("talentCards"),
    "list of an area": list("talentCards", () => [where("area", "==", "Comércio"), few]),
    "list by skill and place": list("talentCards", () => [
      where("skillTerms", "array-contains", "s:tractor"),
      where("place", "==", "Confresa"),
      few,
    ]),
    "list without a bound": list("talentCards", () => []),
    "get without an open job": without("hiringCompanies/company", get("talentCards/cartao")),
    create: create("talentCards", () => buildTalentCard()),
    update: update("talentCards/cartao", { name: "Outro" }),
    delete: remove("talentCards/cartao"),
  },
  contactRequests: {
    get: get("contactRequests/cartao_company"),
    list: list("contactRequests", () => [where("companyId", "==", "company"), few]),
    "list own": list("contactRequests", (actor) => [where("companyId", "==", actor), few]),
    "list of some people": list("contactRequests", (actor) => [
      where("companyId", "==", actor),
      where("cardId", "in", ["cartao", "cartao2"]),
      few,
    ]),
    "list of everybody": list("contactRequests"),
    "list without a bound": list("contactRequests", () => [where("companyId", "==", "company")]),
    create: create("contactRequests", (actor) => buildContactRequest({ companyId: actor })),
    update: update("contactRequests/cartao_company", { status: "accepted" }),
    delete: remove("contactRequests/cartao_company"),
  },
  ...Object.fromEntries(Object.keys(keptByFunctions).map((noun) => [noun, kept(noun)])),
  downloads: {
    get: get("downloads/1"),
    list: list("downloads"),
    create: create("downloads", () => ({
      candidateId: "oculta_applicant",
      uid: "company",
      at: now,
    })),
    "create of their own reading": create("downloads", (actor) => ({
      candidateId: "oculta_applicant",
      uid: accounts[actor]?.uid ?? null,
      at: now,
    })),
    update: update("downloads/1", { uid: "otherCompany" }),
    delete: remove("downloads/1"),
  },
  "a stored résumé": {
    get: (actor) => getBytes(ref(gate.bucketAs(actor), storedFiles.applied)),
    "get of its metadata": (actor) => getMetadata(ref(gate.bucketAs(actor), storedFiles.applied)),
    "get in the talent bank": (actor) => getBytes(ref(gate.bucketAs(actor), storedFiles.bank)),
    list: (actor) => listAll(ref(gate.bucketAs(actor), "resumes/oculta_applicant")),
    "create own": upload((actor) => fresh(`publica_${actor}`)),
    "create own, talent bank": without(
      "candidates/banco_applicant",
      upload((actor) => fresh(`banco_${actor}`)),
    ),
    "create own, hidden job": without(
      "candidates/oculta_applicant",
      upload((actor) => fresh(`oculta_${actor}`)),
    ),
    "create of the applicant": upload(() => fresh("publica_applicant")),
    update: upload(storedFiles.applied),
    "update of its metadata": (actor) =>
      updateMetadata(ref(gate.bucketAs(actor), storedFiles.applied), { contentType: "text/html" }),
    delete: (actor) => deleteObject(ref(gate.bucketAs(actor), storedFiles.applied)),
  },
  "a file elsewhere": {
    get: (actor) => getBytes(ref(gate.bucketAs(actor), storedFiles.elsewhere)),
    list: (actor) => listAll(ref(gate.bucketAs(actor), "logos")),
    create: upload(() => `logos/b-${(count += 1)}.pdf`),
    update: upload(storedFiles.elsewhere),
    delete: (actor) => deleteObject(ref(gate.bucketAs(actor), storedFiles.elsewhere)),
  },
};
