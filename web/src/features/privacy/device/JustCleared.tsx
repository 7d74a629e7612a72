import { useEffect, useState } from "react";
import { Notice } from "../../../ui/message/Notice.tsx";
import { forgetCleared, isJustCleared } from "./clearedMark.ts";

/** Says that the device was cleared, once, and what a site cannot clear. */
export function JustCleared() {
  const [cleared] = useState(isJustCleared);
  useEffect(forgetCleared, []);
  if (!cleared) return null;
  return (
    <Notice tone="info" title="Pronto: este site não guarda mais nada seu neste aparelho">
      O que este site não alcança: arquivos baixados, como o currículo, e o nome ou telefone que o
      navegador sugere nos campos. Apague-os nos arquivos do aparelho e nas configurações do
      navegador.
    </Notice>
  );
}
