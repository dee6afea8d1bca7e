// A file of lines in the origin's private file system, written by a worker, because only there can a write be flushed to the disk.
import workerUrl from './private-line-file-worker.ts?worker&url';
import type { LineFile } from './line-file.ts';
import type { LineFileAnswer, LineFileRequest } from './private-line-file-worker.ts';
import { trustedWorkerUrl } from './trusted-worker-url.ts';

type Waiting = {
  readonly resolve: (lines: readonly string[]) => void;
  readonly reject: (error: Error) => void;
};

/** Closed, another page can have it. */
type PrivateLineFile = LineFile & { readonly close: () => void };

/** Browsers without workers or without such files simply have no second copy: every call is rejected. */
export function openPrivateLineFile(): PrivateLineFile {
  const { ask, close } = 'Worker' in globalThis && 'storage' in navigator ? startWorker() : unavailable;
  return {
    read: () => ask({ kind: 'read' }),
    append: async (line) => {
      await ask({ kind: 'append', lines: [line] });
    },
    begin: async (lines) => {
      await ask({ kind: 'begin', lines });
    },
    close,
  };
}

type OpenFile = {
  readonly ask: (request: LineFileRequest) => Promise<readonly string[]>;
  readonly close: () => void;
};

const unavailable: OpenFile = {
  ask: () => Promise.reject(new Error('This browser has no private files.')),
  close: () => undefined,
};

function startWorker(): OpenFile {
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<LineFileAnswer>) => {
    const { id, lines, error } = data;
    const waits = waiting.get(id);
    waiting.delete(id);
    if (lines) waits?.resolve(lines);
    else waits?.reject(new Error(error ?? 'The worker gave no lines.'));
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker of the second copy has failed.'));
    waiting.clear();
  };
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, ...request });
      }),
    close: () => worker.terminate(),
  };
}
