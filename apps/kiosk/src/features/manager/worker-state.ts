/** The stored app: none, in use, or a newer version that waits for a calm minute. */
export type WorkerState = 'none' | 'ready' | 'waiting';
