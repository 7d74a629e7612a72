import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { EmployerRegister as Register } from "@vagas/functions/domain/company/employerRegister";
import { addDays, formatDate, isoDay, startOfDay } from "@vagas/functions/domain/dates";
import { useState } from "react";
import { useEmployerRegister } from "../../../data/admin/adminRegister.ts";
import { Card } from "../../../ui/Card.tsx";
import { Fill } from "../../../ui/layout/Fill.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { RegisterDialog } from "./RegisterDialog.tsx";
import { numberCount } from "./registerText.ts";

/** An edition is issued twice a year; a month more, because it may be late. */
const freshDays = 214;

/**
 * The present edition of the register of employers, and the way to import the next. Stands below a list that has loaded: a
 * later one would move the button from under the finger.
 */
export function EmployerRegister() {
  const live = useEmployerRegister();
  const [asked, setAsked] = useState(false);
  return (
    <Card>
      <HStack align="center">
        <Fill>
          <Typography variant="strong" component="h2">
            Cadastro de Empregadores
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {live.state === "ready" && editionText(live.value, new Date())}
            {live.state === "loading" && "Lendo a edição guardada..."}
            {live.state === "failed" && "Não foi possível ler a edição guardada."}
          </Typography>
        </Fill>
        {live.state === "failed" ? (
          <Button onClick={live.retry}>Tentar de novo</Button>
        ) : (
          <Button
            startIcon={<UploadIcon />}
            disabled={live.state !== "ready"}
            onClick={() => setAsked(true)}
          >
            Importar edição
          </Button>
        )}
      </HStack>
      {asked && live.state === "ready" && (
        <RegisterDialog present={live.value} onClose={() => setAsked(false)} />
      )}
    </Card>
  );
}

function editionText(register: Register | null, now: Date): string {
  if (register === null)
    return "Nenhuma edição importada. Sem ela, o site não compara as empresas com a lista do governo federal.";
  const { edition, numbers } = register;
  const day = formatDate(startOfDay(edition));
  const isOld = edition < isoDay(addDays(now, -freshDays));
  return `Edição de ${day}, ${numberCount(numbers.length)}.${isOld ? " Já deve haver uma mais nova." : ""}`;
}
