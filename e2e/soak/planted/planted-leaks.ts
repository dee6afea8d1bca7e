// Leaks that a server could have, planted into its source before it is built, all in one soak: each has a check of its own that must turn
// red. A soak that does not find them proves nothing.
import type { Patch } from '../../campaign/server/built-server.ts';
import type { Check } from '../../campaign/reconcile/check.ts';

export type PlantedLeak = {
  readonly name: string;
  /** The check that must turn red. */
  readonly foundBy: Check['id'];
  /** What its problem names, where another leak could turn the same check red. */
  readonly about?: string;
  readonly patch: Patch;
};

const SERVER = 'apps/server/src';
const BATCH = `${SERVER}/features/tablets/wire/receive-punch-batch.ts`;

export const PLANTED_LEAKS: readonly PlantedLeak[] = [
  {
    name: 'a batch of a tablet stays in memory, with 8 KiB',
    foundBy: 'S1',
    patch: {
      file: BATCH,
      find: 'const ids = classified.map(({ item }) => item.punchId);',
      replace: `const ids = classified.map(({ item }) => item.punchId);
        (globalThis.leftBehind ??= []).push(new Array(1_024).fill(batch));`,
    },
  },
  {
    name: 'one batch in twenty leaves a file open',
    foundBy: 'S3',
    patch: {
      file: BATCH,
      find: 'const receivedAt = clock();',
      replace: `const receivedAt = clock();
        globalThis.batches = (globalThis.batches ?? 0) + 1;
        if (globalThis.batches % 20 === 0) process.getBuiltinModule('node:fs').openSync('/dev/null', 'r');`,
    },
  },
  {
    name: 'one batch in fifty keeps the event loop for two seconds',
    foundBy: 'S4',
    patch: {
      file: BATCH,
      find: 'const closing = toClosing(secrets, device, {',
      replace: `globalThis.receipts = (globalThis.receipts ?? 0) + 1;
        const freeAt = performance.now() + (globalThis.receipts % 50 === 0 ? 2_000 : 0);
        while (performance.now() < freeAt);
        const closing = toClosing(secrets, device, {`,
    },
  },
  {
    name: 'photos and positions are never erased',
    foundBy: 'S5',
    patch: {
      file: `${SERVER}/features/system/erasing/expired-store.ts`,
      find: "return db(table).whereIn(['company_id', id], some).delete();",
      replace: 'return Promise.resolve(0);',
    },
  },
  {
    name: 'the log fills with errors',
    foundBy: 'S7',
    about: 'planted',
    patch: {
      file: `${SERVER}/watch-server-clock.ts`,
      find: 'const setBack = await noteClock(deps);',
      replace:
        "const setBack = await noteClock(deps);\n    if (globalThis.batches > 0) log.error({}, 'planted');",
    },
  },
  {
    name: 'sessions that have ended are never forgotten',
    foundBy: 'S12',
    about: 'sessions',
    patch: {
      file: `${SERVER}/features/system/forget-ended-work.ts`,
      find: 'for (const removeSome of [removeSomeRefreshTokens, removeSomeSessions])',
      replace: 'for (const removeSome of [])',
    },
  },
];
