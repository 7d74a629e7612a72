import Stack from '@mui/material/Stack';
import type { FocusEventHandler, FormEventHandler, ReactNode } from 'react';

type Props = { onSubmit: FormEventHandler<HTMLFormElement>; onFocus?: FocusEventHandler<HTMLFormElement>; label?: string; children: ReactNode };

/** One column of fields; the browser's own bubbles are off, the messages stand beside the fields. */
export function FormStack({ onSubmit, onFocus, label, children }: Props) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} onFocus={onFocus} aria-label={label} sx={{ gap: 2.5 }}>
      {children}
    </Stack>
  );
}
