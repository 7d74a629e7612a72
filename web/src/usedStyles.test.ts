import { expect, test } from "vitest";
import { usedStyles } from "./usedStyles.ts";

const page =
  '<main class="card wide"><a class="card-link" style="color:var(--mui-inline)">x</a></main>';

test.each([
  [".card{a:b}", ".card{a:b}"],
  [".absent{a:b}", ""],
  [".card,.absent{a:b}", ".card{a:b}"],
  [".card.Mui-disabled{a:b}", ""],
  [".card[aria-invalid=true]{a:b}", ""],
  [".card:disabled{a:b}", ""],
  [".card:not(:disabled){a:b}", ".card:not(:disabled){a:b}"],
  ["[data-x=y] .card{a:b}", "[data-x=y] .card{a:b}"],
  ["a[style]{a:b}", "a[style]{a:b}"],
  [".card:hover,.card:focus-visible{a:b}", ".card:hover,.card:focus-visible{a:b}"],
  [".card:not(.absent){a:b}", ".card:not(.absent){a:b}"],
  [".card:has(> .absent){a:b}", ""],
  [".wide:has(> .card-link){a:b}", ".wide:has(> .card-link){a:b}"],
  [".card:has(.absent, a){a:b}", ".card:has(.absent, a){a:b}"],
  [".card:not(:has(.absent)){a:b}", ".card:not(:has(.absent)){a:b}"],
  [":is(.absent, :not(.card)) a{a:b}", ":is(.absent, :not(.card)) a{a:b}"],
  ["html:not([data-x=y]) .card{a:b}", "html:not([data-x=y]) .card{a:b}"],
  ['.card>.card-link::after{content:""}', '.card>.card-link::after{content:""}'],
  ["body,*::before{a:b}", "body,*::before{a:b}"],
])("of '%s' a page keeps '%s'", (sheet, kept) => {
  expect(usedStyles([sheet], page)).toBe(kept);
});

test("a group of rules stays with those that apply, and goes with its last", () => {
  const sheet = "@media print{.absent{a:b}.card{c:d}}@media (min-width:48em){.absent{a:b}}";
  expect(usedStyles([sheet], page)).toBe("@media print{.card{c:d}}");
});

test("the smallest width, which always applies, needs no group", () => {
  expect(usedStyles(["@media (min-width:0em){.card{a:b}}"], page)).toBe(".card{a:b}");
});

test("the sheet of paper keeps its margins, inside of a group too", () => {
  const sheet = "@page{margin:16mm}@media print{@page{size:A4;margin:12mm}}";
  expect(usedStyles([sheet], page)).toBe(
    "@page{margin:16mm}@media print{@page{size:A4;margin:12mm}}",
  );
});

test("of the theme's variables a page gets those that its rules, its elements and those variables use", () => {
  const theme =
    ":root{--mui-a:1px;--mui-b:var(--mui-c, 2px);--mui-c:var(--mui-d);--mui-d:3px;--mui-e:4px;--mui-inline:red}";
  const rules = ".card{--own:var(--mui-b);width:var(--mui-a)}.absent{width:var(--mui-e)}";
  expect(usedStyles([theme, rules], page)).toBe(
    ":root{--mui-a:1px;--mui-b:var(--mui-c, 2px);--mui-c:var(--mui-d);--mui-d:3px;--mui-inline:red}.card{--own:var(--mui-b);width:var(--mui-a)}",
  );
});

test("a variable that two colour schemes set brings along what either of them uses", () => {
  const theme =
    ":root{--mui-a:var(--mui-light);--mui-light:1}[data-x=dark]{--mui-a:var(--mui-dark);--mui-dark:2;--mui-light:3}";
  expect(usedStyles([theme, ".card{width:var(--mui-a)}"], page)).toBe(
    `${theme}.card{width:var(--mui-a)}`,
  );
});

test("sheets keep their order, and a sheet that returns is the same again", () => {
  const sheets = [".card{a:b}", "a{c:d}", ".wide{e:f}"];
  const once = usedStyles(sheets, page);
  expect(once).toBe(".card{a:b}a{c:d}.wide{e:f}");
  expect(usedStyles(sheets, page)).toBe(once);
  expect(usedStyles(sheets, "<p>")).toBe("a{c:d}");
});
