import type { PlantedBug } from './planted-bug.ts';

const RECEIVE = 'apps/server/src/features/tablets/wire/receive-punch-batch.ts';

export const twoServersAtOnce: PlantedBug = {
  number: '16',
  name: 'two servers read what is known of a tablet at the same time',
  server: [
    { file: RECEIVE, find: 'await lockDevice(scope, device.deviceId);', replace: '' },
    {
      file: RECEIVE,
      find: 'sequences: await knownSequences(',
      // Long enough for the other one to come in between.
      replace:
        'sequences: await new Promise((done) => globalThis.setTimeout(done, 10)) ?? await knownSequences(',
    },
    {
      file: RECEIVE,
      find: 'const classified = classifyBatch(items, known,',
      replace: `globalThis.reached(items.some(({ item, header }) =>
            header !== undefined && !known.punches.has(item.punchId) &&
            known.sequences.get(header.keyEpoch)?.has(header.sequence)));
        const classified = classifyBatch(items, known,`,
    },
  ],
  options: { engine: 'postgresql', servers: 2 },
};
