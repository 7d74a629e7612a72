import { expect, test } from "vitest";
import { planSharedCnpj } from "./reconcileSharedCnpj.ts";

const plain = (id: string) => ({ id, isMarked: false });
const marked = (id: string) => ({ id, isMarked: true });
const marks = (...ids: string[]) =>
  ids.map((id) => ({ in: "companies", id, update: { cnpjShared: true } }));
const unmarks = (...ids: string[]) =>
  ids.map((id) => ({ in: "companies", id, update: { cnpjShared: false } }));

type Snapshot = Parameters<typeof planSharedCnpj>[0];

test.each<[string, Snapshot, object[]]>([
  [
    "two companies with one CNPJ are both marked",
    { company: { ...plain("a"), hasCnpj: true }, groups: [[plain("a"), plain("b")]] },
    marks("a", "b"),
  ],
  [
    "a company that is marked already is not written again",
    { company: { ...plain("a"), hasCnpj: true }, groups: [[plain("a"), marked("b")]] },
    marks("a"),
  ],
  [
    "one that is left alone with its CNPJ loses its mark",
    { company: { ...plain("a"), hasCnpj: true }, groups: [[marked("b")], [plain("a")]] },
    unmarks("b"),
  ],
  [
    "one without a CNPJ any more loses its mark",
    { company: { ...marked("a"), hasCnpj: false }, groups: [[plain("b")]] },
    unmarks("a"),
  ],
  [
    "one that was not read in its large group is marked",
    { company: { ...plain("a"), hasCnpj: true }, groups: [[marked("b"), marked("c")]] },
    marks("a"),
  ],
  [
    "a deleted one leaves the last of its group without a mark",
    { company: null, groups: [[marked("b")]] },
    unmarks("b"),
  ],
])("%s", (_what, snapshot, writes) => {
  expect(planSharedCnpj(snapshot)).toEqual(writes);
});
