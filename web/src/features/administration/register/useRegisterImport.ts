import type { EmployerRegister } from "@vagas/functions/domain/company/employerRegister";
import { useState } from "react";
import { saveEdition } from "../../../data/admin/adminRegister.ts";
import { csvRows } from "../../../ui/file/csv.ts";
import { useFocusOnInvalid } from "../../../ui/form/useFocusOnInvalid.ts";
import { useRefusal } from "../../../ui/form/useRefusal.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { readSheet, type SheetReading } from "../../../ui/file/readSheet.ts";
import { readRegister, type RegisterReading } from "./readRegister.ts";
import { type RegisterProblems, registerProblems } from "./registerProblems.ts";
import { numberCount } from "./registerText.ts";

/** What a sheet holds: a workbook's rows, or those of a text with separators. */
function readingOf(sheet: Exclude<SheetReading, { problem: string }>): RegisterReading {
  return readRegister("rows" in sheet ? { ...sheet, broken: new Set() } : csvRows(sheet.text));
}

/** The import's fields and what was read; `onSaved` runs once the edition is stored. */
export function useRegisterImport(present: EmployerRegister | null, onSaved: () => void) {
  const [reading, setReading] = useState<RegisterReading | null>(null);
  const [edition, setEdition] = useState("");
  const [without, setWithout] = useState(false);
  const [problems, setProblems] = useState<RegisterProblems>({});
  const [saving, setSaving] = useState(false);
  const { refuse, refusal } = useRefusal();
  const focusInvalid = useFocusOnInvalid();

  async function takeFile(file: File) {
    const sheet = await readSheet(file);
    setWithout(false);
    setReading("problem" in sheet ? null : readingOf(sheet));
    setProblems("problem" in sheet ? { file: sheet.problem } : {});
  }

  async function save() {
    if (saving) return;
    const found = registerProblems({ reading, edition, without }, present, new Date());
    setProblems(found);
    if (reading === null || Object.keys(found).length > 0) return focusInvalid();
    setSaving(true);
    const outcome = await saveEdition(edition, reading.numbers);
    setSaving(false);
    if (outcome === "done") {
      tellSaved(reading);
      onSaved();
      return;
    }
    refuse(`Erro ao importar a edição. ${failureText[outcome]}`);
  }

  function change<T>(set: (value: T) => void) {
    return (value: T) => {
      set(value);
      setProblems({});
    };
  }

  return {
    reading,
    edition,
    without,
    problems,
    saving,
    refusal,
    takeFile: (file: File) => void takeFile(file),
    setEdition: change(setEdition),
    setWithout: change(setWithout),
    save: () => void save(),
  };
}

function tellSaved({ numbers }: RegisterReading) {
  notify({
    severity: "success",
    title: "Edição importada",
    description: `${numberCount(numbers.length)}. As empresas são comparadas agora; você recebe um e-mail se houver alguma.`,
  });
}
