import { type CompanyKey, companyUid, seedCompanies } from "../../emulators/seed/seedCompanies.ts";
import { passwordOf } from "../../emulators/seed/accounts.ts";
import type { TestCompany } from "../support/companies.ts";

// Who acts on the day, by the demo's names.

/** The dairy's job, to which twelve people applied. */
export const crowdedJob = "vale-verde-auxiliar-producao";
export const dairy = account("laticinio-vale-verde");

/** The market's job that ends on this day, and the one whose end is lost. */
export const endingJob = "mercado-araguaia-caixa";
export const lostJob = "mercado-araguaia-fiscal-de-loja";
export const market = account("mercado-araguaia");

/** The bakery's job, to which somebody applies without signal. */
export const bakeryJob = "pao-dourado-balconista";
export const bakery = account("padaria-pao-dourado");

/** The advertisement that is a scam, under the name of a company that nobody has verified. */
export const scamJob = "transportes-xingu-carreteiro";
export const carrier = account("transportes-xingu");

/** The jobs that were listed this morning. */
export const freshJobs = [
  "tres-irmaos-tratorista",
  "norte-forte-pedreiro",
  "araguaia-net-instalador",
  "posto-roncador-frentista",
  "casa-boi-forte-vendedor-balcao",
] as const;

/** A company of the demo, as its login. */
function account(key: CompanyKey): TestCompany {
  const { email, name } = seedCompanies[key];
  return { uid: companyUid(key), email, name, password: passwordOf(email) };
}

/** The jobs that reports took off the site on this day. */
export const removedJobs: string[] = [];
