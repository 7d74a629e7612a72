import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Vite's own polyfill is an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
  },
  server: { strictPort: true },
});
