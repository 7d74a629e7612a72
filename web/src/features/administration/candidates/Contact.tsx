import Link from "@mui/material/Link";
import { formatPhone, phoneLink } from "@vagas/functions/domain/text/phone";
import { type Find, MarkedText } from "../../../ui/list/MarkedText.tsx";
import { EmailText } from "../../../ui/EmailText.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** The links are stacked, each high enough for a finger. */
const target = { display: "inline-block", minHeight: 24 } as const;

type Props = { email: string | null; phone: string; find?: Find };

/** How to reach a person; `phone` in stored digits; `find` marks the search. */
export function Contact({ email, phone, find }: Props) {
  return (
    <VStack gap={0} align="start" sx={{ minWidth: "min(150px, 100%)" }}>
      {email && (
        <Link href={`mailto:${email}`} sx={{ ...target, overflowWrap: "anywhere" }}>
          {find?.(email) ? <MarkedText text={email} find={find} /> : <EmailText address={email} />}
        </Link>
      )}
      <Link href={phoneLink(phone)} color="inherit" underline="hover" sx={target}>
        {find ? <MarkedText text={formatPhone(phone)} find={find} /> : formatPhone(phone)}
      </Link>
    </VStack>
  );
}
