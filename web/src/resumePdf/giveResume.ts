import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { lazyImport } from "../data/visitor/lazyImport.ts";
import { notify } from "../ui/message/notifications.ts";
import { saveFile } from "../ui/file/saveFile.ts";
import { shareFile } from "../ui/file/shareFile.ts";

/** The code that makes the files, loaded at first use. */
export const loadMaker = lazyImport(() => import("./makeResumeFile.ts"));

/** How to send a saved file, for a device that hands no files to other apps. */
export const howToSend =
  "Para mandar pelo WhatsApp: baixe o currículo, abra a conversa, toque no clipe e escolha o arquivo.";

export async function saveResume(resume: WrittenResume, person: ResumePerson) {
  const maker = await loadedMaker();
  if (maker) save(await maker.makeResumeFile(resume, person, new Date()));
}

/** For other sites. */
export async function saveResumeData(resume: WrittenResume, person: ResumePerson) {
  const maker = await loadedMaker();
  if (maker) save(maker.makeJsonFile(resume, person));
}

/** Hands the file to an app of the device; saves it, and says how to send it, if the device refuses. */
export async function sendResume(resume: WrittenResume, person: ResumePerson) {
  const maker = await loadedMaker();
  if (maker === null) return;
  const file = await maker.makeResumeFile(resume, person, new Date());
  if (await shareFile(file)) return;
  save(file);
  notify({ severity: "info", title: "Currículo baixado", description: howToSend });
}

function save(file: File) {
  saveFile(file, file.name);
}

/** Null, and says so, if the code does not load. */
async function loadedMaker() {
  const maker = await loadMaker().catch(() => null);
  if (maker === null)
    notify({
      severity: "error",
      title: "Não foi possível fazer o arquivo",
      description: "Verifique sua conexão com a internet e tente de novo.",
    });
  return maker;
}
