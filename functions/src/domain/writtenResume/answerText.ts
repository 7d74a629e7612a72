import type { WrittenResume } from "./writtenResume.ts";

// The answers of a written résumé that are one of a few, in two voices: the person's own, on what they press, and the
// résumé's. A Record's order is the order on the page.

type Answer<K extends keyof WrittenResume> = NonNullable<WrittenResume[K]>;

/** What the person presses. */
export const schoolAnswerText: Record<Answer<"school">, string> = {
  none: "Não estudei",
  primaryUnfinished: "Não terminei o 9º ano",
  primary: "Terminei o 9º ano",
  secondaryUnfinished: "Comecei o ensino médio",
  secondary: "Terminei o ensino médio",
  technical: "Fiz curso técnico",
  degreeUnfinished: "Comecei a faculdade",
  degree: "Terminei a faculdade",
};

/** What the résumé says; null where it says nothing. */
export const schoolText: Record<Answer<"school">, string | null> = {
  none: null,
  primaryUnfinished: "Ensino fundamental incompleto",
  primary: "Ensino fundamental completo",
  secondaryUnfinished: "Ensino médio incompleto",
  secondary: "Ensino médio completo",
  technical: "Curso técnico",
  degreeUnfinished: "Ensino superior incompleto",
  degree: "Ensino superior completo",
};

/** In both voices. */
export const startText: Record<Answer<"start">, string> = {
  now: "Agora",
  fifteenDays: "Em 15 dias",
  thirtyDays: "Em 30 dias",
};

export const wayToWorkAnswerText: Record<Answer<"wayToWork">, string> = {
  own: "Vou por minha conta",
  lift: "Vou de carona",
  none: "Não tenho como ir",
};

export const wayToWorkText: Record<Answer<"wayToWork">, string> = {
  own: "Vai por conta própria",
  lift: "Vai de carona",
  none: "Precisa de transporte",
};

/** What each licence is for. */
export const licenceText: Record<Answer<"licences">[number], string> = {
  A: "Moto",
  B: "Carro",
  C: "Caminhão",
  D: "Ônibus e van",
  E: "Carreta",
};
