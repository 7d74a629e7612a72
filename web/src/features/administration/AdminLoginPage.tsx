import Link from "@mui/material/Link";
import { paths } from "@vagas/functions/domain/site/paths";
import { phoneLink } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Navigate, useLocation } from "react-router-dom";
import { FollowingEnds } from "../../applyParts/FollowingEnds.tsx";
import { useSession } from "../../data/session/session.ts";
import { Brand } from "../../ui/page/Brand.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { AdminLoginForm } from "./AdminLoginForm.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { Surface } from "../../ui/Surface.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Whole } from "../../ui/Whole.tsx";
import look from "./AdminLoginPage.module.css";

export function AdminLoginPage() {
  const session = useSession();
  const { ended } = (useLocation().state ?? {}) as { ended?: unknown };
  useDocumentTitle("Painel Administrativo");

  if (session.state === "loading") return <Loading label="Verificando sessão..." />;
  if (session.user?.admin) return <Navigate to={paths.adminDashboard} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: "100dvh",
        display: "grid",
        alignContent: { xs: "start", md: "center" },
        justifyItems: "center",
        px: 2,
        py: { xs: 5, md: 6 },
      }}
    >
      <VStack gap={3} sx={{ width: "100%", maxWidth: 440 }}>
        <VStack gap={1}>
          <Brand size={44} />
          <Typography variant="h1" tabIndex={-1} data-page-heading>
            Painel Administrativo
          </Typography>
          <Typography color="textSecondary">{town.boardName}</Typography>
        </VStack>
        <Surface sx={{ borderRadius: 1.4, p: { xs: 2.5, md: 4 } }}>
          {typeof ended === "string" && (
            <Notice tone="info" mb={3}>
              {ended}
            </Notice>
          )}
          <FollowingEnds />
          <AdminLoginForm />
        </Surface>
        <Typography variant="body2" color="textSecondary">
          Acesso restrito a administradores. Suporte:{" "}
          <Link href={phoneLink(town.contact.supportPhone)}>
            <Whole>{town.contact.supportPhone}</Whole>
          </Link>
        </Typography>
        <TextLink to={paths.home} className={look.back}>
          Voltar ao site
        </TextLink>
      </VStack>
    </Box>
  );
}
