import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { offeredReasons, type RefusalOf, withReason } from "./refusalReasons.ts";

type Props = { of: RefusalOf; notes: string; onChange: (notes: string) => void };

/** Reasons for a refusal, which a touch writes into the notes; they may be edited there. */
export function RefusalReasons({ of, notes, onChange }: Props) {
  const labelId = useId();
  const [offered] = useState(() => offeredReasons(of));
  return (
    <>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        Motivos prontos para uma recusa
      </Typography>
      <HStack role="group" aria-labelledby={labelId} gap={1}>
        {offered.map((reason) => (
          <Button
            key={reason.label}
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => onChange(withReason(notes, reason))}
          >
            {reason.label}
          </Button>
        ))}
      </HStack>
    </>
  );
}
