import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { SentList } from "./SentList.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../useOnceOnline.ts", () => ({ useOnceOnline: () => null }));
vi.mock("../../../data/application/ownApplications.ts", () => ({
  readOwnApplications: async () => ({ state: "lostAccount" }),
  rememberedApplications: async () => [
    { jobId: "caixa", jobTitle: "Operador de caixa", sentAt: new Date(0) },
  ],
}));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SentList changes={0} onWithdrawn={() => null} />
      </MemoryRouter>,
    ),
  );

test("a device that lost its account says where its applications can be seen, and what it remembers", async () => {
  await vi.waitFor(() => expect(html()).toContain("Operador de caixa"));
  expect(html()).toContain("peça um link por e-mail em");
  expect(html()).not.toContain("Nenhuma candidatura enviada deste aparelho");
});
