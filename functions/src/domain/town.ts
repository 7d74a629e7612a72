import type { Neighbour } from "./neighbours/neighbour.ts";

/** Everything specific to one town. To run the board elsewhere, change only this file. */
export const town = {
  /** Without an article. */
  boardName: "Vagas Canabrava",
  name: "Canabrava do Norte",
  state: "MT",
  stateName: "Mato Grosso",
  /** In two letters (ISO 3166-1): search engines read it. */
  country: "BR",
  /** With its article, as after "as vagas de Canabrava do Norte e". */
  region: "do Norte Araguaia",
  areaCode: "66",
  /** Of the IANA database. */
  timeZone: "America/Cuiaba",
  /** Without a slash at its end. */
  siteUrl: "https://vagas-canabrava.web.app",
  /** Places of jobs, at most ten; the first is the default of the forms. */
  places: [
    "Canabrava do Norte",
    "Porto Alegre do Norte",
    "Confresa",
    "Vila Rica",
    "São José do Xingu",
    "Santa Terezinha",
    "São Félix do Araguaia",
    "Alto Boa Vista",
    "Luciara",
    "Santa Cruz do Xingu",
  ],
  /**
   * Kilometres by road: a row for each place in the order above, with those to the places before it; [] if unknown.
   * Decision 63 says how they were found.
   */
  roadKilometres: [
    [],
    [42],
    [70, 28],
    [171, 129, 101],
    [160, 202, 175, 276],
    [210, 168, 140, 115, 315],
    [245, 210, 238, 339, 377, 378],
    [140, 146, 174, 275, 272, 314, 105],
    [172, 130, 158, 259, 332, 298, 80, 185],
    [215, 173, 145, 178, 105, 285, 383, 319, 303],
  ],
  contact: {
    /** Digits with the country code, as wa.me takes them. */
    whatsapp: "5566999990000",
    supportEmail: "suporte@vagascanabrava.com.br",
    supportPhone: "(66) 99999-0000",
    /** The footer and search engines always show it. */
    instagram: "https://www.instagram.com/vagascanabrava",
    instagramHandle: "@vagascanabrava",
  },
  /** The state's labour prosecutors, who take reports without a name. */
  labourProsecutor: { name: "MPT em Mato Grosso", phone: "(65) 3613-9100" },
  /** Who makes the board, named on /sobre. */
  credits: {
    developer: "Equipe Vagas Canabrava",
    company: "Araguaia Software",
    email: "contato@araguaiasoftware.com.br",
    phone: "(66) 99999-0001",
  },
} as const;

/**
 * Boards of other towns whose jobs are shown below the end of a list: `{ name: "…", jobs: "https://…/dados/vagas.json" }`.
 * Beside `town`, because the pages carry all of that.
 */
export const neighbours: readonly Neighbour[] = [];
