// The thread that copies the log of SQLite, from source: tests run what has not been built.
import { register } from 'tsx/esm/api';

register();
await import('../src/log-copier.ts');
