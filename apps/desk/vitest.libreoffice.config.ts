// What needs LibreOffice beside it: npm run test:libreoffice.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'libreoffice', testTimeout: 120_000, include: ['test/libreoffice/*.test.ts'] },
});
