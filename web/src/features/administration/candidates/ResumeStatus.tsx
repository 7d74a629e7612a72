import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import HighlightOffIcon from "@mui/icons-material/HighlightOff";
import HourglassIcon from "@mui/icons-material/HourglassEmptyOutlined";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { resumeStatusText } from "./resumeStatusText.ts";

export function ResumeStatus({ candidate }: { candidate: ArchivedCandidate }) {
  const { resume } = candidate;
  const label = resumeStatusText(candidate);
  if (resume?.status === "approved")
    return (
      <StatusChip
        tone={resume.talentPoolConsent ? "good" : "quiet"}
        icon={resume.talentPoolConsent ? <GroupsIcon /> : <CheckCircleIcon />}
        label={label}
      />
    );
  if (resume?.status === "rejected")
    return <StatusChip tone="bad" icon={<HighlightOffIcon />} label={label} />;
  return <StatusChip tone="waiting" icon={<HourglassIcon />} label={label} />;
}
