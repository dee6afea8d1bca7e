import type { PlantedBug } from './planted-bug.ts';

/** Both must be taken away: each alone leaves nothing to find in a small file. One overwrites rows, the other rewrites the file. */
export const keptAfterErasing: PlantedBug = {
  number: '17',
  name: 'what had to be erased stays in the file (no secure_delete, no vacuum)',
  server: [
    {
      file: 'apps/server/src/database/sqlite.ts',
      find: "['secure_delete', 'ON', 1]",
      // Threads of the server load it too, and there `globalThis.reached` does not exist.
      replace: "(globalThis.reached?.(), ['secure_delete', 'OFF', 0])",
    },
    {
      file: 'apps/server/src/database/overwrite-erased.ts',
      find: "connection.exec('vacuum');",
      replace: '',
    },
  ],
};
