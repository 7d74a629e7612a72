import type { PersonDataAnswer } from "@vagas/functions/domain/privacy/personData";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { usePersonData } from "./usePersonData.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const askPersonData = vi.hoisted(() => vi.fn());
vi.mock("../../../../data/admin/personDataCall.ts", () => ({ askPersonData }));

type Asking = ReturnType<typeof usePersonData>;

function Probe({ onHeld }: { onHeld: (held: Asking) => void }) {
  onHeld(usePersonData());
  return null;
}

function look(): Asking {
  let held!: Asking;
  rendered(() => renderToStaticMarkup(<Probe onHeld={(present) => (held = present)} />));
  return held;
}

const [hers, his] = ["(66) 99999-1111", "(66) 99999-2222"];
const data = { applications: [], reports: [], contacts: [], mails: [] };
const open: PersonDataAnswer = { state: "open", data };

beforeEach(() => {
  freshPage();
  askPersonData.mockReset();
});

async function found(phone: string) {
  askPersonData.mockResolvedValueOnce(open);
  look().type(phone);
  look().find();
  await vi.waitFor(() => expect(look().shown.state).toBe("open"));
}

test("an answer to a number that is no longer typed is not shown under the new one", async () => {
  const answer = Promise.withResolvers<PersonDataAnswer>();
  askPersonData.mockReturnValueOnce(answer.promise);
  look().type(hers);
  look().find();
  look().type(his);
  answer.resolve(open);
  await vi.waitFor(() => expect(look().busy).toBe(false));
  expect(look().shown).toEqual({ state: "closed" });
});

test("what was found is erased under the number it was found with, and its receipt is shown", async () => {
  await found(hers);
  const erased: PersonDataAnswer = { state: "erased", receipt: "r-1", applications: 1 };
  askPersonData.mockResolvedValueOnce(erased);
  look().erase(["a"]);
  await vi.waitFor(() => expect(look().shown).toEqual(erased));
  expect(askPersonData).toHaveBeenLastCalledWith({
    act: "erase",
    phone: hers,
    applicationIds: ["a"],
  });
});

test("an erasure that found nothing gives no receipt, and says so", async () => {
  await found(hers);
  askPersonData.mockResolvedValueOnce({ state: "erased", receipt: "r-1", applications: 0 });
  look().erase(["a"]);
  await vi.waitFor(() => expect(look().shown).toEqual({ state: "closed" }));
  expect(renderToStaticMarkup(look().refusal)).toContain("Nada foi apagado.");
});
