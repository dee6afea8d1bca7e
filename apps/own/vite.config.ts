import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contractAsData } from '../../packages/ui/build/contract-as-data.ts';
import { API_PROXY, DEV_NONCE, devPolicy } from '../../packages/ui/build/dev-server.ts';
import { packedFiles } from '../../packages/ui/build/packed-files.ts';
import { thirdPartyNotices } from '../../packages/ui/build/third-party-notices.ts';

/** @returns the name of the file in which all sentences of a language are delivered */
function languageOf(file: string): string | null {
  const [, language] = /words\/([a-z]{2})\/\w+\/[\w-]+\.ts$/.exec(file) ?? [];
  return language === undefined ? null : `words-${language}`;
}

export default defineConfig(({ command }) => ({
  base: '/me/',
  ...(command === 'serve' && { html: { cspNonce: DEV_NONCE } }),
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  server: {
    headers: { 'Content-Security-Policy': devPolicy("'none'") },
    proxy: API_PROXY,
  },
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: address, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', test: /src\/main\.tsx$/ },
            { name: languageOf, debugName: 'words', test: /packages\/words\/[a-z]{2}\/\w+\// },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    contractAsData(),
    thirdPartyNotices(fileURLToPath(new URL('.', import.meta.url))),
    packedFiles(),
  ],
}));
