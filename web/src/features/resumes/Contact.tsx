import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

/** How to reach a person: both are links, the phone as it is read. */
export function Contact({ email, phone }: { email: string; phone: string }) {
  return (
    <Stack sx={{ alignItems: 'start', minWidth: 150 }}>
      <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>{email}</Link>
      <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} color="inherit" underline="hover" sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
    </Stack>
  );
}
