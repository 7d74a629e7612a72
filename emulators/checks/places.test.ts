import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionsRegion } from "../deployCheck/monitoring.ts";
import { root } from "../folders.ts";

const text = (path: string) => readFileSync(join(root, path), "utf8").replace(/\s+/g, " ");

/** The name of each region, as people are told where their data is stored. */
const places: Record<string, string> = { "southamerica-east1": "São Paulo" };

const region = functionsRegion();
const privacy = text("web/src/features/privacy/PrivacyPage.tsx").replaceAll("{email}", "e-mail");
const guide = text("docs/deploy.md");

test("the privacy page and the guide name the functions' region", () => {
  expect(Object.keys(places)).toContain(region);
  expect(privacy).toContain(`currículos ficam em ${places[region]}.`);
  expect(guide).toContain(`Region **${region}** (${places[region]})`);
  const regions = [...text("firebase.json").matchAll(/"region": "([^"]+)"/g)].map(([, one]) => one);
  expect(new Set(regions)).toEqual(new Set([region]));
});

// A deploy to a project without a database creates one: in the United States unless firebase.json names a region.
test("a database that a deploy creates is in the region", () => {
  expect(JSON.parse(text("firebase.json"))).toMatchObject({ firestore: { location: region } });
});

/** https://firebase.google.com/support/privacy#data_storage_and_processing_locations and docs.cloud.google.com/logging/docs/store-log-entries. */
test("no region is promised for accounts, page delivery, logs and mails", () => {
  for (const words of [
    "As contas (e-mail, senha codificada, quando foram criadas e usadas) ficam nos Estados Unidos.",
    "As páginas vêm do servidor do Google mais perto de você",
    "registros técnicos de acesso (endereço IP, página, hora) podem ficar em outros países, por 30 dias",
    "Os e-mails passam por um serviço de envio contratado.",
  ])
    expect(privacy).toContain(words);
  for (const words of [
    "Authentication keeps accounts in the United States",
    "Hosting's CDN is global",
    "bucket `_Default`, which is global",
  ])
    expect(guide).toContain(words);
});
