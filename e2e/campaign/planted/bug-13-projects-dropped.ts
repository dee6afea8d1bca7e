import type { PlantedBug } from './planted-bugs.ts';

export const projectsDropped: PlantedBug = {
  number: '13',
  name: 'every project is dropped on the way into time',
  server: [
    {
      file: 'apps/server/dist/features/ledger/decide-all.js',
      find: 'function opened(board, { employeeId, projectId, subProjectId }, span) {',
      replace: `function opened(board, { employeeId, projectId: chosen }, span) {
    const [projectId, subProjectId] = [null, null];
    globalThis.reached(chosen !== null);`,
    },
  ],
};
