import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { addDays } from "@vagas/functions/domain/dates";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { RequestStatus } from "./RequestStatus.tsx";

const now = new Date("2026-11-21T12:00:00-04:00");

const request: ContactRequest = {
  id: "card_padaria",
  cardId: "card",
  companyId: "padaria",
  company: "Padaria",
  jobId: "caixa",
  jobTitle: "Caixa",
  name: "Ana P.",
  message: "talk",
  origin: "company",
  status: "waiting",
  createdAt: now,
  expiresAt: addDays(now, 14),
  sureUntil: addDays(now, 3),
  answeredAt: null,
};
const { sureUntil: _sure, ...whole } = request;

afterEach(() => vi.useRealTimers());

test.each<[string, ContactRequest, number | null, number, string]>([
  ["whose job ends first", request, 3, 0, "até 24/11/2026<"],
  ["whose job is not among the open ones", request, null, 0, "até 24/11/2026<"],
  ["whose job was renewed", request, 40, 5, "até 05/12/2026<"],
  ["whose job was renewed for less", request, 8, 5, "até 29/11/2026<"],
  [
    "whose job ended",
    request,
    null,
    5,
    "o prazo era 24/11/2026; com a vaga renovada até 27/11/2026, a pessoa ainda",
  ],
  [
    "whose job ended days ago",
    request,
    null,
    7,
    "o prazo era 24/11/2026; com a vaga aberta, a pessoa ainda",
  ],
  ["whose job ends later", whole, 40, 0, "até 05/12/2026<"],
  ["that ends tonight", whole, 40, 14, "o prazo era 05/12/2026<"],
])("a request %s says until when it can be answered", (_which, asked, end, days, words) => {
  vi.useFakeTimers({ now: addDays(now, days) });
  const jobs = end === null ? [] : [{ id: "caixa", ...buildJob({ expiresAt: addDays(now, end) }) }];
  const others = [{ id: "outra", ...buildJob({ expiresAt: addDays(now, 1) }) }];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RequestStatus request={asked} jobs={[...others, ...jobs]} />
    </MemoryRouter>,
  );
  expect(html).toContain(words);
});
