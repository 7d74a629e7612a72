import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { WithdrawButton } from "./WithdrawButton.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/visitor/deviceDataCall.ts", () => ({
  actOnDeviceData: () => new Promise(() => undefined),
}));
vi.mock("../../../ui/message/ConfirmDialog.tsx", () => ({
  ConfirmDialog: ({ onConfirm }: { onConfirm: () => void }) => (
    <button type="button" onClick={onConfirm}>
      Sim
    </button>
  ),
}));

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
const toBank = { ...toJob, jobId: null, jobTitle: null, company: null };

test.each([
  [toJob, ": Caixa"],
  [toBank, " do banco de talentos"],
])(
  "the button of a withdrawal has the words that it shows in its name, also while it runs",
  (application, of) => {
    freshPage();
    const html = () =>
      rendered(() =>
        renderToStaticMarkup(
          <WithdrawButton application={application} onWithdrawn={() => undefined} />,
        ),
      );
    expect(html()).toMatch(new RegExp(`aria-label="Retirar${of}"[^>]*>Retirar<`));
    press("Sim");
    expect(html()).toMatch(
      new RegExp(`aria-label="Retirando\\.\\.\\.${of}"[^>]*>Retirando\\.\\.\\.<`),
    );
  },
);
