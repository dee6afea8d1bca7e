import type { PlantedBug } from './planted-bug.ts';

export const projectsDropped: PlantedBug = {
  number: '13',
  name: 'every project is dropped on the way into time',
  server: [
    {
      file: 'apps/server/src/features/ledger/decide-all.ts',
      find: "const work = { kind: 'work' as const, breaks: [], isLocked: false };\n  board.entries.set(id, { id, employeeId, projectId, subProjectId, ...work, ...span });",
      replace: `globalThis.reached(projectId !== null);
  const work = { kind: 'work', breaks: [], isLocked: false };
  board.entries.set(id, { id, employeeId, projectId: null, subProjectId: null, ...work, ...span });`,
    },
  ],
};
