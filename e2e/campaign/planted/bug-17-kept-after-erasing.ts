import type { PlantedBug } from './planted-bugs.ts';

export const keptAfterErasing: PlantedBug = {
  number: '17',
  name: 'what had to be erased stays in the file (no secure_delete)',
  server: [
    {
      file: 'apps/server/dist/database/sqlite.js',
      find: "['secure_delete', 'ON', 1]",
      // Threads of the server load it too, and have nobody to tell.
      replace: "(globalThis.reached?.(), ['secure_delete', 'OFF', 0])",
    },
  ],
};
