import { describe, expect, test } from "vitest";
import { facts } from "./facts.ts";
import { valueOf } from "./rulesTesting.ts";

describe("conversions", () => {
  facts(
    [
      "int('2') == 2",
      "int('-2') == -2",
      "int(2.0) == 2",
      "int(2.9) == 2",
      "int(2) is int",
      "int('007') == 7 && int('-0') == 0",
      "int('-9223372036854775808') == -9223372036854775808",
      "float('2.2') == 2.2",
      "float(2) is float",
      "bool('true') == true",
      "bool('false') == false",
      "path('/a/b') == /a/b",
    ],
    [
      "int('a')",
      "int('2.5')",
      "int('9223372036854775808')",
      "int(null)",
      "float('x')",
      "bool('yes')",
      "bool(1)",
      "path(1)",
      "int(1, 2)",
    ],
  );
});

describe("timestamps and durations", () => {
  facts(
    [
      "timestamp.date(1984, 1, 2) == timestamp.value(441849600000)",
      "timestamp.value(0).year() == 1970",
      "timestamp.date(2024, 2, 29).month() == 2",
      "timestamp.date(2024, 2, 29).day() == 29",
      "timestamp.date(2024, 12, 31).dayOfYear() == 366",
      "timestamp.date(2024, 1, 1).dayOfYear() == 1",
      "timestamp.date(2024, 1, 1).dayOfWeek() == 1",
      "timestamp.date(2024, 1, 7).dayOfWeek() == 7",
      "timestamp.date(1969, 12, 31).dayOfWeek() == 3",
      "timestamp.value(3723004).hours() == 1",
      "timestamp.value(3723004).minutes() == 2",
      "timestamp.value(3723004).seconds() == 3",
      "timestamp.value(3723004).nanos() == 4000000",
      "timestamp.value(-1).toMillis() == -1",
      "timestamp.value(90000000).date() == timestamp.date(1970, 1, 2)",
      "timestamp.value(90000000).time() == duration.value(1, 'h')",
      "timestamp.value(0) + duration.value(1, 'd') == timestamp.date(1970, 1, 2)",
      "duration.value(1, 'd') + timestamp.value(0) == timestamp.date(1970, 1, 2)",
      "timestamp.date(1970, 1, 2) - duration.value(1, 'd') == timestamp.value(0)",
      "timestamp.date(1970, 1, 2) - timestamp.value(0) == duration.value(24, 'h')",
      "timestamp.value(1) > timestamp.value(0)",
      "duration.value(60, 's') == duration.value(1, 'm')",
      "duration.value(1, 'w') == duration.value(7, 'd')",
      "duration.value(1, 's') == duration.value(1000, 'ms')",
      "duration.value(1, 'ms') == duration.value(1000000, 'ns')",
      "duration.value(1, 's') < duration.value(2, 's')",
      "duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')",
      "duration.value(1, 's') - duration.value(2, 's') == duration.value(-1, 's')",
      "duration.abs(duration.value(-10, 's')) == duration.value(10, 's')",
      "duration.time(1, 2, 3, 4).seconds() == 3723",
      "duration.time(1, 2, 3, 4).nanos() == 4",
      "duration.value(-1500, 'ms').seconds() == -1",
      "duration.value(-1500, 'ms').nanos() == -500000000",
    ],
    [
      "timestamp.date(2023, 2, 29)",
      "duration.value(1, 'y')",
      "duration.value(1.5, 's')",
      "timestamp.value('0')",
      "timestamp.value(0) + timestamp.value(0)",
      "timestamp.value(0) > 1",
      "timestamp.value(9223372036854775807)",
      "timestamp.value(0).year",
    ],
  );
});

describe("points", () => {
  facts(
    [
      "latlng.value(45.0, 90.0).latitude() == 45",
      "latlng.value(45.0, 90.0).longitude() == 90",
      "latlng.value(0, 0).distance(latlng.value(0, 0)) == 0",
      "math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111",
    ],
    ["latlng.value(91, 0)", "latlng.value(0, 181)", "latlng.value('0', 0)"],
  );
});

describe("mathematics", () => {
  facts(
    [
      "math.abs(-1) == 1",
      "math.abs(-1.5) == 1.5",
      "math.ceil(2.1) == 3",
      "math.ceil(2.0) is int",
      "math.floor(2.7) == 2",
      "math.floor(-2.5) == -3",
      "math.round(2.4) == 2",
      "math.round(2.5) == 3",
      "math.pow(2, 2) == 4",
      "math.pow(1.5, 2) == 2.25",
      "math.pow(4, 0.5) == 2",
      "math.pow(2, 2) is float",
      "math.sqrt(4) == 2.0",
      "math.sqrt(2.25) == 1.5",
      "math.isInfinite(1.0 / 0.0)",
      "!math.isInfinite(100)",
      "math.isNaN(0.0 / 0.0)",
      "!math.isNaN(100)",
    ],
    ["math.abs('1')", "math.ceil(0.0 / 0.0)", "math.cbrt(8)", "math.pow(2)", "math"],
  );
});

describe("hashes", () => {
  facts(
    [
      "hashing.crc32('123456789').toHexString() == '2639F4CB'",
      "hashing.crc32c('123456789').toHexString() == '839206E3'",
      "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
      "hashing.sha256('abc').toHexString()[0:8] == 'BA7816BF'",
      "hashing.sha256('€') == hashing.sha256(b'€')",
      'hashing.sha256("a") is bytes',
    ],
    ["hashing.md5(1)", "hashing.sha1('a')"],
  );
});

test("debug returns its argument", () => {
  expect(valueOf("debug(debug(1) == debug(1))")).toBe(true);
});
