/**
 * Hostile and awkward input: unless it is treated as text, each payload runs, escapes its context or breaks the page.
 * Running code sets `injected` or opens a dialog; a created element is an x-injected or has an event handler
 * (tests/support/hostile/harmless.ts looks for both).
 */
export const payloads = {
  script: "<script>injected=1</script>",
  "the end of a script": "</script><script>injected=2</script>",
  "a picture that fails": "<img src=x onerror=injected=3>",
  "a drawing": "<svg onload=injected=4>",
  "a link that runs": '<a href="javascript:alert(5)">x</a>',
  "an address that runs": "javascript:alert(6)",
  "data that runs": "data:text/html,<script>alert(7)</script>",
  "a frame": '<iframe srcdoc="<script>parent.injected=8</script>">',
  "the end of an attribute": '" onmouseover="injected=9" x="',
  "the end of another": "' autofocus onfocus='injected=10",
  backticks: "`${injected=11}`",
  "the end of a title": "</title><x-injected>",
  "the end of a style": "</style><x-injected>",
  "the end of a comment": "--><x-injected><!--",
  "a template of one kind": '{{constructor.constructor("injected=12")()}}',
  "a template of another": "${7*7} #{7*7} <%= 7*7 %>",
  "the end of CDATA": "]]><x-injected/><![CDATA[",
  "an entity of XML": '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
  "entities of HTML": "&lt;b&gt; &amp;amp; &#60;x-injected&#62;",
  Markdown: "[x](javascript:alert(13)) **b** ![i](x)",
  "a base": "<base href=//foreign.example/>",
  "a redirection": "<meta http-equiv=refresh content=0;url=//x.example>",
  "a form": "<form action=//foreign.example><input name=p>",
  "a formula": '=HYPERLINK("http://foreign.example","x")',
  "a command": "+cmd|' /C calc'!A0",
  "other formulas": "@SUM(1+1)*cmd -2+3",
  "more lines for a mail": "Vaga\r\nBcc: todos@foreign.example",
  "SQL text": "'; DROP TABLE jobs;-- \" OR 1=1",
  "queries of other databases": '{"$gt":""} || true',
  "names of prototypes": "__proto__ constructor toString",
  "a way out of a folder": "../../../etc/passwd %2e%2e%2f %00",
  "reversed writing": "a\u202egnp.exe\u202c b\u2066c\u2069",
  "invisible letters": "a\u200bb\u200dc\ufeffd\u00ade",
  "separators of lines": "a\u2028b\u2029c\u0085d",
  "half an emoji": "a\ud83cb",
  "a zero byte": "a\u0000b\u0007c",
  emoji: "👩🏽‍🌾🇧🇷 Z͑ͫ̓a̴͝lgo",
  "another direction": "שלום مرحبا",
  "a very long word": "Canabravadonortense".repeat(4),
} as const;

/** The payloads joined in order into texts of at most `length` characters; longer ones are left out. */
export function packs(length: number): string[] {
  const texts: string[] = [];
  for (const payload of Object.values(payloads)) {
    const fuller = `${texts.at(-1) ?? ""} ${payload}`;
    if (texts.length > 0 && fuller.length <= length) texts[texts.length - 1] = fuller;
    else texts.push(payload);
  }
  return texts;
}

/** All of them, one a line. */
export const everyPayload = Object.values(payloads).join("\n");

/** A text as pages, mails and files may hold it: white space folded, without unprintable characters. */
export function shown(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000e-\u001f\ufffd]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
