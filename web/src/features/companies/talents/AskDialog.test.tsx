import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { type ContactAskOutcome, requestContact } from "../../../data/session/contactAsk.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { AskDialog } from "./AskDialog.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/session/contactAsk.ts", () => ({ requestContact: vi.fn() }));
// The server renders nothing above a page; Escape and the back button call `onClose`.
vi.mock("../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
    <div>
      <button type="button" onClick={onClose}>
        Escape
      </button>
      {children}
    </div>
  ),
}));

const card: TalentCard = {
  id: "maria",
  name: "Maria S.",
  area: null,
  place: null,
  education: "",
  experience: "",
  skills: "",
  since: new Date(0),
};
const onClose = vi.fn();

const jobs = ["caixa", "garçom", "vigia"].map((id) => ({ id, ...buildJob({ title: id }) }));

const html = (open = jobs) =>
  rendered(() => renderToStaticMarkup(<AskDialog card={card} jobs={open} onClose={onClose} />));

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
  onClose.mockReset();
  vi.mocked(requestContact).mockReset();
  html();
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the dialog once the request is sent, and its answer names the person",
  async (way) => {
    const line = Promise.withResolvers<ContactAskOutcome>();
    vi.mocked(requestContact).mockReturnValue(line.promise);
    press("Enviar pedido");
    expect(html()).toContain("Enviando...");
    press(way);
    expect(onClose).not.toHaveBeenCalled();

    line.resolve("sent");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(notificationQueue.get()).toMatchObject([{ title: "Pedido enviado a Maria S." }]);
  },
);

test.each(["Cancelar", "Escape"])("'%s' closes the dialog after a failure", async (way) => {
  vi.mocked(requestContact).mockResolvedValue("gone");
  press("Enviar pedido");
  await vi.waitFor(() => expect(html()).toContain("Esta pessoa saiu do banco de talentos."));
  press(way);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a request is for the job that the select shows, also after the chosen one closed", async () => {
  vi.mocked(requestContact).mockResolvedValue("offline");
  type("vaga", "garçom");
  html();
  press("Enviar pedido");
  expect(requestContact).toHaveBeenLastCalledWith(expect.objectContaining({ jobId: "garçom" }));
  const rest = jobs.filter(({ id }) => id !== "garçom");
  await vi.waitFor(() => expect(html(rest)).toMatch(/value="caixa" selected=""/));
  await vi.waitFor(() => expect(html(rest)).not.toContain("Enviando..."));
  press("Enviar pedido");
  expect(requestContact).toHaveBeenLastCalledWith(expect.objectContaining({ jobId: "caixa" }));
});

test("what was said about one job is not said about the next one", async () => {
  vi.mocked(requestContact).mockResolvedValue("jobClosed");
  press("Enviar pedido");
  await vi.waitFor(() => expect(html()).toContain("Esta vaga não está mais aberta."));
  type("vaga", "vigia");
  expect(html()).not.toContain("Esta vaga não está mais aberta.");
});
