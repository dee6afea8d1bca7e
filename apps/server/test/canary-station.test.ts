// A tablet punches and a manager opens its pages, with right and wrong PINs and codes. Afterwards no PIN, code or token is in a log
// line, an error or a table.
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PinSealRow } from '#database/tables/punches.ts';
import { startApi, type TestApi } from './api.ts';
import { isIn, leaksIn } from './leaks.ts';
import { readEveryTable } from './read-every-table.ts';
import { aTablet, type Tablet } from './tablet.ts';

const PIN = '7391';
const WRONG_PIN = '8264';
const CODE = '48215973';
const WRONG_CODE = '48215937';
const TYPED = [PIN, WRONG_PIN, CODE, WRONG_CODE];

let api: TestApi;
let tablet: Tablet;
const secrets = new Set<string>();
const answers: string[] = [];

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  const company = await api.given.aCompany({
    manager_exit_code_hash: await api.deps.passwords.hashPassword(CODE),
  });
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  const employee = await api.given.anEmployee(company, { pin: PIN });
  tablet = await aTablet(api, manager);
  const employeeToken = await tablet.signIn(employee, PIN);
  for (const token of [tablet.token, employeeToken]) secrets.add(token).add(token.slice(-32));

  const items = [
    await tablet.tap({ employee, action: 'start', employeeToken }),
    await tablet.tap({ employee, action: 'stop', pin: PIN }),
    await tablet.tap({ employee, action: 'start', pin: WRONG_PIN }),
  ];
  answers.push(JSON.stringify(await tablet.send(items)));
  const openWith = (code: string) => tablet.call('checkManagerCode', { body: { code } });
  answers.push(
    JSON.stringify((await openWith(CODE)).data),
    JSON.stringify((await openWith(WRONG_CODE)).errors),
  );
  await everyOperationIsMisused(employeeToken);
  await api.deps.inboxJudge.drain();
});
afterAll(() => api.stop());

/** Sends every secret in every place where it does not belong. */
async function everyOperationIsMisused(employeeToken: string): Promise<void> {
  const body = {
    employeeId: PIN,
    pin: `${PIN}${PIN}`,
    [employeeToken]: PIN,
    note: employeeToken,
    items: [tablet.token],
  };
  for (const id of Object.keys(stationOperations) as StationOperationId[]) {
    const misuses = [
      {},
      { employeeToken: tablet.token },
      { token: employeeToken },
      { signature: tablet.token },
    ];
    for (const misuse of misuses) {
      const isPost = stationOperations[id].method === 'POST';
      const { errors } = await tablet.call(id, { ...misuse, ...(isPost ? { body } : {}) });
      answers.push(JSON.stringify(errors));
    }
  }
}

describe('a tablet that punched', () => {
  it('has had its punches judged, with the right PIN and the wrong one', async () => {
    const seals = await api.deps.database.knex<PinSealRow>('pin_seals');
    const reasons = await api.deps.database.knex('review_items').pluck<string[]>('reason');

    expect(seals).toEqual([]);
    expect(reasons).toEqual(['pin_failed']);
  });

  it('leaves nothing in the log', () => {
    expect(api.logLines.length).toBeGreaterThan(Object.keys(stationOperations).length);
    expect(leaksIn(secrets, api.logLines)).toEqual([]);
    for (const typed of TYPED) expect(isIn(typed, api.logLines)).toBe(false);
  });

  it('leaves nothing in an answer', () => {
    expect(leaksIn(secrets, answers)).toEqual([]);
    for (const typed of TYPED) expect(isIn(typed, answers)).toBe(false);
  });

  it('leaves nothing in any column of any table', async () => {
    const rows = await readEveryTable(api.database.database);

    expect(leaksIn(secrets, rows)).toEqual([]);
    for (const typed of TYPED) expect(isIn(typed, rows)).toBe(false);
  });
});
