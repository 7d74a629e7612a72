import type { OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { DeviceContacts } from "./DeviceContacts.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const device = vi.hoisted(() => ({
  hasSent: true,
  contactsOnDevice: vi.fn<() => Promise<OwnContact[]>>(),
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

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DeviceContacts />
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  freshPage();
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

test("a device that has sent nothing asks for no requests", async () => {
  device.hasSent = false;
  html();
  await vi.dynamicImportSettled();
  expect(html()).toBe("");
  expect(device.contactsOnDevice).not.toHaveBeenCalled();
});
