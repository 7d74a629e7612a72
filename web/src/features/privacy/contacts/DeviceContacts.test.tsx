import type { OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { DeviceContacts } from "./DeviceContacts.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const device = vi.hoisted(() => ({
  hasSent: true,
  contactsOnDevice: vi.fn<() => Promise<OwnContact[] | "tooMany">>(),
  answerOnDevice: vi.fn(),
  isBackOnline: () => {},
}));
vi.mock("../../../data/application/sentApplications.ts", () => ({
  hasSentFromHere: () => device.hasSent,
}));
vi.mock("../../../data/visitor/contactAnswer.ts", () => device);
vi.mock("../useOnceOnline.ts", () => ({
  useOnceOnline: (again: () => void) => (device.isBackOnline = again),
}));

const contact: OwnContact = {
  id: "pedido",
  company: "Padaria Aurora",
  jobId: "padeiro",
  jobTitle: "Padeiro",
  message: "interview",
  origin: "company",
  status: "waiting",
  askedAt: 0,
  until: 0,
};
const unread = "Não deu para ver os pedidos de contato";

const html = (withdrawals = 0) =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DeviceContacts withdrawals={withdrawals} />
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
  device.hasSent = true;
  device.contactsOnDevice
    .mockReset()
    .mockRejectedValueOnce(new Error("no line"))
    .mockResolvedValue([contact]);
});

test.each([
  ["their person tries again", () => press("Tentar de novo")],
  ["the network returns", () => device.isBackOnline()],
])("requests that could not be read are said to be, and are read when %s", async (_when, act) => {
  html();
  await vi.waitFor(() => expect(html()).toContain(unread));
  act();
  await vi.waitFor(() => expect(html()).toContain(contact.company));
  expect(html()).not.toContain(unread);
});

test("the network's return repeats no read that succeeded", async () => {
  device.contactsOnDevice.mockReset().mockResolvedValue([contact]);
  html();
  await vi.waitFor(() => expect(html()).toContain(contact.company));
  device.isBackOnline();
  html();
  expect(device.contactsOnDevice).toHaveBeenCalledOnce();
});

test("requests that were read too often today are said to come tomorrow, with nothing to press", async () => {
  device.contactsOnDevice.mockReset().mockResolvedValue("tooMany");
  html();
  await vi.waitFor(() => expect(html()).toContain(unread));
  expect(html()).toContain("o pedido aparece aqui amanhã");
  expect(html()).not.toContain("Tentar de novo");
});

test.each([
  ["lies ahead", 60_000, "Responda até"],
  ["has passed, because the job may be renewed", -60_000, "Se a empresa renovar a vaga"],
])("a date to answer by that %s is told as it is", async (_which, fromNow, words) => {
  const until = Date.now() + fromNow;
  device.contactsOnDevice.mockReset().mockResolvedValue([{ ...contact, until }]);
  html();
  await vi.waitFor(() => expect(html()).toContain(words));
});

test.each(["company", "admin"] as const)(
  "a request by the %s quotes the company only if it asked itself",
  async (origin) => {
    device.contactsOnDevice.mockReset().mockResolvedValue([{ ...contact, origin }]);
    html();
    await vi.waitFor(() => expect(html()).toContain(contact.company));
    const quotes = html().match(/<blockquote.*?<\/blockquote>/g) ?? [];
    expect(quotes).toHaveLength(origin === "company" ? 1 : 0);
    expect(html().includes("Queremos marcar uma entrevista")).toBe(origin === "company");
    expect(html().includes("A administração do site indicou você")).toBe(origin === "admin");
  },
);

test("a device that has sent nothing asks for no requests", async () => {
  device.hasSent = false;
  html();
  await vi.dynamicImportSettled();
  expect(html()).toBe("");
  expect(device.contactsOnDevice).not.toHaveBeenCalled();
});

describe("requests that were read", () => {
  const other = { ...contact, id: "outro", company: "Mercado", jobTitle: "Caixa" };
  const yes = "Sim, passar meu contato";

  beforeEach(async () => {
    device.contactsOnDevice.mockReset().mockResolvedValue([other, contact]);
    html();
    await vi.waitFor(() => expect(html()).toContain(contact.company));
  });

  test("have buttons that name the company and the job", () => {
    for (const words of [yes, "Não, obrigado(a)"])
      for (const { company, jobTitle } of [contact, other])
        expect(html()).toContain(`aria-label="${words}: ${company}, ${jobTitle}"`);
  });

  test("promise nobody an e-mail address that may not have been given", () => {
    expect(html()).toContain("a empresa recebe seu nome, seus contatos e seu currículo, só para");
    expect(html()).not.toContain("e-mail");
  });

  test("show what was answered, in the place of the pressed button and with its focus", async () => {
    device.answerOnDevice.mockResolvedValue({
      state: "answered",
      contact: { ...contact, status: "accepted" },
    });
    press(yes);
    await vi.waitFor(() => expect(html()).toContain("Você disse sim"));
    expect(html()).toMatch(/tabindex="-1">(<style[^<]*<\/style>)?<span[^>]*>Você disse sim/);
    expect(html()).toContain(other.company);
  });

  test("say why nothing came of an answer while the job is closed", async () => {
    device.answerOnDevice.mockResolvedValue({ state: "closed", contact });
    press(yes);
    await vi.waitFor(() =>
      expect(notificationQueue.get()).toMatchObject([{ title: "A vaga não está aberta agora" }]),
    );
    expect(html()).toContain(contact.company);
  });

  test("leave the page with the reason once they no longer exist", async () => {
    device.answerOnDevice.mockResolvedValue({ state: "gone" });
    press(yes);
    await vi.waitFor(() => expect(html()).not.toContain(contact.company));
    expect(html()).toContain(other.company);
    expect(notificationQueue.get()).toMatchObject([{ title: "Este pedido não vale mais" }]);
  });

  test("are read again after a withdrawal, and stay meanwhile", async () => {
    device.contactsOnDevice.mockResolvedValue([other]);
    expect(html(1)).toContain(contact.company);
    await vi.waitFor(() => expect(html(1)).not.toContain(contact.company));
    expect(html(1)).toContain(other.company);
  });
});
