import {
  countedKeys,
  countedPlaces,
  openPlaces,
} from "@vagas/functions/domain/administration/countedKeys";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { addressOf, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { jobTypes } from "@vagas/functions/domain/options";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { Link } from "react-router-dom";
import { usePublicStats } from "./usePublicStats.ts";
import clsx from "clsx";
import box from "../../ui/boxes.module.css";
import text from "../../ui/text.module.css";
import look from "./WaysToJobs.module.css";

const shown = 8;

/** The places with the most open jobs. */
function largestPlaces(stats: Stats): string[] {
  const counts = openPlaces(stats);
  return largest(countedPlaces(counts), counts);
}

/** The names with the highest counts, highest first. */
function largest(names: string[], counts: Record<string, number>): string[] {
  return names.sort((a, b) => counts[b]! - counts[a]!).slice(0, shown);
}

function Ways({
  label,
  filter,
  names,
}: {
  label: string;
  filter: "category" | "location";
  names: readonly string[];
}) {
  if (names.length === 0) return null;
  const address = (name: string) => `${paths.jobs}?${addressOf({ ...noFilters, [filter]: name })}`;
  return (
    <nav aria-label={`Vagas ${label.toLowerCase()}`}>
      <h3 className={clsx(text.h3, look.heading)}>{label}</h3>
      <ul className={clsx(box.plainList, look.links)}>
        {names.map((name) => (
          <li key={name}>
            <Link to={address(name)} className={look.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Links to lists of jobs, by area and by town. Until the counts are loaded, hidden links of the same size reserve
 * the room.
 */
export function WaysToJobs() {
  const stats = usePublicStats();
  const known = stats === "loading" || stats === "failed" ? null : stats;
  if (known?.openPositions === 0) return null;
  return (
    <div className={clsx(look.ways, stats === "loading" && look.reserved)}>
      <Ways
        label="Por área"
        filter="category"
        names={
          known
            ? largest(countedKeys(known.categoryActive), known.categoryActive)
            : jobTypes.slice(0, shown)
        }
      />
      <Ways
        label="Por cidade"
        filter="location"
        names={known ? largestPlaces(known) : town.places.slice(0, shown)}
      />
    </div>
  );
}
