import { town } from "../town.ts";

/** A public service that takes reports without a name, and how to reach it. */
type ReportChannel = { name: string; takes: string; action: string; href: string };

/** The official channels for threats, fraud and work like slavery; each takes reports without a name. */
export const reportChannels: readonly ReportChannel[] = [
  {
    name: "Disque 100",
    takes: "Direitos humanos. A ligação é grátis, a qualquer hora.",
    action: "Ligar para 100",
    href: "tel:100",
  },
  {
    name: "Sistema Ipê",
    takes: "Governo federal. Pela internet, para trabalho forçado ou por dívida.",
    action: "Abrir ipe.sit.trabalho.gov.br",
    href: "https://ipe.sit.trabalho.gov.br",
  },
  {
    name: town.labourProsecutor.name,
    takes: "Ministério Público do Trabalho.",
    action: `Ligar para ${town.labourProsecutor.phone}`,
    href: `tel:+55${town.labourProsecutor.phone.replace(/\D/g, "")}`,
  },
];
