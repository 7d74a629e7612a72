import { HiddenText } from "../../../ui/Announcement.tsx";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import type { Choice } from "./useChoice.ts";

type Props = { person: { id: string; name: string }; choice: Choice };

/** Marks one person. */
export function MarkBox({ person: { id, name }, choice: { isMarked, mark, unmark } }: Props) {
  return (
    <CheckboxInput
      label={<HiddenText>{`Marcar ${name}`}</HiddenText>}
      checked={isMarked(id)}
      onChange={(marked) => (marked ? mark([id]) : unmark([id]))}
    />
  );
}
