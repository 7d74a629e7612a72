import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetPendingApplication,
  keepPendingApplication,
  type PendingApplication,
  pendingApplication,
} from "./pendingApplication.ts";

const hour = 60 * 60 * 1000;
const now = Date.parse("2026-11-21T12:00:00-04:00");

const pending: PendingApplication = {
  candidateId: "vaga_uid",
  uid: "uid",
  keptAt: now,
  record: {
    name: "Ana",
    email: "ana@x.com",
    phone: "5566999990000",
    coverLetter: "",
    resumePath: "resumes/vaga_uid/1-a.pdf",
    resumeName: "a.pdf",
    resumeSize: 1,
    jobId: "vaga",
    jobTitle: "Caixa",
    company: "Mercado",
    companyId: null,
    talentPool: false,
    consentVersion: "1",
  },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("an application interrupted between upload and record is there on the next visit", () => {
  keepPendingApplication(pending);
  expect(pendingApplication(now + hour)).toEqual(pending);
});

test("it is removed once its record is written", () => {
  keepPendingApplication(pending);
  forgetPendingApplication();
  expect(pendingApplication(now)).toBeNull();
});

test("it is removed after a day, when its upload is gone", () => {
  keepPendingApplication(pending);
  expect(pendingApplication(now + 24 * hour)).toBeNull();
  // Also removed from the device.
  expect(localStorage.getItem("vagas-pending-application")).toBeNull();
});

test("unreadable data, or blocked storage, means nothing to finish", () => {
  localStorage.setItem("vagas-pending-application", "{");
  expect(pendingApplication(now)).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  expect(pendingApplication(now)).toBeNull();
});
