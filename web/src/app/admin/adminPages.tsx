import type { Resume } from "@vagas/functions/domain/application/resume";
import { CompaniesPage } from "../../features/administration/companies/CompaniesPage.tsx";
import { CompanyPage } from "../../features/administration/companies/CompanyPage.tsx";
import { AdminDashboardPage } from "../../features/administration/AdminDashboardPage.tsx";
import { HistoryButton } from "../../features/administration/history/HistoryButton.tsx";
import { CompanyJobs } from "../../features/administration/jobs/CompanyJobs.tsx";
import { JobsPage } from "../../features/administration/jobs/JobsPage.tsx";
import { RecentJobs } from "../../features/administration/jobs/RecentJobs.tsx";
import { Statistics } from "../../features/administration/statistics/Statistics.tsx";
import { Approvals } from "../../features/approvals/Approvals.tsx";
import { JobApprovalPage } from "../../features/approvals/JobApprovalPage.tsx";
import { ApplicationsPage } from "../../features/administration/candidates/ApplicationsPage.tsx";
import { CandidatesArchivePage } from "../../features/administration/candidates/CandidatesArchivePage.tsx";
import { CompanyApplicants } from "../../features/administration/candidates/CompanyApplicants.tsx";
import { ResumeDownloadButton } from "../../features/administration/candidates/ResumeDownloadButton.tsx";
import { SummaryButton } from "../../features/administration/candidates/talents/SummaryButton.tsx";

// Joins one feature's page with another's part.

type Item = { collection: string; id: string; name: string };

function history(item: Item) {
  return <HistoryButton {...item} />;
}

function download({ name, resumePath }: Resume) {
  return <ResumeDownloadButton person={name} path={resumePath} />;
}

function editSummary(resume: Resume) {
  return <SummaryButton resume={resume} />;
}

const parts = { history, download, editSummary };

export function AdminDashboard() {
  return (
    <AdminDashboardPage
      approvals={<Approvals {...parts} counted />}
      statistics={<Statistics />}
      recentJobs={<RecentJobs history={history} />}
    />
  );
}

export function AdminApprovals() {
  return <JobApprovalPage {...parts} />;
}

export function AdminJobs() {
  return <JobsPage history={history} />;
}

export function AdminApplications() {
  return <ApplicationsPage />;
}

export function AdminCandidates() {
  return <CandidatesArchivePage history={history} />;
}

export function AdminCompany() {
  return (
    <CompanyPage
      jobs={(company) => <CompanyJobs company={company} history={history} />}
      people={({ id }) => <CompanyApplicants companyId={id} />}
    />
  );
}

export function AdminCompanies() {
  return <CompaniesPage history={history} />;
}
