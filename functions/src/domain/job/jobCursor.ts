import { encodeText } from "../text/encodeText.ts";
import { addressOf, type JobFilters } from "./jobFilters.ts";
import type { JobCursor } from "./jobList.ts";

const name = "depois";

/** The time to the nanosecond, and the id of the last row before. */
const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,9}Z)_([A-Za-z0-9-]{1,80})$/;

/** Where the list of an address begins when it is a further page, which is how lists go on without scripts; null at the top. */
export function cursorOf(address: { get: (name: string) => string | null }): JobCursor | null {
  const [, postedAt = "", id = ""] = written.exec(address.get(name) ?? "") ?? [];
  return Number.isNaN(Date.parse(postedAt)) ? null : { postedAt, id };
}

/** The query of a list that begins after `cursor`, without its '?': one list has one address. */
export function listQuery(filters: JobFilters, cursor: JobCursor | null): string {
  const further = cursor && `${name}=${encodeText(`${cursor.postedAt}_${cursor.id}`)}`;
  return [addressOf(filters), further].filter(Boolean).join("&");
}
