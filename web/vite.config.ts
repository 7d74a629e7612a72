import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scriptDigests } from './scriptDigests.ts';

/** Parts of MUI's button that are never shown here (the theme lets nothing ripple, forms say in words that they are busy): phones do not load them. */
const unusedParts = [
  { part: /\/TouchRipple(\/index)?\.m?js$/, of: /\/ButtonBase\// },
  { part: /\/CircularProgress(\/index)?\.m?js$/, of: /\/Button\// },
];

function withoutUnusedParts(): Plugin {
  const stub = '\0unused-part';
  const isUnused = (source: string, importer: string) => unusedParts.some(({ part, of }) => part.test(source) && of.test(importer));
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (importer && isUnused(source, importer) ? stub : null),
    load: (id) => (id === stub ? 'export default () => null;' : null),
  };
}

/** What every page of the public site needs: one file, since forty small ones compress worse. */
const core =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|clsx|@mui[\\/](system|styled-engine|utils|private-theming)|@mui[\\/]material[\\/](styles|Box|Typography|Button|ButtonBase|Link|SvgIcon|utils|GlobalStyles|CssBaseline))[\\/]/;

const functions = process.env['FUNCTIONS_ADDRESS'];

export default defineConfig({
  plugins: [react(), withoutUnusedParts(), scriptDigests()],
  // zod tries whether it may compile code from text, which the Content-Security-Policy refuses and reports; told so, it does not try.
  define: { 'globalThis.__zod_globalConfig': '{ "jitless": true }' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Vite's own polyfill is an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
  // Hosting's rewrites, for the server with hot reload.
  server: { strictPort: true, proxy: functions ? { '/api/': { target: new URL(functions).origin, rewrite: (path) => path.replace(/^\/api/, new URL(functions).pathname) } } : {} },
});
