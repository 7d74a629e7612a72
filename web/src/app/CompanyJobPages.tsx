import { EditJobPage } from '../features/companies/jobForms/EditJobPage.tsx';
import { NewJobPage } from '../features/companies/jobForms/NewJobPage.tsx';
import { JobPreview } from './JobPreview.tsx';

export function NewJob() {
  return <NewJobPage Preview={JobPreview} />;
}

export function EditJob() {
  return <EditJobPage Preview={JobPreview} />;
}
