import BoltIcon from "@mui/icons-material/Bolt";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import EventBusyIcon from "@mui/icons-material/EventBusyOutlined";
import HandshakeIcon from "@mui/icons-material/HandshakeOutlined";
import HighlightOffIcon from "@mui/icons-material/HighlightOff";
import HourglassIcon from "@mui/icons-material/HourglassEmptyOutlined";
import PlagiarismIcon from "@mui/icons-material/PlagiarismOutlined";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import type { Job } from "@vagas/functions/domain/job/job";
import type { ReactElement } from "react";
import { useCompany } from "../../../data/admin/adminCompanies.ts";
import { wasChangedHere } from "../../../data/admin/adminJobs.ts";
import { StatusChip, type Tone } from "../../../ui/StatusChip.tsx";
import { asksForCompany, type ShownStatus, shownStatus, shownStatusText } from "./shownStatus.ts";

const looks: Record<ShownStatus, { tone: Tone; icon: ReactElement }> = {
  active: { tone: "good", icon: <CheckCircleIcon /> },
  filled: { tone: "quiet", icon: <HandshakeIcon /> },
  urgent: { tone: "urgent", icon: <BoltIcon /> },
  pending: { tone: "waiting", icon: <HourglassIcon /> },
  rejected: { tone: "bad", icon: <HighlightOffIcon /> },
  held: { tone: "waiting", icon: <PlagiarismIcon /> },
  expired: { tone: "quiet", icon: <EventBusyIcon /> },
  off: { tone: "quiet", icon: <VisibilityOffIcon /> },
};

/** Where a job stands. The company of one that was just changed here is read if only that tells. */
export function AdminJobStatus({ job, now }: { job: Job; now: Date }) {
  const asks = wasChangedHere(job.id) && asksForCompany(job, now);
  const company = useCompany(asks ? job.companyId : null);
  const status = shownStatus(company?.active ? { ...job, listed: true } : job, now);
  return <StatusChip {...looks[status]} label={shownStatusText[status]} />;
}
