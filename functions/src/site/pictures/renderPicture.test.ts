import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import { mark } from "./mark.ts";
import { pictureFacts, pictureSize } from "./pictureAddress.ts";
import { homePicture, jobPicture } from "./pictureLayout.ts";
import { drawPixels, renderPicture } from "./renderPicture.ts";
import { buildListedJob } from "../siteTesting.ts";

const long =
  "Auxiliar administrativo e financeiro com experiência em notas fiscais e atendimento ao público";
const extremes: Record<string, Partial<Job>> = {
  "an ordinary job": {},
  "one word of 120 letters": { title: "W".repeat(120) },
  "everything as long as it may be": {
    title: "M".repeat(100),
    company: "M".repeat(100),
    location: "M".repeat(80),
    salary: "M".repeat(80),
    urgent: true,
  },
  "long sentences": {
    title: long,
    company: `${long}.`,
    location: long.slice(0, 80),
    salary: long.slice(0, 80),
    urgent: true,
  },
  "emoji and other scripts": {
    title: "👩🏽‍🌾 Тракторист",
    company: "农场",
    location: "🌾",
    salary: "\ud83d",
  },
  "marks of direction": { title: "\u202eagav\u202c", company: "\u200fעברית" },
  markup: { title: '<script>alert("1")</script>', company: "&amp;" },
  "a filled job": { filled: true },
};

test.each(Object.entries(extremes))(
  "%s is drawn in a PNG of the right size, under 300 KB",
  async (_what, fields) => {
    const png = await renderPicture(jobPicture(pictureFacts(buildListedJob(fields))));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(pictureSize);
    expect(png.length).toBeLessThan(300_000);
  },
);

test.each(Object.entries(extremes))(
  "in %s every letter stays in its place",
  async (_what, fields) => {
    const empty = await pixels({
      title: "I",
      company: "🌾",
      location: "🌾",
      salary: "🌾",
      filled: fields.filled ?? false,
    });
    const text = await pixels(fields);
    const changed = (left: number, top: number, right: number, bottom: number) => {
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1)
          if (
            text.readUInt32BE((y * pictureSize.width + x) * 4) !==
            empty.readUInt32BE((y * pictureSize.width + x) * 4)
          )
            return [x, y];
      }
      return null;
    };
    const { width, height } = pictureSize;
    const places = {
      left: changed(0, 0, 62, height),
      right: changed(width - 62, 0, width, height),
      "above the title": changed(0, 0, 900, 116),
      "above the band": changed(0, 440, width, 446),
      foot: changed(0, height - 12, width, height),
    };
    expect(places).toEqual({
      left: null,
      right: null,
      "above the title": null,
      "above the band": null,
      foot: null,
    });
  },
);

test("the board's picture is drawn too", async () => {
  const png = await renderPicture(homePicture());
  expect(png.length).toBeLessThan(300_000);
});

test("the logo equals the site's", () => {
  const favicon = readFileSync(
    new URL("../../../../web/public/favicon.svg", import.meta.url),
    "utf8",
  );
  expect(favicon).toContain(mark);
});

function pixels(fields: Partial<Job>): Promise<Buffer> {
  return drawPixels(jobPicture(pictureFacts(buildListedJob(fields))));
}
