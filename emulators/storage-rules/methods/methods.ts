import { bind } from "../values/path.ts";
import { need, typeOf, type Path, type Value, type ValueType } from "../values/value.ts";
import { bytesMethods } from "./bytesMethods.ts";
import type { Callable, Methods } from "./method.ts";
import { latlngMethods } from "./latlngMethods.ts";
import { listMethods, setMethods } from "./listMethods.ts";
import { mapDiffMethods, mapMethods } from "./mapMethods.ts";
import { stringMethods } from "./stringMethods.ts";
import { durationMethods, timestampMethods } from "./timeMethods.ts";

const pathMethods: Methods<Path> = {
  bind: { arity: 1, run: (path, values) => bind(path, need("map", values)) },
};

const METHODS_BY_TYPE = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
} as Record<string, Record<string, Callable>>;

/** The method of that name for a value, or undefined; its first argument is the value. */
export function methodOf(self: Value, name: string): Callable | undefined {
  const methods = METHODS_BY_TYPE[typeOf(self)];
  return methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/** The names of the methods of values of a type. */
export function methodsOf(type: ValueType): string[] {
  return Object.keys(METHODS_BY_TYPE[type] ?? {});
}

/** Whether any type has a method of that name. */
export function isMethodName(name: string): boolean {
  return Object.values(METHODS_BY_TYPE).some((methods) => Object.hasOwn(methods, name));
}
