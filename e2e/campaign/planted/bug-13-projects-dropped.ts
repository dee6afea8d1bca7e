import type { PlantedBug } from './planted-bugs.ts';

export const projectsDropped: PlantedBug = {
  number: '13',
  name: 'every project is dropped on the way into time',
  server: [
    {
      file: 'apps/server/dist/features/punches/decide-all.js',
      find: 'const { employeeId, at: startAt, projectId, subProjectId } = punch;',
      replace: `const { employeeId, at: startAt } = punch;
    const [projectId, subProjectId] = [null, null];
    globalThis.reached(punch.projectId !== null);`,
    },
  ],
};
