import Typography from "@mui/material/Typography";
import type { EmployerRegister } from "@vagas/functions/domain/company/employerRegister";
import { formatDate, startOfDay } from "@vagas/functions/domain/dates";
import { Surface } from "../../../ui/Surface.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import type { RegisterReading } from "./readRegister.ts";
import { numberCount } from "./registerText.ts";

type Props = { reading: RegisterReading; present: EmployerRegister | null };

/** What was read of a file, what changes, and what could not be read. */
export function RegisterPreview({ reading: { numbers, unread }, present }: Props) {
  return (
    <VStack gap={1}>
      <Typography variant="strong" role="status">
        {numberCount(numbers.length)} no arquivo
        {unread.length > 0 &&
          `, ${unread.length.toLocaleString("pt-BR")} ${unread.length === 1 ? "linha" : "linhas"} sem número legível`}
      </Typography>
      {present && (
        <Typography variant="body2" color="textSecondary">
          {changeText(numbers, present)}
        </Typography>
      )}
      {unread.length > 0 && (
        <Surface
          as="ol"
          aria-label="Linhas sem número legível"
          tabIndex={0}
          sx={{ listStyle: "none", m: 0, p: 1.5, maxHeight: 220, overflow: "auto" }}
        >
          {unread.map(({ number, text }) => (
            <Typography key={number} component="li" variant="body2">
              <strong>Linha {number}:</strong> {text}
            </Typography>
          ))}
        </Surface>
      )}
    </VStack>
  );
}

function changeText(numbers: readonly string[], { edition, numbers: before }: EmployerRegister) {
  const come = numbers.filter((number) => !before.includes(number)).length;
  const go = before.filter((number) => !numbers.includes(number)).length;
  return `Em relação à edição de ${formatDate(startOfDay(edition))}: entram ${come}, saem ${go}.`;
}
