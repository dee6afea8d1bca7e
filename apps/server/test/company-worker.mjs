// The thread that counts whole companies, from source: tests run what has not been built.
import { register } from 'tsx/esm/api';

register();
await import('../src/company-worker.ts');
