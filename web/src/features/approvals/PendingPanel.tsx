import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { limits } from '@vagas/functions/domain/limits';
import type { ReactNode } from 'react';
import type { LiveWithRetry } from '../../data/liveQuery.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

type Props<Item> = {
  title: string;
  live: LiveWithRetry<Item[]>;
  /** Those of the items still to be shown. */
  shown: Item[];
  asked: number;
  onMore: () => void;
  texts: { loading: string; error: string; empty: string };
  icon: ReactNode;
  children: (item: Item) => ReactNode;
};

/** One queue of the approvals: newest first, live, with a way to older items up to what one request may ask for. */
export function PendingPanel<Item>({ title, live, shown, asked, onMore, texts, icon, children }: Props<Item>) {
  const full = live.state === 'ready' && live.value.length === asked;
  const count = `${shown.length}${full ? '+' : ''}`;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 2, fontSize: '1.375rem !important' }}>
        {title}
        {live.state === 'ready' && (
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: '1rem', ml: 1 }}>
            {count}
          </Typography>
        )}
      </Typography>
      <Announcement text={live.state === 'ready' ? `${title}: ${count}` : ''} />
      {live.state === 'loading' && <CardSkeletons count={3} label={texts.loading} />}
      {live.state === 'failed' && <ErrorState title={texts.error} description="Verifique sua conexão e tente de novo." onRetry={live.retry} />}
      {live.state === 'ready' && shown.length === 0 && <EmptyState icon={icon} title={texts.empty} description="Tudo em dia por aqui." />}
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {shown.map(children)}
        </Box>
      )}
      {full && asked < limits.listRequest.max && (
        <Button variant="outlined" onClick={onMore} sx={{ mt: 2, width: '100%' }}>
          Carregar mais
        </Button>
      )}
      {full && asked >= limits.listRequest.max && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Estes são os {limits.listRequest.max} mais recentes; os anteriores aparecem conforme você decide.
        </Typography>
      )}
    </Box>
  );
}
