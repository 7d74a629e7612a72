import { town } from "@vagas/functions/domain/town";

// Changing these sentences needs a new `consentVersion`.

/** What the applicant agrees to for one job; the employer is named. */
export function jobConsentText(company: string): string {
  return `Autorizo ${company} a receber meus dados e meu currículo para esta vaga.`;
}

export const talentPoolConsentText = `Autorizo ${town.boardName} a guardar meu currículo no banco de talentos por 12 meses e a mostrá-lo a empresas da região.`;
