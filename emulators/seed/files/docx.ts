import type { Paragraph } from "./resumeText.ts";
import { zip } from "./zip.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const wordprocessing = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A Word document with the paragraphs, headings in bold. Source: ECMA-376, part 1, section 11.3.10. */
export function docx(paragraphs: readonly Paragraph[]): Buffer {
  return zip([
    {
      name: "[Content_Types].xml",
      text: `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: "_rels/.rels",
      text: `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      text: `${declaration}<w:document xmlns:w="${wordprocessing}"><w:body>${paragraphs.map(paragraph).join("")}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    },
  ]);
}

function paragraph({ text, heading }: Paragraph): string {
  const look = heading
    ? '<w:rPr><w:b/><w:sz w:val="26"/></w:rPr>'
    : '<w:rPr><w:sz w:val="22"/></w:rPr>';
  return `<w:p><w:r>${look}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
