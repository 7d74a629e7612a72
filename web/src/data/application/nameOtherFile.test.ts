import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../firebase/ownDocument.ts";
import { readRecord, replaceFile, type StoredApplication } from "./applicationRecord.ts";
import { nameOtherFile } from "./nameOtherFile.ts";

vi.mock("./applicationRecord.ts", () => ({ readRecord: vi.fn(), replaceFile: vi.fn() }));

const file = { resumePath: "resumes/vaga_ana/2-b.pdf", resumeName: "b.pdf", resumeSize: 9 };
const missing = { resumeMissing: true } as StoredApplication;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.mocked(readRecord).mockResolvedValue(missing);
  return () => vi.useRealTimers();
});

/** The answer, or the error, once all pauses are over. */
async function named() {
  const naming = nameOtherFile("vaga_ana", file, {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return naming;
}

test("a file is named at once", async () => {
  expect(await named()).toBe("sent");
  expect(replaceFile).toHaveBeenCalledExactlyOnceWith("vaga_ana", file, {});
  expect(readRecord).not.toHaveBeenCalled();
});

test.each([1, 2])(
  "a file that is refused %i times, while functions are at work, is named then",
  async (times) => {
    for (let i = 0; i < times; i++) vi.mocked(replaceFile).mockRejectedValueOnce(new Refused());
    expect(await named()).toBe("sent");
    expect(replaceFile).toHaveBeenCalledTimes(times + 1);
  },
);

test("a file is not named again once the one before, whose answer was lost, is there", async () => {
  vi.mocked(replaceFile).mockRejectedValue(new Refused());
  vi.mocked(readRecord)
    .mockResolvedValueOnce(missing)
    .mockResolvedValueOnce({ ...missing, resumeMissing: false });
  expect(await named()).toBe("already");
  expect(replaceFile).toHaveBeenCalledTimes(2);
});

test("a file that stays refused, or whose application is gone, fails", async () => {
  vi.mocked(replaceFile).mockRejectedValue(new Refused());
  expect(await named()).toBeInstanceOf(Refused);
  expect(replaceFile).toHaveBeenCalledTimes(3);
  vi.mocked(readRecord).mockResolvedValue(null);
  expect(await named()).toBeInstanceOf(Refused);
});

test("a request that fails is not repeated here", async () => {
  const lost = new TypeError("no line");
  vi.mocked(replaceFile).mockRejectedValueOnce(lost);
  expect(await named()).toBe(lost);
  expect(replaceFile).toHaveBeenCalledOnce();
});
