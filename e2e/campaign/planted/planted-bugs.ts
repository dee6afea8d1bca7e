// Bugs that a punch clock could have, each planted into a copy of one module while it is loaded. A campaign that does not find
// them proves nothing. None of it is a switch of the product.
import { toldOtherwise } from './bug-11-told-otherwise.ts';
import { queueErased } from './bug-12-queue-erased.ts';
import { projectsDropped } from './bug-13-projects-dropped.ts';
import { secondOff } from './bug-14-second-off.ts';
import { foreignSessions, forgottenPunches, locksThatDoNotLock } from './bug-15-persons.ts';
import { twoServersAtOnce } from './bug-16-two-servers.ts';
import { keptAfterErasing } from './bug-17-kept-after-erasing.ts';
import { changeUnrecorded } from './bug-18-change-unrecorded.ts';
import { BUGS_OF_DECISIONS } from './bugs-of-decisions.ts';
import { BUGS_OF_THE_OFFICE } from './bugs-of-the-office.ts';
import type { PlantedBug } from './planted-bug.ts';

const SERVER = 'apps/server/src';
const OUTBOX = 'apps/kiosk/src/features/punches/outbox';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    number: '1',
    name: 'a punch that comes twice is stored twice',
    server: [
      {
        file: `${SERVER}/features/tablets/wire/classify-batch.ts`,
        find: 'const { item, fingerprint } = one;',
        // Once for each, or a tablet that waits for its verdict would fill the disk.
        replace: `const { fingerprint } = one;
          const doubled = (globalThis.doubled ??= new Set());
          const isAgain = globalThis.reached(fingerprints.has(one.item.punchId) && !doubled.has(one.item.punchId));
          if (isAgain) doubled.add(one.item.punchId);
          const item = isAgain ? { ...one.item, punchId: crypto.randomUUID() } : one.item;`,
      },
      {
        file: `${SERVER}/features/tablets/wire/classify-batch.ts`,
        find: 'if (chain.has(placeOf(keyEpoch, sequence)))',
        replace: 'if (!isAgain && chain.has(placeOf(keyEpoch, sequence)))',
      },
      {
        file: `${SERVER}/database/migrations/0013-station.ts`,
        find: "table.unique(['company_id', 'device_id', 'key_epoch', 'sequence']);",
        replace: '',
      },
    ],
  },
  {
    number: '2',
    name: 'the server answers before it has committed',
    server: [
      {
        file: `${SERVER}/database/group-commit.ts`,
        find: 'inTransaction(database, (tx) => batch(tx, items))',
        replace: `inTransaction(database, async (tx) => {
          const early = await batch(tx, items);
          globalThis.reached();
          for (const [index, { resolve }] of members.entries()) resolve(early[index]);
          await new Promise((done) => globalThis.setTimeout(done, 20));
          return early;
        })`,
      },
    ],
    options: { powerCuts: 20 },
  },
  {
    number: '3',
    name: 'SQLite does not wait for the disk (synchronous NORMAL)',
    server: [
      {
        file: `${SERVER}/database/sqlite.ts`,
        find: "['synchronous', 'FULL', 2]",
        // Threads of the server load it too, and there `globalThis.reached` does not exist.
        replace: "(globalThis.reached?.(), ['synchronous', 'NORMAL', 1])",
      },
    ],
    // One cut is enough; after many the file is beyond repair, and every request fails slowly.
    options: { powerCuts: 3 },
  },
  {
    number: '4',
    name: 'nothing refuses a second open entry',
    server: [
      {
        file: `${SERVER}/database/migrations/0005-time-entries.ts`,
        find: 'create unique index time_entries_one_open',
        replace: 'create index time_entries_one_open',
      },
      {
        file: `${SERVER}/database/migrations/0005-time-entries.ts`,
        find: 'await refuseOverlaps(knex, engine);',
        replace: '',
      },
      {
        file: `${SERVER}/database/migrations/0026-kinds-and-breaks.ts`,
        find: 'await letStandbyOverlap(knex, engine);',
        replace: '',
      },
      {
        file: `${SERVER}/database/migrations/0062-open-questions.ts`,
        find: "if (engine === 'sqlite') await lookUpOverlaps(knex);",
        replace: '',
      },
      {
        file: `${SERVER}/features/ledger/decide-punch.ts`,
        find: 'if (open !== undefined && (isLive || open.startAt <= at))',
        replace: 'if (globalThis.reached(open !== undefined && (isLive || open.startAt <= at)) && false)',
      },
      {
        file: `${SERVER}/features/ledger/decide-punch.ts`,
        find: 'return endAt === null || endAt > at;',
        replace: 'return endAt !== null && endAt > at;',
      },
    ],
  },
  {
    number: '5',
    name: 'signatures are not checked',
    server: [
      {
        file: `${SERVER}/features/tablets/wire/verify-envelope.ts`,
        find: 'fault: isGood ? null :',
        replace: 'fault: isGood || globalThis.reached() ? null :',
      },
    ],
    options: { alteredPunches: 6 },
  },
  {
    number: '6',
    name: 'a tablet gives up after ten failures',
    tablets: [
      {
        file: `${OUTBOX}/send-outbox.ts`,
        find: 'loop.neverBefore = now + (atLeastMs ?? 0);',
        replace:
          'loop.neverBefore = globalThis.reached(loop.failures > 10) ? Infinity : now + (atLeastMs ?? 0);',
      },
    ],
    options: { tabletDeaths: 0 },
  },
  {
    number: '7',
    name: 'the next number is kept apart from the punch',
    tablets: [
      {
        file: `${OUTBOX}/outbox.ts`,
        find: 'await database.heads.put(toHead(row));',
        replace: 'globalThis.reached();',
      },
    ],
    options: { tabletDeaths: 0.1 },
  },
  {
    number: '8',
    name: 'a punch that the server refuses is deleted',
    tablets: [
      {
        file: `${OUTBOX}/outbox.ts`,
        find: 'if (after) {',
        replace:
          "if (row && globalThis.reached(change.kind === 'refused')) await database.punches.delete(row.punchId); else if (after) {",
      },
    ],
  },
  {
    number: '9',
    name: 'the wall clock of the tablet is believed',
    server: [
      {
        file: `${SERVER}/features/tablets/clocks/effective-time.ts`,
        find: 'const [best, ...others] = estimates.sort((a, b) => a.errorMs - b.errorMs);',
        replace:
          'const [best, ...others] = globalThis.reached() && [{ at: readings.wallMs, errorMs: BASE_ERROR_MS }];',
      },
    ],
    options: { troubleFactor: 20 },
  },
  {
    number: '10',
    name: 'questions to managers are dropped',
    server: [
      {
        file: `${SERVER}/features/ledger/review-item-store.ts`,
        find: 'const rows = items.map((item) => toRow(companyId, item, now));',
        replace:
          'const rows = globalThis.reached(items.length > 0) ? [] : items.map((item) => toRow(companyId, item, now));',
      },
    ],
  },
  toldOtherwise,
  queueErased,
  projectsDropped,
  secondOff,
  locksThatDoNotLock,
  foreignSessions,
  forgottenPunches,
  twoServersAtOnce,
  keptAfterErasing,
  changeUnrecorded,
  ...BUGS_OF_DECISIONS,
  ...BUGS_OF_THE_OFFICE,
];
