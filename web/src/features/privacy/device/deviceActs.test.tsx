import type { OwnApplication } from "@vagas/functions/domain/privacy/ownData";
import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import { questionText } from "./ClearDevice.tsx";
import { DeviceData, newestOfEachName } from "./DeviceData.tsx";
import { SentCard } from "./SentCard.tsx";
import { questionOf, withdrawalOf } from "./WithdrawButton.tsx";

const toJob: OwnApplicationRow = {
  id: "caixa_ana",
  jobId: "caixa",
  jobTitle: "Caixa",
  company: "Mercado",
  stage: "nova",
  sentAt: new Date(0),
  resumeMissing: false,
  isWithCompany: true,
  isWithdrawn: false,
  answer: null,
};
const toBank = { ...toJob, id: "banco_ana", jobId: null, company: null, isWithCompany: false };
const toAdministrator = { ...toJob, isWithCompany: false };

test("an application is withdrawn from its company, and a résumé of the talent bank from the bank", () => {
  expect(withdrawalOf(toJob)).toEqual({ act: "leaveJob", applicationId: "caixa_ana" });
  expect(withdrawalOf(toBank)).toEqual({ act: "leaveTalentPool", applicationId: "banco_ana" });
});

test.each(["Mercado", "Mercado Ltda."])(
  "the question before a withdrawal names the advertiser %s with one full stop",
  (company) => {
    expect(questionOf({ ...toAdministrator, company })).toMatch(
      /seus dados para Mercado( Ltda)?\. Não dá para desfazer\.$/,
    );
  },
);

describe("the card of an application", () => {
  const card = (application: OwnApplicationRow) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SentCard application={application} onWithdrawn={() => undefined} />
      </MemoryRouter>,
    );
  const anotherFile = "Enviar outro arquivo";

  test.each([
    ["of a company's job", toJob],
    ["of a job of the administrator's", toAdministrator],
    ["of the talent bank", toBank],
  ])("asks for another file while that %s is missing, unless it is withdrawn", (_what, sent) => {
    expect(card(sent)).not.toContain(anotherFile);
    expect(card({ ...sent, resumeMissing: true })).toContain(anotherFile);
    const withdrawn = { ...sent, isWithdrawn: true, resumeMissing: true };
    expect(card(withdrawn)).not.toContain(anotherFile);
  });

  test("has a file input and a button of its own, beside another that asks for a file", () => {
    const page = renderToStaticMarkup(
      <MemoryRouter>
        {[toJob, toBank].map((application) => (
          <SentCard
            key={application.id}
            application={{ ...application, resumeMissing: true }}
            onWithdrawn={() => undefined}
          />
        ))}
      </MemoryRouter>,
    );
    const inputs = [...page.matchAll(/<input[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(inputs).size).toBe(2);
    expect(page).toContain('aria-label="Enviar outro arquivo: Caixa"');
    expect(page).toContain('aria-label="Enviar outro arquivo: Banco de talentos"');
  });

  test("asks for nothing and offers nothing once it is withdrawn", () => {
    const withdrawn = { ...toJob, company: null, isWithCompany: false, isWithdrawn: true };
    const html = card({ ...withdrawn, resumeMissing: true });
    expect(html).not.toContain(anotherFile);
    expect(html).not.toContain("<button");
    for (const sent of [toJob, toAdministrator]) expect(card(sent)).toContain("Retirar: Caixa");
  });
});

test("the question before a phone is cleared says how much is not sent, and nothing if all is", () => {
  expect(questionText(0)).toMatch(/^O que já foi enviado continua com as empresas\./);
  expect(questionText(1)).toMatch(/^A candidatura que ainda não saiu/);
  expect(questionText(3)).toMatch(/^As 3 candidaturas que ainda não saíram/);
});

test("each person of a shared phone corrects their own newest application", () => {
  const of = (id: string, name: string) => ({ id, name }) as OwnApplication;
  const sent = [of("c", "Ana"), of("b", "Davi"), of("a", "Ana")];
  expect(newestOfEachName(sent).map(({ id }) => id)).toEqual(["c", "b"]);
});

test("only the correction of who wrote a résumé here says that its file keeps the old data", () => {
  const of = (name: string, writtenResume: OwnApplication["writtenResume"]) =>
    ({
      id: name,
      name,
      phone: "5566999990001",
      sentAt: 0,
      consent: { at: 0 },
      writtenResume,
    }) as OwnApplication;
  const applications = [of("Ana", buildWrittenResume()), of("Davi", null)];
  const device = {
    shown: {
      state: "open" as const,
      data: { applications, reports: [], contacts: [], mails: [] },
    },
    busy: false,
    act: async () => undefined,
    follow: () => undefined,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DeviceData device={device} />
    </MemoryRouter>,
  );
  const [ofAna, ofDavi] = ["Ana", "Davi"].map((name) =>
    html.split(`A correção vale para tudo o que ${name} enviou deste aparelho.`)[1]!.slice(0, 60),
  );
  expect(ofAna).toContain("O arquivo do currículo continua com os dados de antes");
  expect(ofDavi).not.toContain("O arquivo do currículo");
});
