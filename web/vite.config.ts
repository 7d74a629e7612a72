import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Nothing ripples here (see the theme's MuiButtonBase): the code for it stays out of what phones load. */
function withoutRipple(): Plugin {
  const stub = '\0without-ripple';
  return {
    name: 'without-ripple',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (/\/TouchRipple\.m?js$/.test(source) && importer?.includes('ButtonBase') ? stub : null),
    load: (id) => (id === stub ? 'export default () => null;' : null),
  };
}

export default defineConfig({
  plugins: [react(), withoutRipple()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Vite's own polyfill is an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
  },
  server: { strictPort: true },
});
