import { encodeText } from "../text/encodeText.ts";
import { paths } from "../site/paths.ts";
import { addressOf, bestPaid, filtersOf, type JobFilters } from "./jobFilters.ts";
import type { JobCursor } from "./jobList.ts";

const name = "depois";

/** The last row of the previous page: what orders the list, and its id; '~' before them: in a loose list. */
const written = /^(~?)([\d.:TZ-]{0,30})_([A-Za-z0-9-]{1,80})$/;

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,9}Z$/;
const cents = /^\d{0,12}$/;

/** Where an address's list begins, for paging without scripts; null at the top. */
export function cursorOf(address: { get: (name: string) => string | null }): JobCursor | null {
  const found = written.exec(address.get(name) ?? "");
  if (found === null) return null;
  const [, loose, at = "", id = ""] = found;
  const ordersIt =
    filtersOf(address).order === bestPaid
      ? cents.test(at)
      : time.test(at) && !Number.isNaN(Date.parse(at));
  return ordersIt ? { at, id, ...(loose && { loose: true }) } : null;
}

/** The query of a list that begins after `cursor`, without its '?': each list has one address. */
export function listQuery(filters: JobFilters, cursor: JobCursor | null): string {
  const further =
    cursor && `${name}=${encodeText(`${cursor.loose ? "~" : ""}${cursor.at}_${cursor.id}`)}`;
  return [addressOf(filters), further].filter(Boolean).join("&");
}

/** The path and query of a list that begins after `cursor`; null: at its top. */
export function listPath(filters: JobFilters, cursor: JobCursor | null = null): string {
  const query = listQuery(filters, cursor);
  return query === "" ? paths.jobs : `${paths.jobs}?${query}`;
}
