import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { DEV_NONCE, devPolicy } from '../../packages/ui/build/dev-policy.ts';
import { thirdPartyNotices } from '../../packages/ui/build/third-party-notices.ts';

/** Where the API answers while developing; in production it is the same origin. */
const apiOrigin = process.env['STIMPILL_API'] ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => ({
  base: '/desk/',
  ...(command === 'serve' && { html: { cspNonce: DEV_NONCE } }),
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  server: {
    headers: { 'Content-Security-Policy': devPolicy("'none'") },
    // The cookie of the desk belongs to one origin, and the server looks at `Origin`.
    proxy: { '/api': { target: apiOrigin, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: address, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [react(), thirdPartyNotices(fileURLToPath(new URL('.', import.meta.url)))],
}));
