import { expect, test } from "vitest";
import { attachmentHeader, attachmentName } from "./attachment.ts";

test.each([
  ["cv.pdf", `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  [
    "Currículo – Ação.pdf",
    `attachment; filename="Curriculo _ Acao.pdf"; filename*=UTF-8''Curr%C3%ADculo%20%E2%80%93%20A%C3%A7%C3%A3o.pdf`,
  ],
  [
    "José (2)*'.pdf",
    `attachment; filename="Jose (2)_'.pdf"; filename*=UTF-8''Jos%C3%A9%20%282%29_%27.pdf`,
  ],
  ["100%.pdf", `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
])("%s is saved under its name: %s", (name, header) => {
  expect(attachmentHeader(name)).toBe(header);
});

test.each([
  ['a"; filename="b.exe.pdf', "a_; filename=_b.exe.pdf"],
  ["../../etc/passwd.pdf", ".._.._etc_passwd.pdf"],
  ["..\\C:|cv<1>?*.pdf", ".._C__cv_1___.pdf"],
  ["a\r\nSet-Cookie: x=1.pdf", "a__Set-Cookie_ x=1.pdf"],
  ["cv\u202efdp.pdf", "cv_fdp.pdf"],
  ["half\ud83d.pdf", "half_.pdf"],
])("the name %j is made harmless", (name, safe) => {
  const header = attachmentHeader(name);
  expect(attachmentName(header)).toBe(safe);
  expect(header).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w.!~%-]+$/);
});

test.each([null, "", "attachment", 'attachment; filename="a.pdf"', "filename*=UTF-8''%E0%A4%A"])(
  "%j contains no name",
  (header) => {
    expect(attachmentName(header)).toBeNull();
  },
);
