import type { RouteObject } from "react-router-dom";

async function login() {
  return {
    Component: (await import("../../features/administration/AdminLoginPage.tsx")).AdminLoginPage,
  };
}

const pages = () => import("./adminPages.tsx");

async function dashboard() {
  return { Component: (await pages()).AdminDashboard };
}

async function jobForm() {
  return {
    Component: (await import("../../features/administration/jobs/AdminJobPage.tsx")).AdminJobPage,
  };
}

export const adminRoutes: RouteObject[] = [
  { path: "admin/login", lazy: login },
  { path: "login/admin", lazy: login },
  {
    path: "admin",
    lazy: async () => ({ Component: (await import("./AdminArea.tsx")).AdminArea }),
    children: [
      { index: true, lazy: dashboard },
      { path: "dashboard", lazy: dashboard },
      { path: "jobs", lazy: async () => ({ Component: (await pages()).AdminJobs }) },
      { path: "jobs/new", lazy: jobForm },
      { path: "jobs/edit/:jobId", lazy: jobForm },
      { path: "job-approval", lazy: async () => ({ Component: (await pages()).AdminApprovals }) },
      {
        path: "applications",
        lazy: async () => ({ Component: (await pages()).AdminApplications }),
      },
      {
        path: "candidates-archive",
        lazy: async () => ({ Component: (await pages()).AdminCandidates }),
      },
      {
        path: "companies/:companyId",
        lazy: async () => ({ Component: (await pages()).AdminCompany }),
      },
      {
        path: "saude",
        lazy: async () => ({
          Component: (await import("../../features/administration/health/HealthPage.tsx"))
            .HealthPage,
        }),
      },
      { path: "companies", lazy: async () => ({ Component: (await pages()).AdminCompanies }) },
    ],
  },
];
