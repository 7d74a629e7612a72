import type { Job } from "../job/job.ts";
import { paths } from "../site/paths.ts";
import { preview } from "../text/preview.ts";
import { alertFilters, listText } from "./alertList.ts";
import type { DeviceAlert } from "./deviceAlert.ts";

/** A message to an installed application. Its service worker shows it and opens the path. */
export type Push = {
  device: string;
  /** A message replaces an earlier one with the same tag, so a repeated one is shown once. */
  tag: string;
  title: string;
  body: string;
  path: string;
  /** For how many seconds it may wait until the phone has a line. */
  lasts: number;
};

const day = 24 * 60 * 60;
const named = 2;
const longest = 60;

/** What a device is told of the new jobs of its list; `jobs` are not empty. */
export function pushOf(
  { id, device, list, every, dueAt }: DeviceAlert,
  jobs: readonly Job[],
): Push {
  const titles = jobs.slice(0, named).map(({ title }) => preview(title, longest));
  const others = jobs.length - titles.length;
  return {
    device,
    tag: `${id}-${dueAt.getTime()}`,
    title: jobs.length === 1 ? "1 vaga nova" : `${jobs.length} vagas novas`,
    body: [
      ...titles,
      ...(others > 0 ? [`e mais ${others}`] : []),
      listText(alertFilters(list)),
    ].join("\n"),
    path: list === "" ? paths.jobs : `${paths.jobs}?${list}`,
    lasts: every === "day" ? day : 3 * day,
  };
}
