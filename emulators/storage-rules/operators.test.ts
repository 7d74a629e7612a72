import { describe, expect, test } from "vitest";
import { valueOf } from "./testing.ts";

describe("an operator", () => {
  test.each([
    // arithmetic
    ["1 + 2", 3n],
    ["1 - 2", -1n],
    ["2 * 3", 6n],
    ["7 / 2", 3n],
    ["-7 / 2", -3n],
    ["7 % 3", 1n],
    ["-7 % 3", -1n],
    ["7.0 / 2", 3.5],
    ["1 + 0.5", 1.5],
    ["5.5 % 2", 1.5],
    ["1.0 / 0", Infinity],
    ["1 / 0", "error"],
    ["1 % 0", "error"],
    ["-(3)", -3n],
    ["- -3", 3n],
    ["-1.5", -1.5],
    ["0x1F", 31n],
    ["1e3", 1000],
    ["9223372036854775807", 9223372036854775807n],
    ["-9223372036854775808", -9223372036854775808n],
    ["9223372036854775807 + 1", "error"],
    ["9223372036854775807 * 2", "error"],
    ["'a' + 'b'", "ab"],
    ["'a' + 1", "error"],
    ["'a' - 'b'", "error"],
    ["null + 1", "error"],
    ["true + true", "error"],
    ["-'a'", "error"],
    // precedence and grouping
    ["1 + 2 * 3", 7n],
    ["(1 + 2) * 3", 9n],
    ["10 - 3 - 2", 5n],
    ["100 / 10 / 5", 2n],
    ["2 * 7 % 4", 2n],
    ["-2 + 3", 1n],
    ["1 + 1 == 2", true],
    ["1 < 2 == true", true],
    ["1 in [1] == true", true],
    ["1 == 1 && 2 == 2", true],
    ["true || false && false", true],
    ["(true || false) && false", false],
    ["!true || true", true],
    ["!(true || true)", false],
    ["!false == true", true],
    ["false ? 1 : true ? 2 : 3", 2n],
    ["true ? false ? 1 : 2 : 3", 2n],
    ["false || true ? 1 : 2", 1n],
    // comparison
    ["1 == 1.0", true],
    ["1 != 1.0", false],
    ["1 < 1.5", true],
    ["2 >= 2", true],
    ["2 > 2", false],
    ["2 <= 1", false],
    ["'a' < 'b'", true],
    ["'B' < 'a'", true],
    ["'abc' > 'abd'", false],
    ["1 < 'a'", "error"],
    ["null < 1", "error"],
    ["true < false", "error"],
    ["[1] < [2]", "error"],
    // equality
    ["1 == '1'", false],
    ["1 != '1'", true],
    ["null == null", true],
    ["null == false", false],
    ["[1, 2] == [1, 2]", true],
    ["[1, 2] == [2, 1]", false],
    ["[1, [2]] == [1.0, [2]]", true],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
    ["{'a': 1} == {'a': 2}", false],
    ["{'a': null} == {'b': null}", false],
    ["[1, 2].toSet() == [2, 1, 2].toSet()", true],
    ["[1].toSet() == [1]", false],
    ["b'a' == b'a'", true],
    ["b'a' == 'a'", false],
    ["/a/b == /a/b", true],
    ["/a/b == /a/c", false],
    ["/a/b == path('a/b')", true],
    ["latlng.value(1, 2) == latlng.value(1.0, 2.0)", true],
    // membership
    ["1 in [1, 2]", true],
    ["1.0 in [1, 2]", true],
    ["3 in [1, 2]", false],
    ["'a' in {'a': 1}", true],
    ["'b' in {'a': 1}", false],
    ["1 in [1].toSet()", true],
    ["'a' in 'abc'", "error"],
    ["1 in null", "error"],
    // indexing and ranges
    ["['a', 'b'][1]", "b"],
    ["['a', 'b'][2]", "error"],
    ["['a', 'b'][-1]", "error"],
    ["['a', 'b'][0.5]", "error"],
    ["['a', 'b', 'c'][0:2]", ["a", "b"]],
    ["['a', 'b', 'c'][1:1]", []],
    ["['a'][0:2]", "error"],
    ["['a', 'b'][1:0]", "error"],
    ["'abcd'[0]", "a"],
    ["'abcd'[1:3]", "bc"],
    ["'abcd'[0:9]", "error"],
    ["'abcd'[4]", "error"],
    ["{'a': 1}['a']", 1n],
    ["{'a': 1}['b']", "error"],
    ["{'a': {'b': 2}}.a.b", 2n],
    ["{'a': 1}.b", "error"],
    ["null.a", "error"],
    ["(1).a", "error"],
    ["5[0]", "error"],
    // ternary and negation take booleans only
    ["true ? 'yes' : 1 / 0", "yes"],
    ["1 ? 'yes' : 'no'", "error"],
    ["1 / 0 == 1 ? 'yes' : 'no'", "error"],
    ["!1", "error"],
    ["!null", "error"],
  ])("in %s gives %s", (expression, expected) => {
    expect(valueOf(expression)).toEqual(expected);
  });
});

describe("an error beside a logical operator", () => {
  const error = "1 / 0 == 1";

  test.each([
    [`true || ${error}`, true],
    [`${error} || true`, true],
    [`${error} || false`, "error"],
    [`false || ${error}`, "error"],
    [`${error} || ${error}`, "error"],
    [`false && ${error}`, false],
    [`${error} && false`, false],
    [`${error} && true`, "error"],
    [`true && ${error}`, "error"],
    [`!(${error})`, "error"],
    [`!(${error}) || true`, true],
    ["1 || true", true],
    ["true || 1", true],
    ["1 || false", "error"],
    ["null && false", false],
    ["null && true", "error"],
    ["unknown || true", true],
    ["unknown() || true", true],
    [`(${error} || true) && true`, true],
  ])("in %s gives %s", (expression, expected) => {
    expect(valueOf(expression)).toEqual(expected);
  });
});

describe("the type test", () => {
  test.each([
    ["true is bool", true],
    ["b'a' is bytes", true],
    ["1.5 is float", true],
    ["1 is int", true],
    ["1 is float", false],
    ["1.0 is int", false],
    ["1 is number", true],
    ["1.5 is number", true],
    ["'1' is number", false],
    ["[] is list", true],
    ["{} is map", true],
    ["latlng.value(1, 2) is latlng", true],
    ["/a/b is path", true],
    ["'a' is string", true],
    ["timestamp.value(0) is timestamp", true],
    ["duration.value(1, 's') is duration", true],
    ["[].toSet() is set", true],
    ["{}.diff({}) is map_diff", true],
    ["null is map", false],
    ["null is string", false],
    ["{'a': 1}.b is string", "error"],
    ["!(1 is string)", true],
  ])("in %s gives %s", (expression, expected) => {
    expect(valueOf(expression)).toEqual(expected);
  });
});

test("a variable that nobody declared is an error, not null", () => {
  expect(valueOf("nobody == null")).toBe("error");
});

test("a property of null is an error that negation does not hide", () => {
  expect(valueOf("!(resource.size > 0)", { resource: null })).toBe("error");
});
