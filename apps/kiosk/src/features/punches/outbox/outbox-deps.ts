import type { Locks } from '#device/locks.ts';
import type { HighWater } from '#storage/high-water.ts';
import type { OutboxStorage } from '#storage/outbox-storage.ts';
import type { OutboxCopy } from './outbox-copy.ts';
import type { OutboxStateStore } from './outbox-state.ts';
import type { EnvelopeDeps } from './write-envelope.ts';

export type OutboxDeps = EnvelopeDeps & {
  readonly storage: OutboxStorage;
  readonly locks: Locks;
  readonly highWater: HighWater;
  readonly copy: OutboxCopy;
  readonly state: OutboxStateStore;
  /** The server's time as the tablet knows it. */
  readonly serverNow: () => number;
  /** Whether the server has told the time since the page has loaded; until then `serverNow` may be the tablet's own clock. */
  readonly isServerTimeKnown: () => boolean;
};
