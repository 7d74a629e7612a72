import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import type { AddressCode } from "./useAddressCode.ts";

type Props = { job: Job; open: boolean; address: string; Code: AddressCode | null };

/** The end of the printed sheet: how to apply, or that nobody can any more. */
export function SheetFoot({ job, open, address, Code }: Props) {
  return (
    <Box
      sx={{
        display: "none",
        displayPrint: "flex",
        alignItems: "center",
        gap: 2,
        mt: 2,
        pt: 2,
        borderTop: "1px solid",
        breakInside: "avoid",
      }}
    >
      {open && Code && <Code address={address} />}
      <Typography sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {open ? (
          <>
            Candidate-se em <strong>{address}</strong>
            {job.contactWhatsapp !== "" && (
              <>
                {" "}
                ou fale com {job.company} pelo WhatsApp{" "}
                <strong>{formatPhone(job.contactWhatsapp)}</strong>
              </>
            )}
            .
          </>
        ) : (
          <>
            Esta vaga não recebe mais candidaturas. Outras vagas em{" "}
            <strong>{new URL(paths.jobs, address).href}</strong>.
          </>
        )}
      </Typography>
    </Box>
  );
}
