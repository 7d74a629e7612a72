import type { Plugin } from "vite";

/**
 * Parts of MUI's buttons that are never shown (the theme has no ripple, forms announce progress in words), so phones
 * do not load them.
 */
const unusedParts = [
  {
    name: "ButtonBase's TouchRipple",
    part: /\/TouchRipple(\/index)?\.m?js$/,
    of: /\/ButtonBase\//,
  },
  {
    name: "Button's CircularProgress",
    part: /\/CircularProgress(\/index)?\.m?js$/,
    of: /\/(Icon)?Button\//,
  },
];

/** Emotion's plugin for -webkit- and -ms- prefixes, which supported browsers do not need. */
const prefixes = {
  name: "Emotion's prefixer",
  module: /@emotion\/cache\/dist\/[\w.-]+\.js$/,
  given: "defaultStylisPlugins = [prefixer]",
  kept: "defaultStylisPlugins = []",
};

const stub = "\0unused-part";

/**
 * Leaves them out of the browser's and the server's build, which render the same page. The build fails if one of them
 * is not found, for example after an update that renames it.
 */
export function withoutUnusedParts(): Plugin {
  const missing = new Set<string>();
  return {
    name: "without-unused-parts",
    apply: "build",
    enforce: "pre",
    buildStart() {
      [...unusedParts, prefixes].forEach(({ name }) => missing.add(name));
    },
    resolveId(source, importer) {
      const unused =
        importer && unusedParts.find(({ part, of }) => part.test(source) && of.test(importer));
      if (!unused) return null;
      missing.delete(unused.name);
      return stub;
    },
    transform(code, id) {
      if (!prefixes.module.test(id) || !code.includes(prefixes.given)) return null;
      missing.delete(prefixes.name);
      return code.replace(prefixes.given, prefixes.kept);
    },
    load: (id) => (id === stub ? "export default () => null;" : null),
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`Not found, so not left out: ${[...missing].join(", ")}.`);
    },
  };
}
