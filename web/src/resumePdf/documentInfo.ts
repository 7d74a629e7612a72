import { escapeHtml } from "@vagas/functions/domain/text/escapeHtml";
import { textString } from "./pdfText.ts";

/** What is said about the file itself. */
export type DocumentInfo = { title: string; author: string; madeOn: Date };

/** The information dictionary (ISO 32000-1, 14.3.3). */
export function infoDictionary({ title, author, madeOn }: DocumentInfo): string {
  const date = madeOn.toISOString().replace(/\D/g, "").slice(0, 14);
  return `<</Title${textString(title)}/Author${textString(author)}/CreationDate(D:${date}Z)>>`;
}

/** The same in XML (ISO 16684-1), which newer readers take. */
export function xmpPacket({ title, author, madeOn }: DocumentInfo): string {
  const date = `${madeOn.toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${date}</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
