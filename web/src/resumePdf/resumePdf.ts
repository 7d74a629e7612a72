import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import type { Block } from "./block.ts";
import { type DocumentInfo, infoDictionary, xmpPacket } from "./documentInfo.ts";
import { wordsOf } from "./drawnWords.ts";
import { codeWidths, type Font } from "./helvetica.ts";
import { layoutResume, page } from "./layoutResume.ts";
import { compressed, pdfFile, type PdfObject } from "./pdfFile.ts";
import { latinBytes } from "./pdfText.ts";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { resumeContent } from "./resumeContent.ts";
import { taggedPage } from "./taggedPage.ts";

/**
 * A written résumé as a PDF file of one A4 page: tagged, in Portuguese, with text that can be searched. The same answers
 * and date give the same bytes. `madeOn` stands in the file's properties, in UTC.
 */
export function resumePdf(
  resume: WrittenResume,
  person: ResumePerson,
  madeOn: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = resumeContent(resume, person, madeOn);
  const name = wordsOf(person.name).join(" ");
  return documentOf(layoutResume(content), { title: `Currículo de ${name}`, author: name, madeOn });
}

/** The numbers of the objects, in the order of `documentOf`. */
const numbers = { pages: 3, page: 4, content: 5, metadata: 6, regular: 7, bold: 8, root: 11 };
const firstElement = 12;

async function documentOf(blocks: readonly Block[], info: DocumentInfo) {
  const { root } = numbers;
  const tagged = taggedPage(blocks, { first: firstElement, root, pageNumber: numbers.page });
  const owners = tagged.owners.map((owner) => `${owner} 0 R`).join(" ");
  const objects: PdfObject[] = [
    `<</Type/Catalog/Pages ${numbers.pages} 0 R/Metadata ${numbers.metadata} 0 R/Lang(pt-BR)` +
      `/MarkInfo<</Marked true>>/StructTreeRoot ${root} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    infoDictionary(info),
    `<</Type/Pages/Kids[${numbers.page} 0 R]/Count 1>>`,
    `<</Type/Page/Parent ${numbers.pages} 0 R/MediaBox[0 0 ${page.width} ${page.height}]` +
      `/Contents ${numbers.content} 0 R/StructParents 0/Tabs/S` +
      `/Resources<</Font<</R ${numbers.regular} 0 R/B ${numbers.bold} 0 R>>>>>>`,
    await compressed(latinBytes(tagged.content)),
    {
      entries: "/Type/Metadata/Subtype/XML",
      data: new TextEncoder().encode(xmpPacket(info)),
    },
    fontDictionary("regular", 9),
    fontDictionary("bold", 10),
    descriptors.regular,
    descriptors.bold,
    `<</Type/StructTreeRoot/K ${firstElement} 0 R/ParentTree<</Nums[0[${owners}]]>>>>`,
    ...tagged.elements,
  ];
  return pdfFile(objects);
}

/** Metrics of the standard fonts (Adobe's), for readers that draw with another one. */
const descriptors: Record<Font, string> = {
  regular: descriptor("/FontName/Helvetica/FontBBox[-166 -225 1000 931]/StemV 88"),
  bold: descriptor("/FontName/Helvetica-Bold/FontBBox[-170 -228 1003 962]/StemV 140"),
};

function descriptor(own: string): string {
  return `<</Type/FontDescriptor${own}/Flags 32/ItalicAngle 0/Ascent 718/Descent -207/CapHeight 718>>`;
}

function fontDictionary(font: Font, descriptorNumber: number): string {
  return (
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${font === "bold" ? "-Bold" : ""}` +
    `/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${codeWidths(font).join(" ")}]` +
    `/FontDescriptor ${descriptorNumber} 0 R>>`
  );
}
