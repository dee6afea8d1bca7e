// Three bugs of one kind: the person before the tablet is taken for somebody else, or for nobody.
import type { PlantedBug } from './planted-bug.ts';

export const locksThatDoNotLock: PlantedBug = {
  number: '15a',
  name: 'the lock of a PIN does not lock',
  server: [
    {
      file: 'apps/server/src/features/auth/failed-attempts.ts',
      find: 'if (counted.lockedForMs > 0)',
      replace: 'if (globalThis.reached(counted.lockedForMs > 0) && false)',
    },
  ],
};

export const foreignSessions: PlantedBug = {
  number: '15b',
  name: 'a session of another tablet is accepted',
  server: [
    {
      file: 'apps/server/src/features/tablets/wire/store-batch.ts',
      find: 'session.deviceId === header.deviceId &&',
      replace: '(session.deviceId === header.deviceId || globalThis.reached()) &&',
    },
  ],
  options: { foreignSessions: 12 },
};

export const forgottenPunches: PlantedBug = {
  number: '15c',
  name: 'a tablet forgets unsent punches after a day',
  tablets: [
    {
      file: 'apps/kiosk/src/features/punches/outbox/outbox.ts',
      find: 'const old = database.punches',
      replace: `const unsent = await database.punches
          .where('status').equals('waiting')
          .filter(({ at }) => at < serverNow() - 86_400_000)
          .primaryKeys();
        for (const id of unsent) if (globalThis.reached()) await database.punches.delete(id);
        const old = database.punches`,
    },
  ],
  // It does harm where a punch waits for more than a day and the page stays: a new page does not know the time before it has a network, and
  // erases nothing. A lost database even brings back what was erased, from the second copy. So every tablet is cut off for nine days, and
  // nothing reloads its page or gives it a network meanwhile.
  options: {
    cutOffToTheEnd: 3,
    troubleFactor: 0,
    tabletDeaths: 0,
    updates: 0,
    revocations: 0,
    alteredPunches: 0,
    newPins: 0,
    deactivations: 0,
  },
};
