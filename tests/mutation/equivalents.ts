// Mutants that no request can distinguish from the rules, by name, each with the reason. A mutant that a test kills, or that
// no longer exists, fails the run.

const noResource =
  "There is no `resource` before a create: reading it is an error, and an error denies.";
const getAllows = "Whom this allows a get, the rule of `get` allows it already.";
const noQuery = "A get has no query: asking for its limit is an error, and an error denies.";
const sameInstant =
  "Tells two instants apart that are the same to the microsecond; no client can name the instant its request arrives.";
const noEmptyId = "Firestore knows no empty id.";
const noResourceFile = "An update has a `resource`, and this asks that there is none.";
const unchanged =
  "The write may not change this field, so that it reads the same before and after.";
const noteAsks = "The note that goes with the deletion asks this of the same request.";
const deletionAsks = "The deletion that goes with the note asks this of it.";
const missingBoolean = "A field that is not there counts as a boolean, whichever.";
const alreadyRefused =
  "What the list gains is no field of a vacancy, and `isPendingJob` refuses every other one.";
const noOffset =
  "Both engines give a query without an offset the offset 0; production may leave it out or give null, and no offset is a text.";
const rowThere =
  "A row that is there makes a write an update in both engines, and an update never meets a rule that asks for none.";
const placeAsks = "The place in the queue that goes with the job asks this of it.";

export const equivalents: Record<string, string> = {
  "firestore.rules · isLimitedList() · 1 for 0 in request.query.get('offset', 0)": noOffset,
  "firestore.rules · isLimitedList() · -1 for 0 in request.query.get('offset', 0)": noOffset,
  "firestore.rules · isLimitedList() · a list without null": noOffset,
  "firestore.rules · isLimitedList() · a longer list than [0, null]": noOffset,
  "firestore.rules · /jobs/{jobId} · allow create · drop && request.resource.data.approvalStatus == 'pending'":
    placeAsks,
  "firestore.rules · /jobs/{jobId} · allow update · a list without 'approved'":
    "The rule asks that `approved` is false before and after.",
  "firestore.rules · /jobs/{jobId} · allow update · allow create too": noResource,
  "firestore.rules · /jobs/{jobId} · allow update #2 · allow create too": noResource,
  "firestore.rules · /closingNotices/{jobId} · allow update · allow create too": noResource,
  "firestore.rules · /hires/{jobId} · allow update · allow create too": noResource,
  "firestore.rules · /jobApprovals/{jobId} · allow update · allow create too": noResource,
  "firestore.rules · /pendingJobs/{jobId} · allow update · allow create too": noResource,
  "firestore.rules · /queuePlaces/{companyId} · allow update · allow create too": noResource,
  "firestore.rules · /companies/{companyId} · allow create · drop && !exists(ownCompany())":
    rowThere,
  "firestore.rules · /companies/{companyId} · allow create · allow update too": rowThere,
  "firestore.rules · /companies/{companyId} · allow update · allow create too": noResource,
  "firestore.rules · /companies/{companyId} · allow update #2 · allow create too": noResource,
  "firestore.rules · /companies/{companyId} · allow update #3 · allow create too": noResource,
  "firestore.rules · /candidates/{candidateId} · allow update · allow create too": noResource,
  "firestore.rules · /candidates/{candidateId} · allow update #2 · allow create too": noResource,
  "firestore.rules · /resumes/{resumeId} · allow update · allow create too": noResource,
  "firestore.rules · /jobs/{jobId} · allow list · allow get too": getAllows,
  "firestore.rules · /jobs/{jobId} · allow list #2 · allow get too": getAllows,
  "firestore.rules · /jobEdits/{jobId} · allow get · allow list too":
    "Whose rows this allows to list, the rule of `list` allows it already.",
  "firestore.rules · /jobEdits/{jobId} · allow list · allow get too": getAllows,
  "firestore.rules · /jobEdits/{jobId} · allow update · allow create too": noResource,
  "firestore.rules · /jobEdits/{jobId} · allow update #2 · allow create too": noResource,
  "firestore.rules · /registerMatches/{companyId} · allow update · allow create too": noResource,
  "firestore.rules · /candidates/{candidateId} · allow update #3 · allow create too": noResource,
  "firestore.rules · /resumes/{resumeId} · allow update #2 · allow create too": noResource,
  "firestore.rules · /contactRequests/{requestId} · allow list · allow get too": noQuery,
  "firestore.rules · /jobClosures/{jobId} · allow list · allow get too": noQuery,
  "firestore.rules · /closingNotices/{jobId} · allow list · allow get too": noQuery,
  "firestore.rules · /hires/{jobId} · allow list · allow get too": noQuery,
  "firestore.rules · /jobApprovals/{jobId} · allow list · allow get too": getAllows,
  "firestore.rules · /jobApprovals/{jobId} · allow list #2 · allow get too": getAllows,
  "firestore.rules · /companies/{companyId} · allow list · allow get too": getAllows,
  "firestore.rules · /candidates/{candidateId} · allow list · allow get too": noQuery,
  "firestore.rules · /talentCards/{cardId} · allow list · allow get too": getAllows,
  "firestore.rules · isDeadline() · < in instant <= (request.time + duration.value(61, 'd'))":
    sameInstant,
  "firestore.rules · /candidates/{candidateId} · isForAnOpenJob() · >= in job.expiresAt > request.time":
    sameInstant,
  "firestore.rules · /closingNotices/{jobId} · hasEnded() · < in job.expiresAt <= request.time":
    sameInstant,
  "firestore.rules · /closingNotices/{jobId} · isTold() · < in (resource.data.askedAt + duration.value(30, 'm')) <= request.time":
    sameInstant,
  "storage.rules · /resumes/{candidateId}/{fileName} · isJobOpen() · >= in job.expiresAt > request.time":
    sameInstant,
  "firestore.rules · /queuePlaces/{companyId} · allow update · < in (resource.data.thirdLastAt + duration.value(1, 'm')) <= request.time":
    sameInstant,
  "firestore.rules · isJobId() · the pattern '[A-Za-z0-9-]{0,80}'": noEmptyId,
  "storage.rules · /resumes/{candidateId}/{fileName} · allow create · allow update too":
    noResourceFile,
  "firestore.rules · /pendingJobs/{jobId} · allow update · a longer list than ['searchTerms']":
    alreadyRefused,
  "firestore.rules · isPaidByTheDay() · a longer list than [null, 'diária']":
    "What the list gains is no unit of pay, and `isAmount` refuses every other one.",
  "firestore.rules · /jobs/{jobId} · changesAvailabilityAlone() · true in job.get('paused', false)":
    missingBoolean,
  "firestore.rules · isContent() · true in job.get('dayWork', false)": missingBoolean,
  "firestore.rules · isContent() · 2 for 1 in job.get('openings', 1)":
    "A number that is not there counts as one that may be, whichever.",
  "firestore.rules · /jobs/{jobId} · allow delete · drop isActiveCompany() &&": noteAsks,
  "firestore.rules · /jobClosures/{jobId} · isOwnDeletion() · drop && closure.byCompany == true":
    deletionAsks,
  "firestore.rules · /jobs/{jobId} · allow update · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /jobEdits/{jobId} · allow update #2 · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /jobEdits/{jobId} · allow update #2 · request.resource for resource in resource.data #2":
    unchanged,
  "firestore.rules · /companies/{companyId} · allow update #3 · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /registerMatches/{companyId} · allow update · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /registerMatches/{companyId} · allow update · request.resource for resource in resource.data #2":
    unchanged,
  "firestore.rules · /jobApprovals/{jobId} · allow update · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /resumes/{resumeId} · allow update #2 · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /resumes/{resumeId} · allow update #2 · request.resource for resource in resource.data #2":
    unchanged,
  "firestore.rules · /resumes/{resumeId} · isAboutTheApplication() · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /resumes/{resumeId} · isAboutTheApplication() · request.resource for resource in resource.data #2":
    unchanged,
  "firestore.rules · /candidates/{candidateId} · allow update · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /candidates/{candidateId} · allow update #2 · request.resource for resource in resource.data":
    unchanged,
  "firestore.rules · /candidates/{candidateId} · allow update #3 · request.resource for resource in resource.data":
    unchanged,
};
