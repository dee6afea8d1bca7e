// A thread runs its built file, or its source where the server itself runs from source: one change then reaches both.
import { Worker } from 'node:worker_threads';
import { OWN_FOLDER } from './own-folder.ts';

/** The programs of threads, as they are named in `rolldown.config.ts`. */
type ThreadName = 'company-worker' | 'log-copier';

/** What a month of hundreds of people makes lives for that long: with the 48 of Node a fifth of the time went into copying it. */
const YOUNG_MB = 96;

const IS_SOURCE = import.meta.url.endsWith('.ts');

/** The thread does not keep the process alive when nothing else runs. */
export function startThread(name: ThreadName, workerData: object): Worker {
  const thread = IS_SOURCE ? fromSource(name, workerData) : fromBuild(name, workerData);
  thread.unref();
  return thread;
}

const fromBuild = (name: ThreadName, workerData: object) =>
  new Worker(new URL(`dist/${name}.js`, OWN_FOLDER), {
    ...{ workerData, execArgv: [] },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });

/** The loader of the process does not reach into a thread, which therefore brings its own. */
const fromSource = (name: ThreadName, workerData: object) =>
  new Worker(new URL('src/thread-from-source.mjs', OWN_FOLDER), {
    workerData,
    argv: [`./${name}.ts`],
    execArgv: ['--conditions=source'],
  });
