import { expect, test, vi } from "vitest";

const sendError = vi.fn();
vi.mock("./sendError.ts", () => ({ sendError }));

const listeners: Record<string, (event: object) => void> = {};
vi.stubGlobal("addEventListener", (name: string, listen: (event: object) => void) => {
  listeners[name] = listen;
});
vi.stubGlobal("location", { pathname: "/vagas/caixa" });
const { watchErrors } = await import("./watchErrors.ts");

test.each(["error", "unhandledrejection", "securitypolicyviolation"])(
  "%s is reported, and a failing report disturbs nothing",
  async (name) => {
    sendError.mockReset().mockImplementationOnce(() => {
      throw new Error("broken");
    });
    watchErrors();
    const noticed = { type: name };
    listeners[name]!(noticed);
    await vi.waitFor(() => expect(sendError).toHaveBeenCalledOnce());
    expect(sendError).toHaveBeenCalledWith({
      noticed,
      pathname: "/vagas/caixa",
      address: expect.stringMatching(/watchErrors\.ts$/),
    });
  },
);
