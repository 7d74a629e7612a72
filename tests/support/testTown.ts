import type { Neighbour } from "@vagas/functions/domain/neighbours/neighbour";

/** The town of the unit tests, whichever town the board is of: vitest.config.ts puts it in the place of town.ts. */
export const town = {
  boardName: "Vagas Canabrava",
  name: "Canabrava do Norte",
  state: "MT",
  stateName: "Mato Grosso",
  country: "BR",
  region: "do Norte Araguaia",
  areaCode: "66",
  timeZone: "America/Cuiaba",
  siteUrl: "https://vagas-canabrava.web.app",
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
    whatsapp: "5566999990000",
    supportEmail: "suporte@vagascanabrava.com.br",
    supportPhone: "(66) 99999-0000",
    instagram: "https://www.instagram.com/vagascanabrava",
    instagramHandle: "@vagascanabrava",
  },
  labourProsecutor: { name: "MPT em Mato Grosso", phone: "(65) 3613-9100" },
  credits: {
    developer: "Equipe Vagas Canabrava",
    company: "Araguaia Software",
    email: "contato@araguaiasoftware.com.br",
    phone: "(66) 99999-0001",
  },
} as const;

export const neighbours: readonly Neighbour[] = [];
