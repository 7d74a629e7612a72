import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { CaneField } from "./CaneField.tsx";
import { Counters } from "./Counters.tsx";
import { HomeSearch } from "./HomeSearch.tsx";
import { RedEarth } from "./RedEarth.tsx";

/** The headline, the search, the two main buttons, the counters, and the landscape below them. */
export function Hero() {
  return (
    <Box
      component="section"
      aria-labelledby="inicio"
      sx={{
        bgcolor: "background.paper",
        overflow: "hidden",
      }}
    >
      <Box
        sx={{
          position: "relative",
          maxWidth: 1168,
          mx: "auto",
          px: { xs: 2, md: 3 },
          pt: { xs: 2.5, md: 8 },
          pb: { xs: 1.5, md: 3 },
        }}
      >
        <CaneField />
        <Box sx={{ position: "relative", maxWidth: 640 }}>
          <Headline />
          <Box sx={{ mt: { xs: 2, md: 4 }, maxWidth: 560 }}>
            <HomeSearch />
          </Box>
          <MainButtons />
        </Box>
        <Counters />
      </Box>
      <RedEarth />
    </Box>
  );
}

function Headline() {
  return (
    <>
      <Typography sx={{ color: "secondary.main", fontWeight: 700, mb: { xs: 0.5, md: 1.5 } }}>
        {town.name}, {town.stateName}
      </Typography>
      <Typography
        id="inicio"
        variant="h1"
        tabIndex={-1}
        data-page-heading
        sx={{
          fontSize: { xs: "1.75rem", sm: "2.25rem", md: "3.25rem" },
          lineHeight: { xs: 1.15, md: 1.08 },
          fontWeight: 800,
          letterSpacing: "-0.035em",
          textWrap: "balance",
        }}
      >
        Trabalho perto de casa, com gente que você conhece.
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ mt: { xs: 1, md: 2.5 }, fontSize: { md: "1.125rem" }, maxWidth: "46ch" }}
      >
        As vagas de {town.name} e do {town.region} num lugar só.{" "}
        <Box component="span" sx={{ whiteSpace: "nowrap" }}>
          Candidatar-se
        </Box>{" "}
        é grátis e sem cadastro.
      </Typography>
    </>
  );
}

function MainButtons() {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: { xs: 1, sm: 1.5 },
        mt: { xs: 1, md: 1.5 },
        "& > *": {
          flex: { xs: "1 1 136px", sm: "none" },
          px: { xs: 1.5, sm: 3 },
          whiteSpace: "nowrap",
        },
      }}
    >
      <ButtonLink to={paths.jobs} variant="contained" size="large">
        Ver vagas
      </ButtonLink>
      <ButtonLink to={paths.publishGate} variant="outlined" size="large">
        Publicar vaga
      </ButtonLink>
    </Box>
  );
}
