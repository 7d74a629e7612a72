import Link from "@mui/material/Link";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { formatPhone, phoneLink } from "@vagas/functions/domain/text/phone";
import { EmailText } from "../../../ui/EmailText.tsx";
import { mailtoLink } from "./candidateChat.ts";
import { useMarkOpened } from "./useMarkOpened.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** Phone and e-mail as links; `subject` is the mail's. */
export function CandidateContact({
  candidate,
  subject,
}: {
  candidate: Candidate;
  subject: string;
}) {
  const opened = useMarkOpened(candidate);
  return (
    <VStack gap={0.25} align="start" sx={{ minWidth: { xs: 0, md: 168 } }}>
      <Link
        href={phoneLink(candidate.phone)}
        onClick={opened}
        sx={{ whiteSpace: "nowrap", py: 0.25 }}
      >
        {formatPhone(candidate.phone)}
      </Link>
      {candidate.email !== null && (
        <Link
          href={mailtoLink(candidate.email, subject)}
          onClick={opened}
          sx={{ overflowWrap: "anywhere", py: 0.25 }}
        >
          <EmailText address={candidate.email} />
        </Link>
      )}
    </VStack>
  );
}
