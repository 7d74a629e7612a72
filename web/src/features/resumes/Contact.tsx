import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { formatPhone, phoneLink } from "@vagas/functions/domain/phone";
import { EmailText } from "../../ui/EmailText.tsx";

/** The links stand one under the other: each is high enough to be hit. */
const target = { display: "inline-block", minHeight: 24 } as const;

/** How to reach a person; `phone` in stored digits. */
export function Contact({ email, phone }: { email: string; phone: string }) {
  return (
    <Stack sx={{ alignItems: "start", minWidth: 150 }}>
      <Link href={`mailto:${email}`} sx={{ ...target, overflowWrap: "anywhere" }}>
        <EmailText address={email} />
      </Link>
      <Link
        href={phoneLink(phone)}
        color="inherit"
        underline="hover"
        sx={{ ...target, whiteSpace: "nowrap" }}
      >
        {formatPhone(phone)}
      </Link>
    </Stack>
  );
}
