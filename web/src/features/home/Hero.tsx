import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@vagas/functions/domain/paths';
import { town } from '@vagas/functions/domain/town';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CaneField } from './CaneField.tsx';
import { Counters } from './Counters.tsx';

/** The headline, the two main buttons, the counters. */
export function Hero() {
  return (
    <Box component="section" aria-labelledby="inicio" sx={{ borderBottom: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', overflow: 'hidden' }}>
      <Box sx={{ position: 'relative', maxWidth: 1168, mx: 'auto', px: { xs: 2, md: 3 }, pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 7 } }}>
        <CaneField />
        <Box sx={{ position: 'relative', maxWidth: 640 }}>
          <Typography sx={{ color: 'secondary.main', fontWeight: 700, mb: 1.5 }}>
            {town.name}, {town.stateName}
          </Typography>
          <Typography id="inicio" variant="h1" tabIndex={-1} data-page-heading sx={{ fontSize: { xs: '2.25rem', md: '3.25rem' }, lineHeight: 1.08, fontWeight: 800, letterSpacing: '-0.035em', textWrap: 'balance' }}>
            Trabalho perto de casa, com gente que você conhece.
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, color: 'text.secondary', maxWidth: '46ch' }}>
            As vagas abertas em {town.name} e no {town.region}, num lugar só. Candidatar-se é grátis e não precisa de cadastro.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}>
            <ButtonLink to={paths.jobs} variant="contained" size="large">
              Ver vagas
            </ButtonLink>
            <ButtonLink to={paths.publishGate} variant="outlined" size="large">
              Publicar vaga
            </ButtonLink>
          </Box>
        </Box>
        <Counters />
      </Box>
    </Box>
  );
}
