import { addressOf, type JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { workDayText } from "@vagas/functions/domain/job/dayWork";
import type {
  ShownNeighbour,
  ShownNeighbourJob,
} from "@vagas/functions/domain/neighbours/shownNeighbour";
import { isoDay } from "@vagas/functions/domain/visitorDates";
import clsx from "clsx";
import { readNeighbours } from "../../../data/visitor/neighboursRead.ts";
import { useFirstPage } from "../../../data/visitor/servedPage.ts";
import { useRead } from "../../../state/useRead.ts";
import { HiddenText } from "../../../ui/Announcement.tsx";
import box from "../../../ui/boxes.module.css";
import type { Pages } from "../../../ui/list/usePages.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { LineIcon } from "../../../ui/LineIcon.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import text from "../../../ui/text.module.css";
import { linkClass } from "../../../ui/TextLink.tsx";
import look from "./Neighbours.module.css";

type Props = { below: Pick<Pages<unknown>, "state" | "hasMore">; filters: JobFilters; now: Date };

/** Jobs of other towns below the end of a list, which lead to their own sites; nothing until they are read. */
export function Neighbours({ below: { state, hasMore }, filters, now }: Props) {
  const served = useFirstPage("list")?.neighbours;
  const isEnd = state === "ready" && !hasMore;
  const read = served || !isEnd ? null : () => readNeighbours(filters);
  const { value } = useRead(read, addressOf(filters));
  if (!isEnd) return null;
  return (served ?? value ?? []).map((neighbour) => (
    <Neighbour key={neighbour.list} neighbour={neighbour} now={now} />
  ));
}

/** One town, with the first of its jobs and the way to the others. A page that a device kept may show it late. */
export function Neighbour({
  neighbour: { name, list, jobs },
  now,
}: {
  neighbour: ShownNeighbour;
  now: Date;
}) {
  const open = jobs.filter(({ deadline }) => deadline >= isoDay(now));
  if (open.length === 0) return null;
  const { host } = new URL(list);
  return (
    <section aria-labelledby={host} className={look.neighbour}>
      <h2 id={host} className={text.h3}>
        {`Vagas em ${name}`}
      </h2>
      <p className={clsx(text.small, text.muted, look.source)}>
        {`Estas vagas são de outro site, ${host}, e abrem lá.`}
      </p>
      <ul className={clsx(box.plainList, look.rows)}>
        {open.map((job) => (
          <Row key={job.url} job={job} town={name} />
        ))}
      </ul>
      <a href={list} rel="noopener nofollow" className={linkClass({}, look.all)}>
        {`Ver todas as vagas em ${name}`}
      </a>
    </section>
  );
}

/** 'sáb., 28/11' of an ISO day: noon in Greenwich is that day in every town of the country. */
function workDay(day: string): string {
  return workDayText(new Date(`${day}T12:00Z`)).replace(" ", "\u00A0");
}

function Row({ job, town }: { job: ShownNeighbourJob; town: string }) {
  const [, month, day] = job.deadline.split("-");
  const place = job.place !== town && job.place;
  return (
    <li className={look.row}>
      <div>
        <a href={job.url} rel="noopener nofollow" className={linkClass({}, look.title)}>
          {job.title}
          <HiddenText>{`, no site de ${town}`}</HiddenText>
        </a>
        <p className={clsx(text.small, text.muted)}>
          {job.dayWork
            ? joinFacts(job.company, place, job.salary, "Diária", workDay(job.deadline))
            : joinFacts(job.company, place, job.salary, `até\u00A0${day}/${month}`)}
        </p>
      </div>
      <StatusChip tone="plain" icon={<LineIcon of="place" />} label={town} />
    </li>
  );
}
