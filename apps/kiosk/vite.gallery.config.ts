// The gallery as it would be delivered, for the tests that go along all of it: React checks itself in the dev server, which takes as long again.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAsData } from '../../packages/ui/build/contract-as-data.ts';
import kiosk from './vite.config.ts';

export default defineConfig((env) => {
  const { define = {}, resolve = {} } = kiosk(env);
  return {
    ...{ define, resolve },
    plugins: [react(), contractAsData()],
    build: { target: 'es2022', minify: false, rolldownOptions: { input: 'gallery.html' } },
  };
});
