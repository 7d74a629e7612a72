import { expect, test } from "vitest";
import { noPlaceText } from "./jobFormText.ts";

test("a form without a free place says how many jobs wait and what to do, and that nothing typed is lost", () => {
  expect(noPlaceText.full).toBe(
    "Você já tem 10 vagas aguardando aprovação. Quando uma delas for decidida, ou se você excluir uma, envie esta. O que você digitou fica guardado neste aparelho.",
  );
  expect(noPlaceText.tooSoon).toBe(
    "Aguarde um minuto e envie de novo: você acabou de enviar 3 vagas. O que você digitou continua aqui.",
  );
});
