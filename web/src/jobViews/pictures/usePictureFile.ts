import { useEffect, useState } from "react";
import { fetchPicture } from "../../data/visitor/pictureFile.ts";

/** `url` shows it while the page that asked is open. */
type PictureFile = { file: File; url: string } | "loading" | "failed";

/** The picture at an address, as a file of that name. */
export function usePictureFile(address: string, name: string): [PictureFile, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ of: string; picture: PictureFile } | null>(null);
  const of = `${address} ${attempt}`;

  useEffect(() => {
    let url: string | null = null;
    let isCurrent = true;
    fetchPicture(address, name).then(
      (file) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(file);
        setFound({ of, picture: { file, url } });
      },
      () => isCurrent && setFound({ of, picture: "failed" }),
    );
    return () => {
      isCurrent = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address, name, of]);

  return [found?.of === of ? found.picture : "loading", () => setAttempt(attempt + 1)];
}
