import { expect, test } from "vitest";
import { noPlaceText, savedText, unchangedText } from "./jobFormText.ts";

test("a form without a free place says how many jobs wait and what to do, and that nothing typed is lost", () => {
  expect(noPlaceText.full).toBe(
    "Você já tem 10 vagas aguardando aprovação. Quando uma delas for decidida, ou se você excluir uma, envie esta. O que você digitou fica guardado neste aparelho.",
  );
  expect(noPlaceText.tooSoon).toBe(
    "Aguarde um minuto e envie de novo: você acabou de enviar 3 vagas. O que você digitou continua aqui.",
  );
});

test("a refused job or edit that was not sent again is not called updated", () => {
  expect(unchangedText).toEqual({
    title: "Nada foi alterado",
    description: "A vaga não foi enviada de novo: corrija o texto ou explique, e salve.",
  });
  const deadlineAlone = { text: null, dropsEdit: false, staysRefused: true };
  for (const isApproved of [true, false])
    expect(savedText({ ...deadlineAlone, isApproved }, isApproved)).toEqual({
      title: "Prazo atualizado",
      description:
        "A vaga não foi enviada de novo: para isso, corrija o texto ou explique, e salve.",
    });
});
