import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { limits } from "@vagas/functions/domain/limits";
import type { OwnDataAct } from "@vagas/functions/domain/privacy/ownData";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { TextField } from "../../ui/form/TextField.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import type { Act } from "./useOwnData.ts";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { FormStack } from "../../ui/form/FormStack.tsx";
import { Prose } from "../../ui/Prose.tsx";

type Props = { email: string; busy: boolean; act: Act };

const { minutes } = limits.erasureCode;

function wrongText(left: number): string {
  return left === 1
    ? "O código não é este. Resta uma tentativa."
    : `O código não é este. Restam ${left} tentativas.`;
}

/** `left`: how many more codes the link sends. */
function expiredText(left: number | null): string {
  return left === 0
    ? "Este código não vale mais, e este link não envia outro. Peça outro link amanhã."
    : "Este código não vale mais. Peça outro.";
}

/** The code from the mail: asked for, typed and sent. */
function useErasure(act: Act) {
  /** How many more codes may be requested, null before the first. */
  const [left, setLeft] = useState<number | null>(null);
  /** How many answers about a new code the open form has had. */
  const [answers, setAnswers] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();

  function showForm(more: number) {
    setLeft(more);
    setAnswers((before) => before + 1);
    setOpen(true);
  }

  async function request(wanted: OwnDataAct) {
    const answer = await act(wanted);
    switch (answer?.state) {
      case "codeSent":
        showForm(answer.left);
        setCode("");
        return setError(undefined);
      case "codeLimit":
        showForm(0);
        return setError("Não dá para enviar outro código com este link. Peça outro link amanhã.");
      case "codeWrong":
        return setError(wrongText(answer.left));
      case "codeExpired":
        return setError(expiredText(left));
    }
  }

  function erase() {
    const typed = code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(typed)) return setError("Digite os 6 números do código");
    void request({ act: "erase", code: typed });
  }

  return {
    left,
    answers,
    isOpen,
    code,
    error,
    setCode,
    askForCode: () => void request({ act: "askErasure" }),
    open: () => {
      setAnswers(1);
      setOpen(true);
    },
    close: () => setOpen(false),
    erase,
  };
}

/** Erases everything, after a code from a second mail. */
export function EraseData({ email, busy, act }: Props) {
  const erasure = useErasure(act);
  if (erasure.isOpen) return <CodeForm email={email} busy={busy} erasure={erasure} />;
  return (
    <Button
      variant="outlined"
      color="error"
      size="large"
      onClick={() => (erasure.left === null ? erasure.askForCode() : erasure.open())}
      aria-disabled={busy}
    >
      Apagar tudo
    </Button>
  );
}

type CodeFormProps = { email: string; busy: boolean; erasure: ReturnType<typeof useErasure> };

function CodeForm({ email, busy, erasure }: CodeFormProps) {
  const { answers, code, error } = erasure;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), [answers]);
  return (
    <FormStack
      gap={2}
      align="start"
      ref={form}
      aria-labelledby="apagar"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) erasure.erase();
      }}
    >
      <Typography id="apagar" variant="h2">
        Apagar tudo
      </Typography>
      <Explanation email={email} />
      <TextField
        name="code"
        label="Código"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={erasure.setCode}
        error={error}
      />
      <div>
        <CodeActions busy={busy} erasure={erasure} />
        {/* Always rendered, so that screen readers announce a later text. */}
        <Box role="status" sx={{ "&:not(:empty)": { mt: 2 } }}>
          {answers > 1 && error === undefined && (
            <Typography key={answers}>Enviamos outro código.</Typography>
          )}
        </Box>
      </div>
    </FormStack>
  );
}

function CodeActions({ busy, erasure }: Omit<CodeFormProps, "email">) {
  const { left, close, askForCode } = erasure;
  return (
    <ActionRow>
      <Button type="submit" variant="contained" color="error" size="large" aria-disabled={busy}>
        Apagar
      </Button>
      <Button size="large" variant="outlined" onClick={close}>
        Cancelar
      </Button>
      {left !== null && left > 0 && (
        <Button size="large" onClick={() => !busy && askForCode()} aria-disabled={busy}>
          Enviar outro código
        </Button>
      )}
    </ActionRow>
  );
}

/** Where the code was sent, and what it erases. */
function Explanation({ email }: { email: string }) {
  return (
    <>
      <Notice tone="info">
        Enviamos um código para <strong>{email}</strong>. Ele chega em alguns minutos e vale por{" "}
        {minutes} minutos. Olhe também a caixa de spam.
      </Notice>
      <Prose>
        Currículos, arquivos e e-mails guardados com este endereço são apagados, e as empresas
        deixam de ver suas candidaturas. Não dá para desfazer.
      </Prose>
    </>
  );
}
