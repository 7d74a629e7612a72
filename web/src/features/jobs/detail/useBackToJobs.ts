import { paths } from "@vagas/functions/domain/paths";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The link to the list: back to where it was left, with its filters, if the job was opened from it. */
export function useBackToJobs() {
  const { state } = useLocation() as { state: { list?: string } | null };
  const navigate = useNavigate();
  const list = state?.list;
  return {
    to: paths.jobs + (list ?? ""),
    onClick: (event: MouseEvent) => {
      if (list === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
