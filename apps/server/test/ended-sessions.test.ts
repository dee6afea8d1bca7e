// Anyone who signs in every few minutes, as servers of partners do, must not let the database grow for ever.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { JobRow } from '#database/tables/installation.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RefreshTokenRow, SessionRow } from '#database/tables/sign-in.ts';
import { runDueJobs } from '#features/jobs/run-due-jobs.ts';
import { forgetEndedWork } from '#features/system/forget-ended-work.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD } from './given.ts';

const DAYS = { session: 90, refreshToken: 30, kept: 30 };
/** More than go in one transaction. */
const MANY = 53;

let api: TestApi;
let company: CompanyRow;
let partner: EmployeeRow;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  partner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
});

const db = () => api.deps.database.knex;
const sessions = () => db()<SessionRow>('sessions').where({ company_id: company.id }).orderBy('created_at');
const tokens = () => db()<RefreshTokenRow>('refresh_tokens').where({ company_id: company.id });
const inDays = (days: number) => api.time.advance({ hours: 24 * days });

async function signIn(): Promise<string> {
  api.time.advance({ minutes: 15 });
  const { data } = await api.call('login', { body: { email: partner.email, password: PASSWORD } });
  return data.refreshToken;
}

async function forget(): Promise<readonly string[]> {
  const { database } = api.deps;
  const [dueAt, failed] = [api.time.clock(), [] as string[]];
  await db()<JobRow>('jobs').insert({
    ...{ id: `forget ${dueAt} ${company.id}`, kind: 'forget ended work', details: '{}', tries: 0 },
    ...{ due_at: dueAt, give_up_at: dueAt + 1 },
  });
  const onFailure = (failure: unknown) => void failed.push(String(failure));
  const kinds = [forgetEndedWork(api.deps)];
  await runDueJobs({ database, clock: api.time.clock, kinds, onFailure }, new AbortController().signal);
  return failed;
}

it('a session and its tokens are forgotten 30 days after they have ended, not before', async () => {
  await signIn();
  await signIn();
  inDays(DAYS.refreshToken + DAYS.kept - 1);
  await forget();
  expect([await sessions(), await tokens()].map(({ length }) => length)).toEqual([2, 2]);

  inDays(1);
  api.time.advance({ ms: 1 });
  await forget();
  expect([await sessions(), await tokens()].map(({ length }) => length)).toEqual([2, 0]);

  inDays(DAYS.session - DAYS.refreshToken);
  await forget();
  expect(await sessions()).toHaveLength(1);
});

it('the newest session of everybody stays, so that it can be said when they last signed in', async () => {
  await signIn();
  await signIn();
  // At the same moment, as a desk and a server of a partner may.
  await api.call('login', { body: { email: partner.email, password: PASSWORD } });
  const newest = (await sessions())
    .map(({ id }) => id)
    .sort()
    .at(-1);
  inDays(DAYS.session + DAYS.kept + 1);

  await forget();

  expect((await sessions()).map(({ id }) => id)).toEqual([newest]);
});

it('a session in use keeps everything that it needs', async () => {
  let token = await signIn();
  for (let time = 0; time < 2; time += 1) {
    inDays(DAYS.refreshToken - 1);
    await forget();
    token = (await api.call('refreshTokens', { body: { refreshToken: token } })).data.refreshToken;
  }

  expect((await api.call('refreshTokens', { body: { refreshToken: token } })).status).toBe(200);
});

it('many go in small turns, and none of them is left', async () => {
  for (let time = 0; time < MANY; time += 1) await signIn();
  inDays(DAYS.session + DAYS.kept + 1);

  expect(await forget()).toEqual([]);
  expect([await sessions(), await tokens()].map(({ length }) => length)).toEqual([1, 0]);
});
