import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.mjs';

export default defineConfig({
  define: { KIOSK_VERSION: JSON.stringify('0.0.0-test') },
  plugins: [react()],
  resolve: { conditions: ['source'] },
  // For the tests that run without a page.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'jsdom',
    include: ['*.test.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['src/testing/set-up.ts'],
    // Every test makes the kiosk, its database and its server anew and no module is mocked, so files can share what they import;
    // to make a page and import everything anew for each takes two thirds of the work.
    isolate: false,
    restoreMocks: true,
    css: false,
    ...PATIENCE,
  },
});
