import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import type { DecisionOutcome } from "../../data/admin/adminApprovals.ts";

/** A decision about one item, to be written and, if asked, undone. `height`: see `Taken`. */
export type Decide = {
  key: string;
  title: string;
  status: Decision["status"];
  height: number | null;
  write: () => Promise<DecisionOutcome>;
  undo: () => Promise<DecisionOutcome>;
};
