import type { PlantedBug } from './planted-bugs.ts';

export const secondOff: PlantedBug = {
  number: '14',
  name: 'every punch of grade A counts a whole second early',
  server: [
    {
      file: 'apps/server/dist/features/tablets/clocks/effective-time.js',
      find: 'at: Math.round(within(bracket, at)),\n        earliest: Math.floor(',
      replace: `at: Math.round(within(bracket, at)) - (globalThis.reached(grade === 'A') ? 1_000 : 0),
        earliest: Math.floor(`,
    },
  ],
};
