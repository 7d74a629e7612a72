import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, documentsOf } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { runs } from "./runs.ts";

const id = "padeiro_ana";

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a link of a mail is followed, and a malformed request is refused", async () => {
  const over = addDays(new Date(), -1);
  await db.doc("jobs/padeiro").update({ expiresAt: over });
  const token = signLink(
    {
      purpose: "renew",
      subject: "padeiro",
      of: over.getTime(),
      expires: addDays(over, 30).getTime(),
    },
    linkSecret,
  );
  expect(await runs(functions.followJobLink, { data: { token, confirmed: false } })).toMatchObject({
    state: "ready",
  });
  expect(await runs(functions.followJobLink, { data: { token, confirmed: true } })).toMatchObject({
    state: "done",
  });
  // Noted as long as the link would work.
  expect(Object.values(await documentsOf("linkUses/"))).toMatchObject([
    { purpose: "renew", expiresAt: addDays(over, 30).toISOString() },
  ]);
  for (const data of [
    null,
    { token },
    { token, confirmed: true, more: 1 },
    { token: "x".repeat(1001), confirmed: true },
  ]) {
    await expect(runs(functions.followJobLink, { data })).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Abra o link do e-mail de novo.",
    });
  }
  expect(
    await runs(functions.followJobLink, { data: { token: "x".repeat(1000), confirmed: true } }),
  ).toMatchObject({ state: "forged" });
});

test("own data is requested by address and shown to the holder of the link", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id, { email: "ana@pessoa.example" }) });
  const auth = { uid: "asker" };
  const data = { email: " Ana@Pessoa.example" };
  await expect(runs(functions.requestOwnData, { data })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await documentsOf("requestCounts/")).toEqual({});
  expect(await runs(functions.requestOwnData, { auth, data })).toEqual({ state: "sent" });
  const [request = ""] = Object.keys(await documentsOf("linkRequests/"));
  const [, requestId] = request.split("/");
  await runs(functions.onLinkRequested, { params: { requestId } });
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([{ to: ["ana@pessoa.example"] }]);
  await expect(
    runs(functions.requestOwnData, { auth, data: { email: "ana" } }),
  ).rejects.toMatchObject({
    code: "invalid-argument",
    message: "E-mail inválido",
  });

  const token = signLink(
    {
      purpose: "ownData",
      subject: "ana@pessoa.example",
      of: 1,
      expires: addDays(new Date(), 1).getTime(),
    },
    linkSecret,
  );
  expect(
    await runs(functions.ownData, { data: { token, request: { act: "read" } } }),
  ).toMatchObject({ state: "open", data: { applications: [{ id }] } });
  for (const data of [
    null,
    { token },
    { token, request: { act: "read" }, more: 1 },
    { token: "x".repeat(2001), request: { act: "read" } },
  ]) {
    await expect(runs(functions.ownData, { data })).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Confira o que foi digitado.",
    });
  }
  expect(
    await runs(functions.ownData, { data: { token: "x".repeat(2000), request: { act: "read" } } }),
  ).toEqual({ state: "forged" });
});
