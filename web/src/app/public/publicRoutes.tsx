import { Outlet, type RouteObject } from "react-router-dom";
import { Splash } from "../Splash.tsx";
import { PublicLayout } from "./PublicLayout.tsx";

/** The frame of the public pages, also while the first one's code is loading. */
export const publicLayout = {
  element: (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
  hydrateFallbackElement: (
    <PublicLayout>
      <Splash />
    </PublicLayout>
  ),
};

/** The routes that the server renders. */
export const renderedRoutes: RouteObject = {
  ...publicLayout,
  children: [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("../../features/home/HomePage.tsx")).HomePage,
      }),
    },
    {
      path: "vagas",
      lazy: async () => ({
        Component: (await import("../../features/jobs/list/JobListPage.tsx")).JobListPage,
      }),
    },
    {
      path: "vagas/:jobId",
      lazy: async () => ({
        Component: (await import("../../jobViews/page/JobPage.tsx")).JobPage,
      }),
    },
    {
      path: "empresas/:companyId",
      lazy: async () => ({
        Component: (await import("../../features/jobs/company/CompanyJobsPage.tsx"))
          .CompanyJobsPage,
      }),
    },
    {
      path: "enviar-curriculo",
      lazy: async () => ({
        Component: (await import("../../features/apply/ApplyPage.tsx")).ApplyPage,
      }),
    },
    {
      path: "denunciar",
      lazy: async () => ({
        Component: (await import("../../features/report/ReportPage.tsx")).ReportPage,
      }),
    },
    {
      path: "sobre",
      lazy: async () => ({
        Component: (await import("../../features/about/AboutPage.tsx")).AboutPage,
      }),
    },
    {
      path: "acessibilidade",
      lazy: async () => ({
        Component: (await import("../../features/about/AccessibilityPage.tsx")).AccessibilityPage,
      }),
    },
    {
      path: "privacidade",
      lazy: async () => ({
        Component: (await import("../../features/privacy/PrivacyPage.tsx")).PrivacyPage,
      }),
    },
    {
      path: "vaga-legal",
      lazy: async () => ({
        Component: (await import("../../features/law/LawPage.tsx")).LawPage,
      }),
    },
    {
      path: "numeros",
      lazy: async () => ({
        Component: (await import("../../features/numbers/NumbersPage.tsx")).NumbersPage,
      }),
    },
    {
      path: "semana",
      lazy: async () => ({
        Component: (await import("../../features/week/WeekPage.tsx")).WeekPage,
      }),
    },
    {
      path: "*",
      lazy: async () => ({
        Component: (await import("../../features/about/NotFoundPage.tsx")).NotFoundPage,
      }),
    },
  ],
};

export const publicRoutes: RouteObject = {
  ...publicLayout,
  children: [
    ...renderedRoutes.children!,
    {
      path: "publicar-vaga",
      lazy: async () => ({
        Component: (await import("../../features/companies/publishGate/PublishGatePage.tsx"))
          .PublishGatePage,
      }),
    },
    {
      path: "vaga/confirmar",
      lazy: async () => ({
        Component: (await import("../../features/companies/jobLinks/JobLinkPage.tsx")).JobLinkPage,
      }),
    },
    {
      path: "convite",
      lazy: async () => ({
        Component: (await import("../../features/privacy/contacts/ContactLinkPage.tsx"))
          .ContactLinkPage,
      }),
    },
    {
      path: "avisos",
      lazy: async () => ({
        Component: (await import("../../features/alerts/AskAlertPage.tsx")).AskAlertPage,
      }),
    },
    {
      path: "avisos/confirmar",
      lazy: async () => ({
        Component: (await import("../../features/alerts/AlertLinkPage.tsx")).AlertLinkPage,
      }),
    },
    {
      path: "avisos/saida",
      lazy: async () => ({
        Component: (await import("../../features/alerts/AlertLeavingPage.tsx")).AlertLeavingPage,
      }),
    },
    {
      path: "curriculo",
      lazy: async () => ({
        Component: (await import("../../features/writeResume/WriteResumePage.tsx")).WriteResumePage,
      }),
    },
    {
      path: "meus-dados",
      lazy: async () => ({
        Component: (await import("../../features/privacy/OwnDataPage.tsx")).OwnDataPage,
      }),
    },
    {
      path: "minhas-candidaturas",
      lazy: async () => ({
        Component: (await import("../../features/privacy/device/OwnApplicationsPage.tsx"))
          .OwnApplicationsPage,
      }),
    },
  ],
};
