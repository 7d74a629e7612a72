import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useLookedAt } from "../../data/visitor/servedPage.ts";
import { JobCard } from "../../jobViews/card/JobCard.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { useFeaturedJobs } from "./useFeaturedJobs.ts";
import { PlainList } from "../../ui/PlainList.tsx";

/** The newest open jobs. */
export function FeaturedJobs() {
  return (
    <Box component="section" aria-labelledby="destaques">
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 1,
          mb: 2,
        }}
      >
        <Typography id="destaques" variant="h2">
          Vagas Em Destaque
        </Typography>
        <ButtonLink
          to={paths.jobs}
          endIcon={<ArrowForwardIcon />}
          sx={{ flex: "none", mr: -1, px: 1 }}
        >
          Ver todas
        </ButtonLink>
      </Box>
      <NewestJobs />
    </Box>
  );
}

function NewestJobs() {
  const now = useLookedAt();
  const [jobs, retry] = useFeaturedJobs(now);
  if (jobs === "loading")
    return <CardSkeletons pairs count={limits.featuredJobs} label="Carregando vagas..." />;
  if (jobs === "failed")
    return (
      <ErrorState
        title="Erro ao carregar vagas"
        description="Não foi possível carregar as vagas. Tente novamente mais tarde."
        onRetry={retry}
      />
    );
  if (jobs.length === 0)
    return (
      <EmptyState
        title="Não há vagas disponíveis no momento."
        description="Tem uma oportunidade na sua empresa? Publique e ela aparece aqui."
        action={
          <ButtonLink to={paths.publishGate} variant="contained">
            Publicar vaga
          </ButtonLink>
        }
      />
    );
  return (
    <PlainList
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        "& > li, & > li > *": { height: "100%" },
      }}
    >
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} heading="h3" />
        </li>
      ))}
    </PlainList>
  );
}
