import { expect, test } from "vitest";
import { formatPhone, normalizeLocalPhone, normalizePhone, phoneLink } from "./phone.ts";

test.each([
  ["a mobile with punctuation", "(66) 9 9999-0000", "5566999990000"],
  ["a mobile in digits alone", "66999990000", "5566999990000"],
  ["a landline", "(66) 3569-1234", "556635691234"],
  ["a number with the country code", "+55 66 99999-0000", "5566999990000"],
  ["a landline with the country code", "55 66 3569 1234", "556635691234"],
  ["a number with the long-distance 0", "066 99999-0000", "5566999990000"],
  ["a number with two zeros in front", "0066999990000", "5566999990000"],
  ["a number with dots", "66.99999.0000", "5566999990000"],
  ["blanks around it", "  66 99999 0000\t", "5566999990000"],
  ["a mobile of area code 55", "(55) 99999-9999", "5555999999999"],
  ["a landline of area code 55", "(55) 3222-1111", "555532221111"],
  ["area code 55 with the country code", "+55 55 99999-9999", "5555999999999"],
  ["area code 55 as stored", "555532221111", "555532221111"],
  ["the beginning and the end of the mobiles", "(66) 79999-0000", "5566799990000"],
  ["a number as a chat copies it", "\u202a+55\u00a066\u00a099999\u20110000\u202c", "5566999990000"],
])("%s becomes digits with the country code", (_what, typed, digits) => {
  expect(normalizePhone(typed)).toBe(digits);
});

test.each([
  ["nothing", ""],
  ["words", "não tenho"],
  ["a digit and a letter", "66 99999-000O"],
  ["a word beside the number", "66 99999-0000 (casa)"],
  ["too few digits", "99999-0000"],
  ["9 digits", "669999900"],
  ["too many digits", "5566999990000123"],
  ["13 digits of another country", "5166999990000"],
  ["an area code that is not in use", "(20) 99999-0000"],
  ["an area code that begins with 0", "(06) 99999-0000"],
  ["a mobile that begins with 6", "(66) 69999-0000"],
  ["a landline that begins with 9", "(66) 9999-0000"],
  ["a landline that begins with 6", "(66) 6999-0000"],
  ["a mobile of 12 digits", "669999900001"],
  ["a landline after another country's code", "5166999990000"],
  ["a number with something before it", "12 66 99999-0000"],
  ["the country code twice", "55 55 66 99999-0000"],
  ["a zero before the country code", "0 55 66 99999-0000"],
  ["a landline that begins with 1", "(66) 1999-0000"],
])("%s is not a Brazilian number", (_what, typed) => {
  expect(normalizePhone(typed)).toBeNull();
});

test.each(["65", "66", "11", "55", "99"])("area code %s is in use", (areaCode) => {
  expect(normalizePhone(`${areaCode} 99999-0000`)).toBe(`55${areaCode}999990000`);
});

test("67 area codes are in use", () => {
  const all = Array.from({ length: 100 }, (_none, i) => String(i).padStart(2, "0"));
  expect(all.filter((areaCode) => normalizePhone(`${areaCode}999990000`) !== null)).toHaveLength(
    67,
  );
});

test("a stored number stays unchanged", () => {
  for (const stored of ["5566999990000", "556635691234", "5555999999999", "555532221111"]) {
    expect(normalizePhone(stored)).toBe(stored);
  }
});

test.each([
  ["5566999990000", "(66) 99999-0000"],
  ["556635691234", "(66) 3569-1234"],
  ["5555999999999", "(55) 99999-9999"],
  ["ramal 12", "ramal 12"],
  ["", ""],
])("'%s' is shown as '%s'", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

test.each([
  ["(66) 99999-0000", "tel:+5566999990000"],
  ["5566999990000", "tel:+5566999990000"],
  ["+55 66 3569-1234", "tel:+556635691234"],
  ["0800 123 4567", "tel:08001234567"],
  ["190", "tel:190"],
])("'%s' is called at '%s'", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test.each([
  ["9 9999-0000", "5566999990000"],
  ["3569-1234", "556635691234"],
  ["(11) 99999-0000", "5511999990000"],
  ["9999-000", null],
  ["não tenho", null],
])("'%s' typed in the town is %s", (typed, digits) => {
  expect(normalizeLocalPhone(typed, "66")).toBe(digits);
});
