import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { beforeEach, expect, test, vi } from "vitest";
import {
  discardDraft,
  emptyDraft,
  formDraft,
  keepFile,
  keepTyped,
  keptDraft,
  keptFile,
} from "../../applyParts/applicationDraft.ts";
import {
  dropResumeDraft,
  emptyResumeDraft,
  formResumeDraft,
  keepResumeDraft,
  keptResumeDraft,
} from "../../data/application/writtenResumeDraft.ts";
import type { Ended } from "../../data/application/kept/sendWaiting.ts";
import { notificationQueue } from "../../ui/message/notifications.ts";
import { sendAndTell } from "./sendAndTell.ts";

const { ends } = vi.hoisted(() => ({ ends: { now: [] as Ended[] } }));
vi.mock("../../data/application/kept/sendWaiting.ts", () => ({
  sendWaiting: async () => ends.now,
}));

const pdfOf = (name: string) => new File(["%PDF"], `${name}.pdf`);
const fromMaria: Ended = {
  draft: {
    name: "Maria Lima",
    email: null,
    phone: "5566999990001",
    coverLetter: "Sou caixa",
    consentJob: true,
    consentTalentPool: false,
  },
  job: { id: "caixa", title: "Caixa", company: "Mercado", companyId: "mercado" },
  written: null,
  end: "sent",
  unsent: null,
};
const failed: Ended = { ...fromMaria, end: "refused", unsent: { file: pdfOf("maria") } };

const maria = { ...emptyDraft, name: "Maria Lima ", phone: "99999-0001" };
const jose = { ...emptyDraft, name: "José Dias", phone: "(66) 99999-0009" };
const namesake = { ...maria, phone: "(66) 99999-0009" };
const relative = { ...jose, phone: maria.phone };

beforeEach(() => {
  // A storage whose keys are its own properties, as in browsers.
  const kept: Record<string, string> = {};
  notificationQueue.set([]);
  keepFile(null);
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
  return () => vi.unstubAllGlobals();
});

/** The form's name, text and file on a device where this was typed before Maria's application ended. */
async function afterwards(typed: typeof emptyDraft | null, ended: Ended) {
  if (typed) {
    keepTyped(typed);
    keepFile(pdfOf("typed"));
  }
  ends.now = [ended];
  await sendAndTell(false);
  expect(notificationQueue.get()).toHaveLength(1);
  const draft = keptDraft();
  return [draft && [draft.name, draft.phone, draft.coverLetter], keptFile()?.name ?? null];
}

test.each([
  ["an empty form", null],
  ["her own form, however its number is written", maria],
  ["a form with nothing but her name", { ...emptyDraft, name: "Maria Lima" }],
])("what was not sent is put back with its file into %s", async (_where, typed) => {
  expect(await afterwards(typed, failed)).toEqual([
    ["Maria Lima", "(66) 99999-0001", "Sou caixa"],
    "maria.pdf",
  ]);
});

test.each<[Ended["end"] | "closed", string]>([
  ["refused", ""],
  ["closed", "A vaga não recebe mais candidaturas. "],
  ["unreadable", "O arquivo do currículo não pôde ser lido. "],
  ["lost", "Ela esperou tempo demais. "],
  ["unsure", "Outra conta entrou neste aparelho, e não dá para saber se ela chegou. "],
  ["consent", "O texto da autorização mudou. "],
])(
  "a message about what could not be put back says whose it is, why it failed and where it is: '%s'",
  async (end, why) => {
    await afterwards(jose, { ...failed, end });
    expect(notificationQueue.get()[0]?.description).toBe(
      `É a candidatura de Maria Lima para Mercado. ${why}Já há outra candidatura escrita neste aparelho. Depois de enviar ou descartar essa, o texto volta quando o formulário for aberto de novo.`,
    );
  },
);

test("her newer letter stays, and those of two other jobs come after it", async () => {
  const newer = { ...maria, coverLetter: "Sou cozinheira" };
  const other = { ...failed.draft, coverLetter: "Sou babá" };
  expect(await afterwards(newer, failed)).toEqual([
    [newer.name, newer.phone, "Sou cozinheira"],
    "typed.pdf",
  ]);
  notificationQueue.set([]);
  await afterwards(null, { ...failed, draft: other, job: { ...failed.job!, id: "babá" } });
  const letters = [0, 1, 2].map(() => {
    discardDraft();
    return formDraft()?.coverLetter;
  });
  expect(letters).toEqual(["Sou caixa", "Sou babá", undefined]);
});

test("what was not sent stays when another of the same person is sent before a form opens with it", async () => {
  await afterwards(null, failed);
  notificationQueue.set([]);
  await afterwards(null, fromMaria);
  expect([formDraft()?.coverLetter, keptFile()?.name]).toEqual(["Sou caixa", "maria.pdf"]);
});

test.each([
  ["before", [failed, fromMaria]],
  ["after", [fromMaria, failed]],
])(
  "what was not sent stays with its file when another with the same texts is sent: told %s it",
  async (_when, both) => {
    keepTyped({ ...maria, coverLetter: "Sou caixa" });
    keepFile(pdfOf("typed"));
    ends.now = both;
    await sendAndTell(false);
    expect([formDraft()?.coverLetter, keptFile()?.name]).toEqual(["Sou caixa", "maria.pdf"]);
  },
);

test("without storage nobody is told of another application in its place, and the file stays", async () => {
  vi.stubGlobal("localStorage", undefined);
  keepFile(pdfOf("typed"));
  ends.now = [failed];
  await sendAndTell(false);
  expect(notificationQueue.get()[0]?.description).toBe(
    "Para Mercado. Envie de novo pelo formulário.",
  );
  expect(keptFile()?.name).toBe("maria.pdf");
});

test("a company's name that ends in a full stop gets no second one in any of the messages", async () => {
  const job = { ...fromMaria.job!, company: "Mercado Ltda." };
  const told: unknown[] = [];
  for (const [typed, ended] of [
    [null, failed],
    [jose, failed],
    [null, fromMaria],
  ] as const) {
    notificationQueue.set([]);
    await afterwards(typed, { ...ended, job });
    told.push(notificationQueue.get()[0]?.description);
  }
  expect(told).toEqual([
    "Para Mercado Ltda. Envie de novo pelo formulário.",
    expect.stringMatching(/^É a candidatura de Maria Lima para Mercado Ltda\. Já há outra/),
    "Terminamos o envio do seu currículo para Mercado Ltda.",
  ]);
});

test("the file goes with its texts, also when another tab discards them", async () => {
  await afterwards(null, failed);
  localStorage.removeItem("vagas-application-draft");
  expect([formDraft(), keptFile()]).toEqual([null, null]);
});

test.each([
  ["her own", "Maria Lima", "O texto da autorização mudou. Está tudo preenchido"],
  ["another person's", "José Dias", "Já há outra candidatura escrita"],
])(
  "a written résumé that was not sent says what stands in its form: %s",
  async (_whose, name, told) => {
    const waits = { ...emptyResumeDraft, name, phone: maria.phone };
    keepResumeDraft(waits, new Date());
    await afterwards(null, { ...failed, written: buildWrittenResume(), end: "consent" });
    expect(notificationQueue.get()[0]?.description).toContain(told);
    expect(keptResumeDraft()).toEqual(waits);
  },
);

test("a file alone, whose text the device could not keep, is gone once it was sent", async () => {
  keepFile(pdfOf("typed"));
  expect(await afterwards(null, fromMaria)).toEqual([null, null]);
});

test("the form and the file of her own application are gone once it was sent", async () => {
  expect(await afterwards(maria, fromMaria)).toEqual([null, null]);
});

test.each([
  ["another person's", jose],
  ["a namesake's", namesake],
  ["that of somebody with the same telephone", relative],
])("the form of a shared phone stays if it is %s by now, sent or not", async (_whose, typed) => {
  for (const ended of [failed, fromMaria]) {
    notificationQueue.set([]);
    expect(await afterwards(typed, ended)).toEqual([[typed.name, typed.phone, ""], "typed.pdf"]);
  }
});

test.each([
  [{ end: "another", of: "Ana Souza" }, "Este aparelho já enviou a candidatura de Ana Souza."],
  [
    { end: "withdrawn" },
    "Você já se candidatou a esta vaga, e essa candidatura não está mais com a empresa",
  ],
] as const)("what met an older application is not called sent: %o", async (end, told) => {
  expect(await afterwards(null, { ...failed, ...end })).toEqual([
    ["Maria Lima", "(66) 99999-0001", "Sou caixa"],
    "maria.pdf",
  ]);
  notificationQueue.set([]);
  await afterwards(jose, { ...failed, ...end });
  const [message] = notificationQueue.get();
  expect(message?.title).toBe("Erro ao enviar candidatura");
  expect(message?.description).toContain(told);
  expect(message?.description).toContain("Já há outra candidatura escrita");
});

test.each(["another", "withdrawn", "lost"] as const)(
  "what was not sent ('%s') comes into the form after the other person's draft, without the file chosen there",
  async (end) => {
    const ofAna = { ...failed, draft: { ...fromMaria.draft, name: "Ana Reis" } };
    await afterwards(jose, { ...failed, end });
    expect(notificationQueue.get()[0]?.description).toContain(
      "volta quando o formulário for aberto de novo",
    );
    notificationQueue.set([]);
    await afterwards(null, { ...ofAna, end });
    expect(formDraft()?.name).toBe("José Dias");

    const come: unknown[] = [];
    for (let opening = 0; opening < 3; opening++) {
      discardDraft();
      keepFile(pdfOf("josé"));
      const draft = formDraft();
      come.push(draft && [draft.name, draft.phone, draft.coverLetter, keptFile()]);
    }
    expect(come).toEqual([
      ["Maria Lima", "(66) 99999-0001", "Sou caixa", null],
      ["Ana Reis", "(66) 99999-0001", "Sou caixa", null],
      null,
    ]);
  },
);

test("the answers of a written résumé come back after the other person's draft", async () => {
  keepResumeDraft({ ...emptyResumeDraft, name: "José Dias" }, new Date());
  const written = buildWrittenResume();
  await afterwards(null, { ...failed, written, end: "another", of: "Ana Souza" });
  expect(formResumeDraft()?.name).toBe("José Dias");
  dropResumeDraft();
  const back = { name: "Maria Lima", phone: "(66) 99999-0001", step: "enviar", resume: written };
  expect([formResumeDraft(), keptResumeDraft()]).toMatchObject([back, back]);
  dropResumeDraft();
  expect(formResumeDraft()).toBeNull();
});

test.each([
  ["mercado", "Mercado"],
  [null, "a administração do site, que avisa Mercado"],
])(
  "what was sent to a job of the company %s says who received it",
  async (companyId, recipient) => {
    await afterwards(null, { ...fromMaria, job: { ...fromMaria.job!, companyId } });
    expect(notificationQueue.get()[0]?.description).toBe(
      `Terminamos o envio do seu currículo para ${recipient}.`,
    );
  },
);
