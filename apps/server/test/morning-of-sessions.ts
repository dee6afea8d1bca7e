// A company on a morning on which nobody has set the clock back yet, for tests about sessions and how they end.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';

/** When each test begins. */
export const MORNING = '2026-03-02T09:00:00Z';

export type MorningOfSessions = {
  readonly api: TestApi;
  readonly company: CompanyRow;
  readonly owner: SignedUpRow;
  /** A manager. */
  readonly anna: SignedUpRow;
};

export function morningOfSessions(): MorningOfSessions {
  const world = {} as { -readonly [Part in keyof MorningOfSessions]: MorningOfSessions[Part] };
  beforeAll(async () => {
    world.api = await startApi();
  });
  afterAll(() => world.api.stop());
  beforeEach(async () => {
    const { api } = world;
    api.time.moveTo(MORNING);
    const unknown = { newest_moment_at: null, clock_set_back_from: null, clock_set_back_to: null };
    await api.deps.database.knex('installation').update(unknown);
    world.company = await api.given.aCompany();
    world.owner = await api.given.anEmployee(world.company, { role: 'owner', password: PASSWORD });
    world.anna = await api.given.anEmployee(world.company, { role: 'manager', password: PASSWORD });
  });
  return world;
}
