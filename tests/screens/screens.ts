import { adminScreens } from "./adminScreens.ts";
import { companyScreens } from "./companyScreens.ts";
import type { Drawing, Screen } from "./screen.ts";
import { visitorScreens } from "./visitorScreens.ts";

/** Every screen to take, by the kind of person who sees it. */
export const screens: readonly Screen[] = [...visitorScreens, ...companyScreens, ...adminScreens];

/** Pictures that people share or print, in one colour scheme and size. */
export const drawings: readonly Drawing[] = [
  { name: "papel-status", path: "/vagas/mercado-araguaia-caixa/status.png", width: 450 },
  { name: "papel-cartaz", path: "/vagas/mercado-araguaia-caixa/cartaz.png", width: 620 },
  { name: "papel-semana", path: "/semana/mural.png", width: 620 },
];
