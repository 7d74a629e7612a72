import { need, type LatLng } from "../values/value.ts";
import type { Methods } from "./method.ts";

const EARTH_RADIUS_METRES = 6_371_010;

export const latlngMethods: Methods<LatLng> = {
  latitude: { arity: 0, run: ({ latitude }) => latitude },
  longitude: { arity: 0, run: ({ longitude }) => longitude },
  distance: { arity: 1, run: (point, other) => metresBetween(point, need("latlng", other)) },
};

/** Length of the great circle between two points, by the haversine formula, on a sphere. */
function metresBetween(a: LatLng, b: LatLng): number {
  const rise = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const run = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = rise + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * run;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
