import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

const tones = {
  waiting: { bgcolor: 'transparent', color: 'text.primary', border: '1px solid', borderColor: 'text.secondary' },
  good: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  bad: { bgcolor: 'error.main', color: 'error.contrastText' },
  urgent: { bgcolor: 'warning.main', color: 'warning.contrastText' },
  quiet: { bgcolor: 'divider', color: 'text.primary' },
  soon: { bgcolor: 'transparent', color: 'secondary.main', border: '1px solid', borderColor: 'secondary.main' },
  plain: { bgcolor: 'transparent', color: 'text.primary', border: '1px solid', borderColor: 'divider' },
} as const;

export type Tone = keyof typeof tones;

/** A state in colour, icon and word, never colour alone. */
export function StatusChip({ tone, icon, label }: { tone: Tone; icon: ReactElement; label: string }) {
  return <Chip size="small" icon={icon} label={label} sx={{ ...tones[tone], height: 28, '& .MuiChip-icon': { color: 'inherit', fontSize: 18 } }} />;
}
