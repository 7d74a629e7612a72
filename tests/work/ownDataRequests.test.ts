import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { beforeEach, expect, test } from "vitest";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { actOnOwnData } from "../../functions/src/triggers/personalData/actOnOwnData.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { sendOwnDataLink } from "../../functions/src/triggers/personalData/onLinkRequested.ts";
import { noteLinkRequest } from "../../functions/src/triggers/personalData/requestOwnData.ts";
import { now } from "../faults/life.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "./environment.ts";
import { asked, email, givenOwnData, id } from "./ownDataBoard.ts";
import { contextAt, documentsOf, many } from "./workBoard.ts";
import { withEmail } from "./kept.ts";

beforeEach(givenOwnData);

const ends = addDays(now, 2).toISOString();
const countOf = (asker: string) =>
  `requestCounts/2026-11-21-asker-${fingerprint("account", asker, linkSecret)}`;
const address = fingerprint("address", email, linkSecret);
const confirmed = {
  [`confirmedAddresses/${address}`]: { confirmedAt: now, expiresAt: addDays(now, 1) },
};
const linkMails = async () =>
  Object.entries(await documentsOf("mail/own-data-"))
    .filter(([path]) => path !== "mail/own-data-x")
    .map(([, mail]) => mail);

/** Handles the waiting requests for links. */
async function answerRequests(at = now) {
  for (const path of Object.keys(await documentsOf("linkRequests/")))
    await sendOwnDataLink(contextAt(at), linkSecret, path.replace("linkRequests/", ""));
}

/** Requests a link and handles its event. */
async function ask(of: string, asker = "asker", at = now) {
  const answer = await noteLinkRequest(contextAt(at), asker, of);
  await answerRequests(at);
  return answer.state;
}

test("requests for data are counted, and a confirmed address gets a third link and no fourth", async () => {
  await given(confirmed);
  for (const n of [1, 2, 3, 4]) {
    expect(await ask(email)).toBe("sent");
    const documents = await documentsOf();
    expect(documents[countOf("asker")]).toEqual({ count: n, expiresAt: ends });
    expect(documents[`requestCounts/mail-ownData-${address}`]).toEqual({
      count: Math.min(n, 3),
      expiresAt: addDays(now, 1).toISOString(),
    });
    expect(await linkMails()).toHaveLength(Math.min(n, 3));
    expect(Object.keys(documents).filter((path) => path.startsWith("linkRequests/"))).toEqual([]);
  }
  expect((await linkMails())[0]).toMatchObject({
    to: [email],
    message: { subject: "Seus dados no site Vagas Canabrava" },
  });
});

test("an unconfirmed address gets one link at a time, and another once that stops working", async () => {
  for (const asker of ["stranger", "another", "person"])
    expect(await ask(email, asker)).toBe("sent");
  expect(await linkMails()).toHaveLength(1);
  const moment = 1 / 86_400_000;
  await ask(email, "stranger", addDays(now, 1 - moment));
  expect(await linkMails()).toHaveLength(1);
  await ask(email, "person", addDays(now, 1));
  expect(await linkMails()).toHaveLength(2);
});

test("the first use of a link confirms its address, and earlier requests do not count against another", async () => {
  await ask(email, "stranger");
  await ask(email, "stranger");
  expect(await linkMails()).toHaveLength(1);
  await asked({ act: "read" });
  expect(await documentsOf("confirmedAddresses/")).toEqual({
    [`confirmedAddresses/${address}`]: {
      confirmedAt: now.toISOString(),
      expiresAt: addDays(now, 365).toISOString(),
    },
  });
  await ask(email, "person");
  expect(await linkMails()).toHaveLength(2);
});

test("looking at a link confirms nothing", async () => {
  await asked({ act: "look" });
  expect(await documentsOf("confirmedAddresses/")).toEqual({});
});

test("a mail with a link is the one mail of an unconfirmed address, and an erasure leaves it counted", async () => {
  await ask(email);
  const used = await documentsOf("requestCounts/mail-unconfirmed");
  expect(used).toEqual({
    [`requestCounts/mail-unconfirmed-${address}`]: {
      count: 1,
      expiresAt: addDays(now, 180).toISOString(),
    },
  });
  await given(confirmed);
  await eraseOwnData(contextAt(), bucket, withEmail(email));
  expect(await documentsOf("confirmedAddresses/")).toEqual({});
  expect(await documentsOf("requestCounts/mail-unconfirmed")).toEqual(used);
});

test("the link of a receipt confirms the address on request, and opens no data", async () => {
  const claims = { purpose: "confirm", subject: email, of: 1 } as const;
  const token = signLink({ ...claims, expires: addDays(now, 1).getTime() }, linkSecret);
  const act = (request: Parameters<typeof actOnOwnData>[3]["request"], at = now) =>
    actOnOwnData(contextAt(at), bucket, linkSecret, { token, request });
  const before = await documentsOf();
  for (const request of [
    { act: "look" },
    { act: "read" },
    { act: "askErasure" },
    { act: "erase", code: "000000" },
    { act: "file", applicationId: id },
    { act: "leaveJob", applicationId: id },
    { act: "correct", name: "Ana Outra", phone: "5566988887777" },
  ] as const)
    expect(await act(request)).toEqual({ state: "confirm" });
  expect(await documentsOf()).toEqual(before);
  for (const _again of [1, 2]) {
    expect(await act({ act: "confirm" })).toEqual({ state: "confirmed" });
    expect(Object.keys(await documentsOf("confirmedAddresses/"))).toEqual([
      `confirmedAddresses/${address}`,
    ]);
  }
  expect(await act({ act: "confirm" }, addDays(now, 1))).toEqual({ state: "expired" });
});

test("before the answer the same is done for an address without data", async () => {
  const unknown = "nobody@pessoa.example";
  const work = async (of: string, asker: string) => {
    const before = await documentsOf();
    expect(await noteLinkRequest(contextAt(), asker, of)).toEqual({ state: "sent" });
    const after = Object.entries(await documentsOf());
    return after
      .filter(([path, fields]) => JSON.stringify(before[path]) !== JSON.stringify(fields))
      .map(([path, fields]) =>
        JSON.stringify([path, fields])
          .replaceAll(of, "address")
          .replace(/linkRequests\/\w+/, "linkRequests/id")
          .replace(countOf(asker), "asker"),
      )
      .sort();
  };
  const known = await work(email, "one");
  expect(known).toHaveLength(2);
  await answerRequests();
  expect(await work(unknown, "other")).toEqual(known);
  await answerRequests();
  expect(await linkMails()).toHaveLength(1);
  expect(await documentsOf("linkRequests/")).toEqual({});
});

test("requests are counted by the town's day, also in the evening, when UTC is a day ahead", async () => {
  const evening = new Date("2026-11-21T23:30:00-04:00");
  await noteLinkRequest(contextAt(evening), "asker", email);
  expect(Object.keys(await documentsOf("requestCounts/"))).toEqual([
    expect.stringMatching(/^requestCounts\/2026-11-21-asker-/),
  ]);
});

test("a request that is a day old or already answered causes no mail", async () => {
  await noteLinkRequest(contextAt(), "asker", email);
  const [path = ""] = Object.keys(await documentsOf("linkRequests/"));
  const requestId = path.replace("linkRequests/", "");
  await sendOwnDataLink(contextAt(addDays(now, 1)), linkSecret, requestId);
  await sendOwnDataLink(contextAt(), linkSecret, requestId);
  expect(await linkMails()).toEqual([]);
  expect(await documentsOf("linkRequests/")).toEqual({});
});

test("one account asks for ten links a day, for any addresses", async () => {
  await given({
    [countOf("asker")]: { count: limits.ownDataRequests.asker - 1, expiresAt: now },
  });
  expect(await ask("nobody@pessoa.example")).toBe("sent");
  expect(await ask(email)).toBe("tooMany");
  expect(await linkMails()).toEqual([]);
});

test("requests by others, however many in a day, keep nobody from a link", async () => {
  await many(1000, (i) => [
    countOf(`stranger${i}`),
    { count: limits.ownDataRequests.asker, expiresAt: ends },
  ]);
  await many(1000, (i) => [
    `requestCounts/mail-ownData-${fingerprint("address", `${i}@pessoa.example`, linkSecret)}`,
    { count: 3, expiresAt: ends },
  ]);
  await given({
    "requestCounts/2026-11-21": { count: 1_000_000, expiresAt: now },
    "requestCounts/mail-ownData": { count: 1_000_000, expiresAt: addDays(now, 1) },
  });
  expect(await ask(email)).toBe("sent");
  expect(await linkMails()).toHaveLength(1);
});
