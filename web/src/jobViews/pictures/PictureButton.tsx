import type { Job } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { useFromBrowser } from "../../ui/useFromBrowser.ts";
import { LaterJobPictures } from "./LaterJobPictures.tsx";

/** The pictures of a job, for its readers. It comes with the code: the rendered page has no room for it. */
export function PictureButton({ job }: { job: Pick<Job, "id" | "title" | "company"> }) {
  const [open, setOpen] = useState(false);
  const isRunning = useFromBrowser(
    () => true,
    () => false,
  );
  if (!isRunning) return null;
  return (
    <>
      <Button color="inherit" startIcon={<LineIcon of="document" />} onClick={() => setOpen(true)}>
        Imagem e cartaz
      </Button>
      {open && <LaterJobPictures job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
