import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

/** One under the other, each is high enough to be hit. */
const target = { display: 'inline-block', minHeight: 24 } as const;

/** How to reach a person: both are links, the phone as it is read. */
export function Contact({ email, phone }: { email: string; phone: string }) {
  const [name, ...host] = email.split('@');
  return (
    <Stack sx={{ alignItems: 'start', minWidth: 150 }}>
      <Link href={`mailto:${email}`} sx={{ ...target, overflowWrap: 'anywhere' }}>
        {name}@<wbr />
        {host.join('@')}
      </Link>
      <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} color="inherit" underline="hover" sx={{ ...target, whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
    </Stack>
  );
}
