import { town } from "@vagas/functions/domain/town";

/** The places in the demo's texts. */
const originalPlaces = [
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
];

/**
 * The demo's texts for the town of town.ts: each place becomes the one at its position in the town's list, and phone numbers
 * get its area code.
 */
export function inTown<T>(texts: T): T {
  const { places, areaCode } = town;
  const pattern = new RegExp(originalPlaces.join("|"), "g");
  return JSON.parse(
    JSON.stringify(texts)
      .replace(pattern, (place) => places[originalPlaces.indexOf(place) % places.length]!)
      .replace(/"5566(?=\d{8,9}")/g, `"55${areaCode}`),
  ) as T;
}
