import Box from "@mui/material/Box";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";

/** Each state of the page, under its own title. */
export function JobLinkFrame({
  title,
  icon,
  children,
}: {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <VStack
      sx={{ "& > svg": { fontSize: 56, color: "primary.main" }, "& > p": { maxWidth: "60ch" } }}
    >
      {icon}
      <Box sx={{ mb: -2 }}>
        <PageHeader title={title} documentTitle={pageTitle(title)} />
      </Box>
      {children}
    </VStack>
  );
}

/** The way on for who is signed in. */
export function ToDashboard({ variant = "text" }: { variant?: "text" | "contained" }) {
  return (
    <ButtonLink to={paths.companyDashboard} variant={variant} size="large">
      Abrir o painel da empresa
    </ButtonLink>
  );
}
