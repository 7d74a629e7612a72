import Box from "@mui/material/Box";
import { CompaniesPage } from "../../features/administration/companies/CompaniesPage.tsx";
import { DashboardPage } from "../../features/administration/DashboardPage.tsx";
import { HistoryButton } from "../../features/administration/history/HistoryButton.tsx";
import { JobsPage } from "../../features/administration/jobs/JobsPage.tsx";
import { RecentJobs } from "../../features/administration/jobs/RecentJobs.tsx";
import { Statistics } from "../../features/administration/statistics/Statistics.tsx";
import { PendingJobs } from "../../features/approvals/PendingJobs.tsx";
import { PendingResumes } from "../../features/approvals/PendingResumes.tsx";
import { ApplicationsPage } from "../../features/resumes/ApplicationsPage.tsx";
import { CandidatesArchivePage } from "../../features/resumes/CandidatesArchivePage.tsx";
import { ResumeDownloadButton } from "../../features/resumes/ResumeDownloadButton.tsx";

// Where one feature's page holds another's part.

type Item = { collection: string; id: string; name: string };

function history(item: Item) {
  return <HistoryButton {...item} />;
}

export function AdminDashboard() {
  return (
    <DashboardPage
      approvals={
        <Box
          sx={{
            display: "grid",
            gap: 4,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <PendingJobs history={history} />
          <PendingResumes
            history={history}
            download={({ id, name, resumePath }) => (
              <ResumeDownloadButton candidateId={id} person={name} path={resumePath} />
            )}
          />
        </Box>
      }
      statistics={<Statistics />}
      recentJobs={<RecentJobs history={history} />}
    />
  );
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

export function AdminCompanies() {
  return <CompaniesPage history={history} />;
}
