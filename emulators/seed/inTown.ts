import { town } from '@vagas/functions/domain/town';

/** The places the demo was written for. */
const written = [
  'Canabrava do Norte', 'Porto Alegre do Norte', 'Confresa', 'Vila Rica', 'São José do Xingu', 'Santa Terezinha', 'São Félix do Araguaia', 'Alto Boa Vista', 'Luciara',
  'Santa Cruz do Xingu',
];

/** The demo's words where the board stands: each place gives way to the one at its position in the town's file. */
export function inTown<T>(told: T): T {
  const { places } = town;
  return JSON.parse(JSON.stringify(told).replace(new RegExp(written.join('|'), 'g'), (place) => places[written.indexOf(place) % places.length]!)) as T;
}
