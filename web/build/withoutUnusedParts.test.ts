import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { withoutUnusedParts } from "./withoutUnusedParts.ts";

const packages = {
  "/p/entry.js": `
    import "/p/@mui/material/ButtonBase/ButtonBase.mjs";
    import "/p/@mui/material/Button/Button.mjs";
    import "/p/@emotion/cache/dist/emotion-cache.browser.esm.js";`,
  "/p/@mui/material/ButtonBase/ButtonBase.mjs": `import "./TouchRipple.mjs";`,
  "/p/@mui/material/Button/Button.mjs": `import "../CircularProgress/index.mjs";`,
  "/p/@emotion/cache/dist/emotion-cache.browser.esm.js": `
    const prefixer = "-webkit-";
    export const defaultStylisPlugins = [prefixer];
    console.log(defaultStylisPlugins);`,
};

/** The text of a build whose packages contain these texts. */
async function built(texts: Record<string, string>): Promise<string> {
  const given: Plugin = {
    name: "given",
    enforce: "pre",
    resolveId: (source) => (source in texts ? source : null),
    load: (id) => texts[id] ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [withoutUnusedParts(), given],
    build: { write: false, minify: false, rolldownOptions: { input: "/p/entry.js" } },
  });
  return JSON.stringify(result);
}

test("the build leaves the ripple, the progress circle and the prefixer out", async () => {
  expect(await built(packages)).not.toContain("[prefixer]");
});

test.each([
  ["ButtonBase's TouchRipple", "/p/@mui/material/ButtonBase/ButtonBase.mjs"],
  ["Button's CircularProgress", "/p/@mui/material/Button/Button.mjs"],
  ["Emotion's prefixer", "/p/@emotion/cache/dist/emotion-cache.browser.esm.js"],
])("the build fails if %s is renamed", async (name, module) => {
  await expect(built({ ...packages, [module]: "console.log(1);" })).rejects.toThrow(
    `Not found, so not left out: ${name}.`,
  );
});
