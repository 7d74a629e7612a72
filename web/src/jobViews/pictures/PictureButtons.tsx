import type { Job } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { useFromBrowser } from "../../ui/useFromBrowser.ts";
import type { JobPicture } from "./JobPicturesDialog.tsx";
import { LaterJobPictures } from "./LaterJobPictures.tsx";

/** The pictures of a job, for its readers. They come with the code: the rendered page has no room for them. */
export function PictureButtons({ job }: { job: Pick<Job, "id" | "title" | "company"> }) {
  const [open, setOpen] = useState<JobPicture | null>(null);
  const isRunning = useFromBrowser(
    () => true,
    () => false,
  );
  if (!isRunning) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LineIcon of="whatsapp" />}
        onClick={() => setOpen("status")}
      >
        Imagem para Status
      </Button>
      <Button
        color="inherit"
        startIcon={<LineIcon of="document" />}
        onClick={() => setOpen("cartaz")}
      >
        Cartaz
      </Button>
      {open !== null && <LaterJobPictures job={job} first={open} onClose={() => setOpen(null)} />}
    </>
  );
}
