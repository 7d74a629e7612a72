import { EditJobPage } from '../features/companies/EditJobPage.tsx';
import { NewJobPage } from '../features/companies/NewJobPage.tsx';
import { JobPreview } from './JobPreview.tsx';

export function NewJob() {
  return <NewJobPage Preview={JobPreview} />;
}

export function EditJob() {
  return <EditJobPage Preview={JobPreview} />;
}
