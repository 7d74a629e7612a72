import { dirname, join } from "node:path/posix";
import { exceptions, overlays, type Room, rooms, testsMay } from "./rooms.ts";

const ownDomain = "@vagas/functions/";

/** The part of a path that a room covers, or null. */
function covered({ at }: Room, path: string): string | null {
  const places = at.split("/");
  const steps = path.split("/");
  if (steps.length < places.length) return null;
  // A star matches a folder: a file in its place is not in that room.
  if (places.at(-1) === "*" && steps.length === places.length) return null;
  const fits = places.every((place, i) => place === "*" || place === steps[i]);
  return fits ? steps.slice(0, places.length).join("/") : null;
}

type Place = { room: Room; at: string };

/** The room of a file: the longest that fits; null if there is none. */
function placeOf(path: string): Place | null {
  return rooms.reduce<Place | null>((best, room) => {
    const at = covered(room, path);
    return at !== null && at.length > (best?.at.length ?? -1) ? { room, at } : best;
  }, null);
}

/** Whether an entry of the table allows a package: by its name, or by `name/*` for everything below it. */
function allowsPackage(entry: string, source: string): boolean {
  return entry.endsWith("*") ? source.startsWith(entry.slice(0, -1)) : entry === source;
}

/** Whether an entry allows a file: that file, its room, or a folder of rooms. */
function allowsFile(entry: string, path: string): boolean {
  if (entry === path) return true;
  const place = placeOf(path);
  return place !== null && (entry === place.at || `${entry}/*` === place.room.at);
}

/**
 * Why a file of the repository may not import a module, or null if it may. `path` and relative sources are relative to
 * the root of the repository, with `/`.
 */
export function refusalOf(path: string, source: string): string | null {
  const place = placeOf(path);
  if (place === null) return `${path} belongs to no room of emulators/fences/rooms.ts.`;
  const { room } = place;
  const isTest = /\.test\.tsx?$/.test(path);
  const may = [...room.may, ...(isTest ? testsMay : []), ...(exceptions[path] ?? [])];
  return source.startsWith(".")
    ? fileRefusal(join(dirname(path), source.replace(/\?.*$/, "")), place, may)
    : packageRefusal(path, source, place, may);
}

function fileRefusal(target: string, { room, at }: Place, may: readonly string[]): string | null {
  const own = placeOf(target)?.at === at;
  return own || may.some((entry) => allowsFile(entry, target)) ? null : room.because;
}

function packageRefusal(
  path: string,
  source: string,
  { room }: Place,
  may: readonly string[],
): string | null {
  if (overlays.has(source) && !exceptions[path]?.includes(source))
    return "What lies over a page is closed by the back button: take PageDialog, PageDrawer or PageMenu.";
  if (path.startsWith("functions/") && source.startsWith(ownDomain)) return room.because;
  return may.some((entry) => allowsPackage(entry, source)) ? null : room.because;
}
