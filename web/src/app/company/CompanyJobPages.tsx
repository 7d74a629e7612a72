import { EditJobPage } from "../../features/companies/jobForms/EditJobPage.tsx";
import { NewJobPage } from "../../features/companies/jobForms/NewJobPage.tsx";

/** A job as visitors see it, for the forms that make one. */
async function loadPreview() {
  return (await import("../../features/jobs/detail/JobSheet.tsx")).JobSheet;
}

export function NewJob() {
  return <NewJobPage loadPreview={loadPreview} />;
}

export function EditJob() {
  return <EditJobPage loadPreview={loadPreview} />;
}
