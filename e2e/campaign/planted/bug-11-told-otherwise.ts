import type { PlantedBug } from './planted-bug.ts';

export const toldOtherwise: PlantedBug = {
  number: '11',
  name: 'a tablet is told "applied" of a punch that a manager must decide',
  server: [
    {
      file: 'apps/server/src/features/tablets/wire/to-punch-result.ts',
      find: "const state = isTold ? outcome.state : 'stored';",
      replace: `const isAsked = isTold && outcome.state === 'review';
    if (isAsked) globalThis.reached();
    const state = isAsked ? 'applied' : isTold ? outcome.state : 'stored';`,
    },
  ],
};
