import type { PlantedBug } from './planted-bug.ts';

export const secondOff: PlantedBug = {
  number: '14',
  name: 'every punch of grade A counts a whole second early',
  server: [
    {
      file: 'apps/server/src/features/tablets/clocks/effective-time.ts',
      find: 'at: Math.round(within(bracket, at)),\n    earliest: Math.floor(',
      replace: `at: Math.round(within(bracket, at)) - (globalThis.reached(grade === 'A') ? 1_000 : 0),
        earliest: Math.floor(`,
    },
  ],
};
