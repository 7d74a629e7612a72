import type { Plugin } from "vite";

/** Parts of MUI's buttons that are never shown here (the theme lets nothing ripple, forms say in words that they are busy): phones do not load them. */
const unusedParts = [
  { part: /\/TouchRipple(\/index)?\.m?js$/, of: /\/ButtonBase\// },
  { part: /\/CircularProgress(\/index)?\.m?js$/, of: /\/(Icon)?Button\// },
];

/** Emotion's plugin that adds -webkit- and -ms- copies of styles: browsers that run this site know the plain ones. */
const prefixes = {
  module: /@emotion\/cache\/dist\/[\w.-]+\.js$/,
  given: "defaultStylisPlugins = [prefixer]",
  kept: "defaultStylisPlugins = []",
};

/** Leaves them out: of the browser's build and of the server's, which make the same page. */
export function withoutUnusedParts(): Plugin {
  const stub = "\0unused-part";
  const isUnused = (source: string, importer: string) =>
    unusedParts.some(({ part, of }) => part.test(source) && of.test(importer));
  return {
    name: "without-unused-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) => (importer && isUnused(source, importer) ? stub : null),
    transform: (code, id) =>
      prefixes.module.test(id) && code.includes(prefixes.given)
        ? code.replace(prefixes.given, prefixes.kept)
        : null,
    load: (id) => (id === stub ? "export default () => null;" : null),
  };
}
