import Alert from '@mui/material/Alert';
import { paths } from '@vagas/functions/domain/paths';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** A row made on login knows little: the company is asked for the rest. */
export function IncompleteProfileNotice() {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, alignItems: 'center' }}
      action={
        <ButtonLink to={paths.companyProfile} color="inherit" size="small">
          Completar
        </ButtonLink>
      }
    >
      Seu perfil está incompleto: diga o ramo da empresa e quem responde por ela.
    </Alert>
  );
}
