import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { keepForLater } from "../../data/application/kept/keepApplication.ts";
import type { Application } from "../../data/application/kept/keptApplication.ts";
import { allKept, getKept, removeKept } from "../../data/application/kept/keptStore.ts";
import { waiting } from "../../data/application/kept/waitingApplications.ts";
import { emptyResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { notificationQueue } from "../../ui/message/notifications.ts";
import type { ResumeInput } from "./useResumeDraft.ts";
import { useTakingBack } from "./useTakingBack.ts";

const maria = { name: "Maria Lima", phone: "(66) 99999-0001" };
const written = buildWrittenResume();

const ofMaria: Application = {
  draft: {
    name: "Maria Lima",
    email: null,
    phone: "5566999990001",
    coverLetter: "",
    consentJob: true,
    consentTalentPool: false,
  },
  job: { id: "caixa", title: "Caixa", company: "Mercado", companyId: "mercado" },
  file: new File(["%PDF-1.7"], "maria.pdf"),
  written,
};

beforeEach(async () => {
  vi.stubGlobal("navigator", {});
  for (const { key } of await allKept()) await removeKept(key);
  waiting.set({});
  notificationQueue.set([]);
  return () => vi.unstubAllGlobals();
});

const changed = vi.fn();

/** The steps' input on a device with this draft. */
function inputOf(contact: { name: string; phone: string }, jobId: string | null): ResumeInput {
  let input: ResumeInput | null = null;
  const own = {
    draft: { ...emptyResumeDraft, ...contact, resume: written },
    change: changed,
    changeResume: changed,
  } as Partial<ResumeInput> as ResumeInput;
  function Steps() {
    input = useTakingBack(own, jobId);
    return null;
  }
  renderToStaticMarkup(<Steps />);
  return input!;
}

const told = () => notificationQueue.get().map(({ title }) => title);

test("a corrected number takes back the application that waits with the old one, once, and its person is told to send it again", async () => {
  await keepForLater(ofMaria);
  const input = inputOf(maria, "caixa");
  for (const phone of ["(66) 99999-00", "(66) 99999-0002"]) input.change({ phone });
  expect(changed).toHaveBeenLastCalledWith({ phone: "(66) 99999-0002" });
  await vi.waitFor(() => expect(told()).toEqual(["Depois de mudar, envie de novo"]));
  expect([await getKept("caixa"), waiting.get()]).toEqual([null, {}]);
});

test("a changed answer takes back the application that waits for the talent bank", async () => {
  await keepForLater({ ...ofMaria, job: null });
  inputOf(maria, null).changeResume({ place: "Serra Alta" });
  await vi.waitFor(async () => expect(await getKept("banco")).toBeNull());
});

test.each([
  ["another person's", { name: "José Dias", phone: "(66) 99999-0009" }, ofMaria, "caixa"],
  ["one by a file", maria, { ...ofMaria, written: null }, "caixa"],
  ["one to another job", maria, ofMaria, "padeiro"],
] as const)("a changed answer takes back no application but its own: not %s", async (...given) => {
  const [, contact, application, jobId] = given;
  await keepForLater(application);
  inputOf(contact, jobId).change({ phone: "(66) 99999-0002" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await getKept("caixa"))?.isTakenBack).toBe(false);
  expect(told()).toEqual([]);
});
