// Why a person reports a job. The page that asks loads this file; the schemas stay out.

/** The reasons, in the order of the page. */
export const reportReasons = [
  "money",
  "missing",
  "filled",
  "discrimination",
  "different",
  "threat",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonText: Record<ReportReason, string> = {
  money: "Pediram dinheiro",
  missing: "A vaga não existe",
  filled: "Já foi preenchida",
  discrimination: "Discriminação",
  different: "Pagamento ou lugar diferente do anúncio",
  threat: "Ameaça, dívida ou documento retido",
};

/** The reasons of which one report may take a job off the site. Whoever sends one is shown the official channels. */
export const graveReasons: readonly ReportReason[] = ["money", "threat"];

export function isGrave(reason: ReportReason): boolean {
  return graveReasons.includes(reason);
}
