import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { paths } from '@vagas/functions/domain/paths';
import { town } from '@vagas/functions/domain/town';
import { Link, useNavigate } from 'react-router-dom';
import { signOut } from '../../data/session/session.ts';
import { Brand } from '../../ui/page/Brand.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { notify } from '../../ui/message/notifications.ts';
import { finishUndoables } from '../../ui/message/undo.ts';

type Props = { onOpenMenu: () => void; menuOpen: boolean };

const compact = { display: { xs: 'none', sm: 'inline' } } as const;
const button = { px: { xs: 1.25, sm: 2 }, minWidth: 44, whiteSpace: 'nowrap', '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: 0 } } as const;

export function AdminHeader({ onOpenMenu, menuOpen }: Props) {
  const navigate = useNavigate();

  async function leave() {
    try {
      await finishUndoables();
      await signOut();
      notify({ severity: 'success', title: 'Logout realizado com sucesso' });
      await navigate(paths.adminLogin);
    } catch {
      notify({ severity: 'error', title: 'Erro ao fazer logout', description: 'Houve um problema ao sair da sua conta.' });
    }
  }

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky', top: 0, zIndex: 'appBar', display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, minHeight: 64,
        px: { xs: 1, md: 2 }, bgcolor: 'background.default', borderBottom: '1px solid', borderColor: 'divider',
      }}
    >
      <IconButton onClick={onOpenMenu} aria-label="Abrir menu" aria-expanded={menuOpen} sx={{ display: { lg: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to={paths.adminDashboard}
        aria-label={`${town.boardName}: painel administrativo`}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.primary', textDecoration: 'none', fontWeight: 750, letterSpacing: '-0.01em', mr: 'auto', minHeight: 44 }}
      >
        <Brand size={28} />
        <Box component="span" sx={compact}>
          {town.boardName}
        </Box>
      </Box>
      <ButtonLink to={paths.companyDashboard} color="inherit" startIcon={<ApartmentIcon />} sx={{ ...button, '& .MuiButton-startIcon': { mr: 1, ml: 0 } }}>
        Área da Empresa
      </ButtonLink>
      <Button color="inherit" startIcon={<LogoutIcon />} onClick={() => void leave()} aria-label="Logout" sx={button}>
        <Box component="span" sx={compact}>
          Logout
        </Box>
      </Button>
    </Box>
  );
}
