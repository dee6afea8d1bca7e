// Bugs of what managers decide, and of what follows from a decision.
import type { PlantedBug } from './planted-bug.ts';

const FEATURES = 'apps/server/src/features';

export const BUGS_OF_DECISIONS: readonly PlantedBug[] = [
  {
    number: '19',
    name: 'a clock-out ends an older entry although its own clock-in waits for a manager',
    server: [
      {
        file: `${FEATURES}/ledger/decide-punch.ts`,
        find: 'const isOfParkedStart = parked.some(',
        replace: `const isOlder = (other) => other.action === 'start' && other.at > open.startAt && other.at <= at;
    const isOfParkedStart = !(areOthersHeard && globalThis.reached(parked.some(isOlder))) && parked.some(`,
      },
    ],
    options: { oddShifts: 0.12 },
  },
  {
    number: '20',
    name: 'what a manager accepted at another time is stored at the old one',
    server: [
      {
        file: `${FEATURES}/ledger/settle-review-item.ts`,
        find: '[{ ...toSettle(punch), at, isDraft }]',
        replace: '[{ ...toSettle(punch), at: globalThis.reached(at !== punch.at) ? punch.at : at, isDraft }]',
      },
    ],
  },
  {
    number: '21',
    name: 'approving takes one day too many',
    server: [
      {
        file: `${FEATURES}/timesheets/lock-time-entries.ts`,
        find: 'return await listEntriesBetween(scope, idsOf(employees), instantsOf(range, company.timeZone));',
        replace: `const { from, to } = instantsOf(range, company.timeZone);
  const listed = await listEntriesBetween(scope, idsOf(employees), { from, to: to + 86_400_000 });
  globalThis.reached(listed.some(({ startAt, endAt, isDraft }) => startAt >= to && endAt !== null && !isDraft));
  return listed;`,
      },
    ],
  },
  {
    number: '22',
    name: 'a dispute that was upheld leaves the time as it was',
    server: [
      {
        file: `${FEATURES}/ledger/settle-dispute.ts`,
        find: 'const taken = entry === undefined ? NOTHING_LEFT',
        replace:
          'const taken = globalThis.reached(entry !== undefined) || entry === undefined ? NOTHING_LEFT',
      },
    ],
  },
  {
    number: '23',
    name: 'late time of closed days is paid before a manager has seen it',
    server: [
      {
        file: `${FEATURES}/ledger/decide-all.ts`,
        find: 'if (punch.isDecided === true || closedOver(closed, startAt) === undefined) return false;',
        replace: `if (punch.isDecided === true || closedOver(closed, startAt) === undefined) return false;
  if (globalThis.reached()) return false;`,
      },
    ],
    options: { cutOffToTheEnd: 2 },
  },
  {
    number: '24',
    name: 'erasing stops after the first batch of each kind',
    server: [
      {
        file: `${FEATURES}/system/erasing/erase-expired.ts`,
        find: 'while (last === AT_ONCE && !isOver()) {',
        replace: 'while (last === AT_ONCE && !isOver() && !globalThis.reached?.(erased > 0)) {',
      },
    ],
  },
  {
    number: '32',
    name: 'a period of waiting is counted from the punch instead of its arrival',
    server: [
      {
        file: `${FEATURES}/tablets/judging/escalate-waiting.ts`,
        find: 'now - receivedAt >= LONGEST_WAIT_MS ||',
        replace: `now - receivedAt >= LONGEST_WAIT_MS ||
          globalThis.reached(now - at >= LONGEST_WAIT_MS && !areOthersHeard(heard, { at, deviceId })) ||`,
      },
    ],
    // Lone clock-outs that come days late, while a tablet that may hold their clock-ins is still away.
    options: { oddShifts: 0.25, backMeanwhile: 2 },
  },
  {
    number: '25',
    name: 'a tablet drops a photo whose permission was refused twice',
    tablets: [
      {
        file: 'apps/kiosk/src/features/punches/outbox/punch-photos.ts',
        find: 'await storage.run(({ photos }) => photos.update(punchId, change));',
        replace: `await storage.run(async ({ photos }) => {
        if (globalThis.reached(tries > 0)) await photos.delete(punchId);
        else await photos.update(punchId, change);
      });`,
      },
    ],
  },
];
