import { describe, expect, test } from "vitest";
import { requestCost } from "./requestCost.ts";
import { facts } from "./facts.ts";
import { valueOf } from "./rulesTesting.ts";

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
      "'abc'.split('') == ['', 'a', 'b', 'c']",
      "'ab'.split('b*') == ['', 'a']",
      "'photo.png'.split('g') == ['photo.pn']",
      "'photo.png'.split('.') == ['']",
      "''.split(',') == ['']",
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
      "'abc'.replace('(a)(b)', '$2$1') == 'bac'",
      "'a'.replace('a', '$0$0') == 'aa'",
      "'ab'.replace('(a)', '$10') == 'a0b'",
      "'ab'.replace('(?P<first>a)', '${first}${first}') == 'aab'",
      "'ab'.replace('a', '\\\\$') == '$b'",
      "'ab'.replace('(a)|(b)', '[$1]') == '[a][]'",
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
      "'a'.matches('' + '(')",
      "'a'.matches('' + '(?=a)a')",
      "'a'.replace('a', '$1')",
      "'a'.replace('a', '$')",
      "'a'.replace('a', '$&')",
      "'a'.replace('a', '${b}')",
      "'a'.replace('a', '\\\\')",
      "'a'.matches(null)",
      "'a'.length()",
      "'a'.size(1)",
      "(1).size()",
      "string([1])",
    ],
  );

  test("a pattern that stalls other engines is matched quickly", () => {
    // An engine that backtracks takes seconds for the first text, and would never end the second.
    for (const length of [27, 5000]) {
      const cost = requestCost(() =>
        expect(valueOf(`'${"a".repeat(length)}!'.matches('(a+)+')`)).toBe(false),
      );
      expect(cost).toBeLessThan(10);
    }
  });
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
    [
      "[1].toSet()[0]",
      "[1].toSet().union([2])",
      "[1].toSet().difference([1])",
      "[1].toSet().intersection([1])",
      "[1].union([2].toSet())",
    ],
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
      "path('/a/{x}').bind({'x': 'b'}) == /a/b",
      "path('a/{x}/{y}').bind({'y': 'c', 'x': 'b'}).y == 'c'",
      "path('/a/b').bind({}) == /a/b",
      "path('/a/$(x)')[1] == '$(x)'",
      "/a/b/c[1:] == /b/c",
      "6/2 == 3",
    ],
    [
      "/a/b[2]",
      "(/a/b).c",
      "/a/$(null)",
      "string(/a/$(free))",
      "/a/$([1])",
      "path(/a/b)",
      "path(1)",
      "string(path('/a/{x}'))",
      "path('/a/b').bind({'x': 'b'})",
      "(/a/$(x)).bind({'y': 'b'})",
      "path('/a/$(x)').bind({'x': 'b'})",
    ],
  );
});
