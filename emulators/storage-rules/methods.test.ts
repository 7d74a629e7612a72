import { describe, expect, test } from "vitest";
import { valueOf } from "./testing.ts";

/** Each row is a condition that holds, or one that is an error. */
function facts(conditions: string[], errors: string[] = []): void {
  test.each(conditions)("%s", (condition) => expect(valueOf(condition)).toBe(true));
  if (errors.length > 0)
    test.each(errors)("%s is an error", (expression) => expect(valueOf(expression)).toBe("error"));
}

describe("strings", () => {
  facts(
    [
      "'ABC123'.lower() == 'abc123'",
      "'abc'.upper() == 'ABC'",
      "'  a b '.trim() == 'a b'",
      "'abc'.size() == 3",
      "''.size() == 0",
      "'😀'.size() == 1",
      "'a/b/c'.split('/') == ['a', 'b', 'c']",
      "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
      "'abc'.split('') == ['a', 'b', 'c']",
      "'abc'.split('x') == ['abc']",
      "'user@domain.com'.matches('.*@domain[.]com')",
      "!'banana'.matches('.*@domain[.]com')",
      "!'banana'.matches('ana')",
      "'image/png'.matches('image/.*')",
      "'12'.matches('^[0-9]+$')",
      "'a.png'.matches('[a-z]+\\\\.png')",
      "'banana'.replace('a', 'o') == 'bonono'",
      "'banana'.replace('ana', 'ee') == 'beena'",
      "'foo@test'.replace('.', '-') == '--------'",
      "'price'.replace('price', '$1') == '$1'",
      "'€'.toUtf8() == b'€'",
      "'it\\'s' == \"it's\"",
      "'\\u0041\\x42\\103' == 'ABC'",
      "string(true) == 'true'",
      "string(1) == '1'",
      "string(2.0) == '2.0'",
      "string(0.5) == '0.5'",
      "string(null) == 'null'",
      "string('a') == 'a'",
      "string(/a/b) == '/a/b'",
    ],
    [
      "'a'.matches('(')",
      "'a'.matches('(?=a)a')",
      "'a'.matches(null)",
      "'a'.length()",
      "'a'.size(1)",
      "(1).size()",
      "string([1])",
    ],
  );

  test("a pattern that stalls other engines is matched in no time", () => {
    const started = performance.now();
    expect(valueOf(`'${"a".repeat(5000)}!'.matches('(a+)+')`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("conversions", () => {
  facts(
    [
      "int('2') == 2",
      "int('-2') == -2",
      "int(2.0) == 2",
      "int(2.9) == 2",
      "int(2) is int",
      "float('2.2') == 2.2",
      "float(2) is float",
      "bool('true') == true",
      "bool('false') == false",
      "path('/a/b') == /a/b",
    ],
    [
      "int('a')",
      "int('2.5')",
      "int(null)",
      "float('x')",
      "bool('yes')",
      "bool(1)",
      "path(1)",
      "int(1, 2)",
    ],
  );
});

describe("bytes", () => {
  facts([
    "b'*' == b'\\x2A'",
    "b'*' == b'\\052'",
    "b'€' == b'\\xE2\\x82\\xAC'",
    "b'€' == b'\\342\\202\\254'",
    "b'\\xFF\\xFF'.size() == 2",
    "b'€'.size() == 3",
    "b'\\xFB\\xEF\\xBE'.toBase64() == '----'",
    "b'\\xFF'.toBase64() == '_w=='",
    "b'**'.toHexString() == '2A2A'",
    "b'€'.toHexString() == 'E282AC'",
  ]);
});

describe("lists", () => {
  facts(
    [
      "['a'].concat(['b']) == ['a', 'b']",
      "['a'] + ['b'] == ['a', 'b']",
      "['a', 'b'].hasAll(['a'])",
      "!['a'].hasAll(['a', 'b'])",
      "[].hasAll([])",
      "['a', 'b'].hasAny(['c', 'b'])",
      "!['a'].hasAny(['b'])",
      "!['a', 'b'].hasOnly(['a', 'c'])",
      "['a', 'b'].hasOnly(['a', 'b', 'c'])",
      "['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])",
      "['a', 'b'].join('-') == 'a-b'",
      "[1, true].join(',') == '1,true'",
      "['a', 'b', 'a'].removeAll(['a']) == ['b']",
      "[1, 2].size() == 2",
      "['a', 'a'].toSet().size() == 1",
      "[1, 1.0].toSet().size() == 1",
    ],
    ["['a'].hasAll('a')", "['a'].concat(null)", "[1].join(1)", '[[1]].join(",")'],
  );
});

describe("sets", () => {
  facts(
    [
      "['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()",
      "['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()",
      "['a', 'b'].toSet().union(['a', 'c'].toSet()) == ['a', 'b', 'c'].toSet()",
      "!['a', 'b'].toSet().hasAll(['a', 'c'])",
      "['d', 'e', 'f'].toSet().hasAll(['d', 'e'])",
      "!['a', 'b'].toSet().hasAny(['c', 'd'].toSet())",
      "['a', 'b'].toSet().hasAny(['a', 'c'].toSet())",
      "!['a', 'b'].toSet().hasOnly(['a', 'c'])",
      "['a', 'b'].toSet().hasOnly(['a', 'b'])",
      "'a' in ['a'].toSet()",
      "[].toSet().size() == 0",
    ],
    ["[1].toSet()[0]", "[1].toSet().union(1)"],
  );
});

describe("maps", () => {
  facts(
    [
      "{'a': 3, 'b': 2}.get('c', 7) == 7",
      "{'a': [2, 7], 'b': [9, 12]}.get('c', [1, 1]) == [1, 1]",
      "{'a': [2, 7], 'b': [9, 12]}.get('b', [1, 1]) == [9, 12]",
      "{'a': {'b': 1}, 'c': 2}.get(['a', 'b'], 7) == 1",
      "{'a': {'b': 1}}.get(['a', 'x'], 7) == 7",
      "{'a': 1}.get(['a', 'b'], 7) == 7",
      "{'a': null}.get('a', 7) == null",
      "{'b': 1, 'a': 2}.keys() == ['a', 'b']",
      "{'b': 1, 'a': 2}.values() == [2, 1]",
      "{'a': 1}.size() == 1",
      "{'a': 1}.keys().hasOnly(['a', 'b'])",
      "{'a': 1}.diff({}).addedKeys() == ['a'].toSet()",
      "{}.diff({'a': 1}).removedKeys() == ['a'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 2, 'b': 1}).changedKeys() == ['a'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 2, 'b': 1}).unchangedKeys() == ['b'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 2, 'c': 1}).affectedKeys() == ['a', 'b', 'c'].toSet()",
      "{'a': {'b': 1}}.diff({'a': {'b': 1}}).affectedKeys().size() == 0",
    ],
    [
      "{'a': 1}.get('a')",
      "{'a': 1}.get(1, 2)",
      "{1: 2}",
      "{'a': 1}.diff(null)",
      "{'a': 1}.get([], 2)",
    ],
  );
});

describe("paths", () => {
  facts(
    [
      "/a/b[0] == 'a'",
      "/a/$('b' + 'c')/d == /a/bc/d",
      "/a/$(/b/c)/d == /a/b/c/d",
      "/a/$(1) == /a/1",
      "(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
      "(/path/$(foo)).bind({'foo': 'x'}).foo == 'x'",
      "(/path/$(foo)).bind({'foo': 'x'})['foo'] == 'x'",
      "(/path/$(foo)).bind({'foo': 'x'})[1] == 'x'",
      "/databases/(default)/documents/a.b/c-d == path('databases/(default)/documents/a.b/c-d')",
      "6/2 == 3",
    ],
    ["/a/b[2]", "(/a/b).c", "/a/$(null)", "string(/a/$(free))", "/a/$([1])"],
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
      "hashing.crc32('123456789').toHexString() == 'CBF43926'",
      "hashing.crc32c('123456789').toHexString() == 'E3069283'",
      "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
      "hashing.sha256('abc').toHexString()[0:8] == 'BA7816BF'",
      "hashing.sha256('€') == hashing.sha256(b'€')",
      'hashing.sha256("a") is bytes',
    ],
    ["hashing.md5(1)", "hashing.sha1('a')"],
  );
});

test("debug gives back what it is given", () => {
  expect(valueOf("debug(debug(1) == debug(1))")).toBe(true);
});
