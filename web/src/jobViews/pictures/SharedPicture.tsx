import { useState } from "react";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { printPage, printTheFile } from "../../ui/printPage.ts";
import { saveFile } from "../../ui/file/saveFile.ts";
import { canShareFiles, shareFile } from "../../ui/file/shareFile.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import { PrintedPicture } from "./PrintedPicture.tsx";
import look from "./SharedPicture.module.css";
import { usePictureFile } from "./usePictureFile.ts";

type SharedPictureProps = {
  /** Where the site has it. */
  address: string;
  /** Of the file, without '.png'. */
  name: string;
  alt: string;
  /** A sheet of A4 can be printed; a tall screen is only sent. */
  kind: "screen" | "sheet";
  /** What to do with it. */
  help: string;
};

/** A picture of the site to look at, send, save and print. */
export function SharedPicture({ address, name, alt, kind, help }: SharedPictureProps) {
  const [picture, retry] = usePictureFile(address, `${name}.png`);
  const [shares] = useState(() => canShareFiles("image/png"));
  if (picture === "failed")
    return (
      <ErrorState
        title="Não foi possível fazer a imagem"
        description="Verifique sua conexão e tente de novo."
        onRetry={retry}
      />
    );
  if (picture === "loading")
    return (
      <div className={look[kind]}>
        <Loading label="Fazendo a imagem..." />
      </div>
    );
  const { file, url } = picture;
  return (
    <>
      <img src={url} alt={alt} className={look[kind]} />
      <ActionRow>
        {shares && (
          <Button
            variant="contained"
            startIcon={<LineIcon of="share" />}
            onClick={() => void share(file)}
          >
            Compartilhar
          </Button>
        )}
        {kind === "sheet" && (
          <Button
            variant={shares ? "outlined" : "contained"}
            startIcon={<LineIcon of="print" />}
            onClick={() => void printPage(printTheFile)}
          >
            Imprimir
          </Button>
        )}
        <Button variant="outlined" onClick={() => saveFile(file, file.name)}>
          Baixar
        </Button>
      </ActionRow>
      <p className={clsx(text.small, look.help)}>{help}</p>
      {kind === "sheet" && <PrintedPicture url={url} />}
    </>
  );
}

/** Hands the picture to an app; saves it, and says so, if the device refuses. */
async function share(file: File) {
  if (await shareFile(file)) return;
  saveFile(file, file.name);
  notify({
    severity: "info",
    title: "Imagem baixada",
    description: "Abra o WhatsApp e escolha a imagem entre os arquivos baixados.",
  });
}
