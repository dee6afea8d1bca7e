import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contractAsData } from '../../packages/ui/build/contract-as-data.ts';
import { API_PROXY, DEV_NONCE, devPolicy } from '../../packages/ui/build/dev-server.ts';
import { packedFiles } from '../../packages/ui/build/packed-files.ts';
import {
  NOTICES_FILE,
  nothingUnnamed,
  thirdPartyNotices,
} from '../../packages/ui/build/third-party-notices.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** @returns the name of the file that a catalogue is delivered in */
function languageOf(file: string): string | null {
  const [, language = '', part = ''] = /words\/([a-z]{2})\/\w+\/([\w-]+)\.ts$/.exec(file) ?? [];
  return ['punch', 'visit', 'act', 'hours', 'pin'].includes(part) ? language : `more-${language}`;
}

export default defineConfig(({ command }) => ({
  ...(command === 'serve' && { html: { cspNonce: DEV_NONCE } }),
  define: { KIOSK_VERSION: JSON.stringify(version) },
  resolve: {
    conditions: ['source', 'browser', 'module', 'import', 'default'],
    // The package hands out a build for old browsers; this one is smaller, and the only one in the app.
    alias: { dexie: 'dexie/dist/modern/dexie.mjs' },
  },
  server: {
    headers: { 'Content-Security-Policy': devPolicy('kiosk-sw') },
    proxy: API_PROXY,
  },
  preview: { proxy: API_PROXY },
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: address, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All of the first load in one file: cut in two at what later chunks share, it is larger and one more request.
            { name: 'index', test: /src\/main\.tsx$/ },
            { name: 'sealing', test: /@hpke/ },
            // A language in two files: what a punch says, and what only set-up, managers and shared tablets say.
            { name: languageOf, test: /packages\/words\/[a-z]{2}\// },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    contractAsData(),
    thirdPartyNotices(folder),
    VitePWA({
      // Our own worker in one file: a generated one loads a second script, which Trusted Types refuse silently.
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,webmanifest}', 'icons/*.png', NOTICES_FILE],
        buildPlugins: { vite: [nothingUnnamed(folder)] },
        minify: true,
        sourcemap: false,
      },
    }),
    packedFiles(),
  ],
}));
