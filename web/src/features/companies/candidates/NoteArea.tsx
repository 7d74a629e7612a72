import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { type ReactNode, useState } from "react";
import { useLast } from "../../../state/useLast.ts";
import { CandidateNoteDialog } from "./CandidateNoteDialog.tsx";
import { NoteContext } from "./noteContext.ts";

type Dialog = { noted: Candidate | null; open: boolean; opening: number };

type Props = { listed: readonly Candidate[]; children: ReactNode };

/** People with their notes. The dialog is above their list, which its person may leave while the note is typed. */
export function NoteArea({ listed, children }: Props) {
  // A counter, so that each opening starts with the present note.
  const [dialog, setDialog] = useState<Dialog>({ noted: null, open: false, opening: 0 });
  const { noted, open, opening } = dialog;
  const write = (candidate: Candidate) =>
    setDialog((before) => ({ noted: candidate, open: true, opening: before.opening + 1 }));

  return (
    <NoteContext value={write}>
      {children}
      {noted && (
        <NoteOf
          key={opening}
          noted={noted}
          listed={listed}
          open={open}
          onClose={() => setDialog((before) => ({ ...before, open: false }))}
        />
      )}
    </NoteContext>
  );
}

type NoteProps = {
  /** The person when the dialog was opened. */
  noted: Candidate;
  listed: Props["listed"];
  open: boolean;
  onClose: () => void;
};

/** The dialog, with its person as the list has them, or had them last. */
function NoteOf({ noted, listed, ...dialog }: NoteProps) {
  const present = useLast(listed.find(({ id }) => id === noted.id) ?? null);
  return <CandidateNoteDialog {...dialog} candidate={present ?? noted} />;
}
