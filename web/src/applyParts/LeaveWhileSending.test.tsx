import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LeaveWhileSending } from "./LeaveWhileSending.tsx";

type Address = { pathname: string; search: string; hash: string };
type Blocks = (to: {
  currentLocation: Address;
  nextLocation: Address;
  historyAction: "POP" | "PUSH";
}) => boolean;

const { asked } = vi.hoisted(() => {
  const question: { blocks: Blocks | null } = { blocks: null };
  return { asked: question };
});
vi.mock("react-router-dom", async (original) => ({
  ...(await original<object>()),
  useBlocker: (blocks: Blocks) => {
    asked.blocks = blocks;
    return { state: "unblocked" };
  },
}));
vi.mock("./LeaveWhileSendingDialog.tsx", () => ({ LeaveWhileSendingDialog: () => null }));

const here = { pathname: "/curriculo", search: "?passo=enviar", hash: "" };

/** Whether the phone's back button to this address has a question before it. */
function isAsked(sending: boolean, next: Partial<Address>): boolean {
  renderToStaticMarkup(<LeaveWhileSending sending={sending} onLeave={() => undefined} />);
  return asked.blocks!({
    currentLocation: here,
    nextLocation: { ...here, ...next },
    historyAction: "POP",
  });
}

test("the phone's back button asks during an upload, also before another step of the same page", () => {
  expect(isAsked(true, { pathname: "/vagas", search: "" })).toBe(true);
  expect(isAsked(true, { search: "?passo=6" })).toBe(true);
  expect(isAsked(true, { hash: "#conteudo" })).toBe(false);
  expect(isAsked(false, { search: "?passo=6" })).toBe(false);
});
