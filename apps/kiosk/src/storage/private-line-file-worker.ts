// The worker side of the second copy. Two files take turns: new content is written and flushed to the idle one before the other is
// emptied, so that a power cut leaves at least one of them whole. Requests are done one after the other.

export type LineFileRequest = {
  readonly kind: 'read' | 'append' | 'begin';
  readonly lines?: readonly string[];
};

export type LineFileAnswer = {
  readonly id: number;
  /** Given when it was done; only reading gives any. */
  readonly lines?: readonly string[];
  readonly error?: string;
};

/** As a sync access handle has it; the types of the page do not know the worker's methods. */
type Handle = {
  readonly getSize: () => number;
  readonly read: (into: Uint8Array, at: { readonly at: number }) => number;
  readonly write: (bytes: Uint8Array, at: { readonly at: number }) => number;
  readonly truncate: (size: number) => void;
  readonly flush: () => void;
};

const NAMES = ['outbox-copy-a', 'outbox-copy-b'] as const;
/** The worker of the page before may still hold the files for a moment. */
const OPEN_TRIES = 20;
const OPEN_AGAIN_MS = 250;
/** What a browser without such files says. */
const HAS_NONE: ReadonlySet<unknown> = new Set(['NotSupportedError', 'TypeError']);

let files: Promise<readonly [Handle, Handle]> | undefined;
let inUse = 0;

async function open(name: string): Promise<Handle> {
  const root = await navigator.storage.getDirectory();
  const file = (await root.getFileHandle(name, { create: true })) as FileSystemFileHandle & {
    readonly createSyncAccessHandle: () => Promise<Handle>;
  };
  for (let tried = 1; ; tried += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (tried === OPEN_TRIES || HAS_NONE.has((error as Error).name)) throw error;
      await new Promise((resolve) => setTimeout(resolve, OPEN_AGAIN_MS));
    }
  }
}

async function openBoth(): Promise<readonly [Handle, Handle]> {
  const [a, b] = [await open(NAMES[0]), await open(NAMES[1])];
  inUse = b.getSize() > a.getSize() ? 1 : 0;
  return [a, b];
}

function linesOf(handle: Handle): readonly string[] {
  const bytes = new Uint8Array(handle.getSize());
  handle.read(bytes, { at: 0 });
  return new TextDecoder().decode(bytes).split('\n').filter(Boolean);
}

function write(handle: Handle, lines: readonly string[], at: number): void {
  // A line break before each line as well, so that a line that was cut off does not spoil the next.
  const bytes = new TextEncoder().encode(lines.map((line) => `\n${line}\n`).join(''));
  handle.write(bytes, { at });
  handle.flush();
}

async function serve({ kind, lines = [] }: LineFileRequest): Promise<readonly string[]> {
  files ??= openBoth();
  const [a, b] = await files;
  const [used, idle] = inUse === 0 ? [a, b] : [b, a];
  if (kind === 'read') return [...linesOf(a), ...linesOf(b)];
  if (kind === 'append') write(used, lines, used.getSize());
  if (kind === 'begin') {
    idle.truncate(0);
    write(idle, lines, 0);
    used.truncate(0);
    used.flush();
    inUse = 1 - inUse;
  }
  return [];
}

let turn = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<LineFileRequest & { readonly id: number }>) => {
  const { id, ...request } = data;
  const answer = (rest: Omit<LineFileAnswer, 'id'>) => self.postMessage({ id, ...rest });
  turn = turn
    .then(() => serve(request))
    .then(
      (lines) => answer({ lines }),
      (error: unknown) => answer({ error: error instanceof Error ? error.name : 'unknown' }),
    );
});
