import type { RouteObject } from 'react-router-dom';

async function login() {
  return { Component: (await import('../features/administration/AdminLoginPage.tsx')).AdminLoginPage };
}

async function dashboard() {
  return { Component: (await import('./AdminDashboard.tsx')).AdminDashboard };
}

export const adminRoutes: RouteObject[] = [
  { path: 'admin/login', lazy: login },
  { path: 'login/admin', lazy: login },
  {
    path: 'admin',
    lazy: async () => ({ Component: (await import('./AdminArea.tsx')).AdminArea }),
    children: [
      { index: true, lazy: dashboard },
      { path: 'dashboard', lazy: dashboard },
      { path: 'candidates-archive', lazy: async () => ({ Component: (await import('../features/resumes/CandidatesArchivePage.tsx')).CandidatesArchivePage }) },
    ],
  },
];
