import type { PlantedBug } from './planted-bug.ts';

export const changeUnrecorded: PlantedBug = {
  number: '18',
  name: 'nobody records that a manager has settled a question',
  server: [
    {
      file: 'apps/server/src/features/changes/change-store.ts',
      find: 'const rows = changes.map(',
      replace:
        "const rows = changes.filter(({ subject }) => !globalThis.reached(subject === 'reviewItem')).map(",
    },
  ],
};
