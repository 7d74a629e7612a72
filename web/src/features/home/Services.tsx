import CampaignIcon from "@mui/icons-material/CampaignOutlined";
import DescriptionIcon from "@mui/icons-material/DescriptionOutlined";
import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { CardLink } from "../../ui/CardLink.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Surface } from "../../ui/Surface.tsx";

const services = [
  {
    to: paths.jobs,
    Icon: SearchIcon,
    title: "Encontre uma vaga",
    text: "Busque por função, cidade e tipo de trabalho. As vagas são conferidas antes de ir ao ar.",
  },
  {
    to: paths.apply,
    Icon: DescriptionIcon,
    title: "Envie seu currículo",
    text: "Deixe seu currículo no banco de talentos e seja encontrado por empresas da região.",
  },
  {
    to: paths.publishGate,
    Icon: CampaignIcon,
    title: "Publique uma vaga",
    text: "Sua empresa cadastra a vaga e recebe os currículos por e-mail e WhatsApp.",
  },
] as const;

export function Services() {
  return (
    <Box component="section" aria-labelledby="servicos" sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography id="servicos" variant="h2" sx={{ mb: 2 }}>
        Nossos Serviços
      </Typography>
      <PlainList
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}
      >
        {services.map(({ to, Icon, title, text }) => (
          <Surface
            as="li"
            key={to}
            sx={{
              position: "relative",
              p: 3,
              "&:hover, &:focus-within": { borderColor: "primary.main" },
              "& svg": { color: "primary.main", fontSize: 32 },
            }}
          >
            <Icon aria-hidden />
            <Typography variant="h3" sx={{ mt: 1.5, mb: 0.75 }}>
              <CardLink to={to} underline="none">
                {title}
              </CardLink>
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Surface>
        ))}
      </PlainList>
    </Box>
  );
}
