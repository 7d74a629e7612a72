import { JobResults as OwnResults } from "./JobResults.tsx";
import { Neighbours } from "./Neighbours.tsx";

/** The results of a town that has neighbours: the build puts them in the place of JobResults (build/neighbourCode.ts). */
export function JobResults(props: React.ComponentProps<typeof OwnResults>) {
  const { pages, filters, now } = props;
  return (
    <>
      <OwnResults {...props} />
      <Neighbours below={pages} filters={filters} now={now} />
    </>
  );
}
