import type { MouseEvent } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { fromList, useBackToList } from "./useBackToList.ts";

const { navigate, here } = vi.hoisted(() => ({
  navigate: vi.fn(),
  here: { state: null } as { state: unknown },
}));
vi.mock("react-router-dom", () => ({ useNavigate: () => navigate, useLocation: () => here }));

beforeEach(() => navigate.mockReset());

function press(detail: number): { isStopped: boolean } {
  const preventDefault = vi.fn();
  const { back } = useBackToList("/vagas");
  back.onClick({ detail, preventDefault } as Partial<MouseEvent> as MouseEvent);
  return { isStopped: preventDefault.mock.calls.length > 0 };
}

test("a double click on the way back goes back once", () => {
  here.state = fromList("?busca=padeiro");
  expect([press(1), press(2)]).toEqual([{ isStopped: true }, { isStopped: true }]);
  expect(navigate.mock.calls).toEqual([[-1]]);
});

test("the way back by a key counts, and who came from no list follows the link", () => {
  here.state = fromList("");
  press(0);
  expect(navigate.mock.calls).toEqual([[-1]]);
  here.state = null;
  expect(press(1)).toEqual({ isStopped: false });
  expect(useBackToList("/vagas").back.to).toBe("/vagas");
});
