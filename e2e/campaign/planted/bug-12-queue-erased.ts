import type { PlantedBug } from './planted-bug.ts';

export const queueErased: PlantedBug = {
  number: '12',
  name: 'unsettled punches are erased after two days',
  server: [
    {
      file: 'apps/server/src/features/tablets/judging/escalate-waiting.ts',
      find: 'for (const [companyId, punches] of await listWaitingPunches(database.knex)) {',
      replace: `const old = clock() - 2 * 86_400_000;
    const erased = await database.knex('open_punches').where('received_at', '<', old).delete();
    for (let each = 0; each < erased; each += 1) globalThis.reached();
    for (const [companyId, punches] of await listWaitingPunches(database.knex)) {`,
    },
  ],
};
