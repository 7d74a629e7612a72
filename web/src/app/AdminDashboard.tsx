import Box from '@mui/material/Box';
import { DashboardPage } from '../features/administration/DashboardPage.tsx';
import { PendingJobs } from '../features/approvals/PendingJobs.tsx';
import { PendingResumes } from '../features/approvals/PendingResumes.tsx';
import { ResumeDownloadButton } from '../features/resumes/ResumeDownloadButton.tsx';

export function AdminDashboard() {
  return (
    <DashboardPage
      approvals={
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          <PendingJobs />
          <PendingResumes download={({ id, name, resumePath }) => <ResumeDownloadButton candidateId={id} person={name} path={resumePath} />} />
        </Box>
      }
      statistics={null}
      recentJobs={null}
    />
  );
}
