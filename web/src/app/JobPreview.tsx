import { lazy } from 'react';

/** A job as visitors see it, for the forms that make one. */
export const JobPreview = lazy(async () => ({ default: (await import('../features/jobs/detail/JobSheet.tsx')).JobSheet }));
