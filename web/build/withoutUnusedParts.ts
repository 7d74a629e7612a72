import type { Plugin } from "vite";

/** Parts of MUI's buttons that are never shown here (the theme lets nothing ripple, forms say in words that they are busy): phones do not load them. */
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

/** Emotion's plugin that adds -webkit- and -ms- copies of styles: browsers that run this site know the plain ones. */
const prefixes = {
  name: "Emotion's prefixer",
  module: /@emotion\/cache\/dist\/[\w.-]+\.js$/,
  given: "defaultStylisPlugins = [prefixer]",
  kept: "defaultStylisPlugins = []",
};

const stub = "\0unused-part";

/**
 * Leaves them out: of the browser's build and of the server's, which make the same page.
 * The build fails when one of them is not found, as after an update of the package that renames it.
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
