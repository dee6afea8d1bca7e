// Begins a thread whose program is not built; `start-thread.ts` says when.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
