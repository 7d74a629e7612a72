import { paths } from "@vagas/functions/domain/site/paths";
import { Navigate, type RouteObject } from "react-router-dom";

/** The company's pages: around an account, and behind its login. */
export const companyRoutes: RouteObject = {
  path: "empresa",
  children: [
    { index: true, element: <Navigate to={paths.companyDashboard} replace /> },
    {
      lazy: async () => ({ Component: (await import("./CompanyEntrance.tsx")).CompanyEntrance }),
      children: [
        {
          path: "login",
          lazy: async () => ({
            Component: (await import("../../features/account/LoginPage.tsx")).LoginPage,
          }),
        },
        {
          path: "cadastro",
          lazy: async () => ({
            Component: (await import("../../features/account/RegisterPage.tsx")).RegisterPage,
          }),
        },
        {
          path: "redefinir-senha",
          lazy: async () => ({
            Component: (await import("../../features/account/links/ActionLinkPage.tsx"))
              .ActionLinkPage,
          }),
        },
      ],
    },
    {
      lazy: async () => ({ Component: (await import("./CompanyArea.tsx")).CompanyArea }),
      children: [
        {
          path: "dashboard",
          lazy: async () => ({
            Component: (await import("../../features/companies/jobs/CompanyDashboardPage.tsx"))
              .CompanyDashboardPage,
          }),
        },
        {
          path: "perfil",
          lazy: async () => ({
            Component: (await import("../../features/companies/profile/ProfilePage.tsx"))
              .ProfilePage,
          }),
        },
        {
          path: "talentos",
          lazy: async () => ({
            Component: (await import("../../features/companies/talents/TalentsPage.tsx"))
              .TalentsPage,
          }),
        },
        {
          path: "vagas/nova",
          lazy: async () => ({
            Component: (await import("../../features/companies/jobForms/NewJobPage.tsx"))
              .NewJobPage,
          }),
        },
        {
          path: "vagas/editar/:jobId",
          lazy: async () => ({
            Component: (await import("../../features/companies/jobForms/EditJobPage.tsx"))
              .EditJobPage,
          }),
        },
        {
          path: "vagas/:jobId/candidatos",
          lazy: async () => ({
            Component: (await import("../../features/companies/candidates/CandidatesPage.tsx"))
              .CandidatesPage,
          }),
        },
      ],
    },
  ],
};
