// A manager takes a tablet out of use at the tablet itself.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ employee, tablet } = await aPunchClock(api));
});

const takeOutOfUse = (lastSequence: number, isRestExported = false) =>
  tablet.call('revokeOwnDevice', { body: { lastSequence, isRestExported } });
const askPeople = async () => {
  const { status, codes } = await tablet.call('listStationPeople');
  return [status, ...codes];
};

describe('a tablet that is taken out of use', () => {
  it('is revoked once the server has every punch of it', async () => {
    await tablet.send([await tablet.tap({ employee, action: 'start', pin: PIN })]);

    const { data } = await takeOutOfUse(1);

    expect(data.revokedAtUtc).toBe('2026-03-02T08:00:00.000Z');
    expect(await askPeople()).toEqual([401, 'kiosk.device_revoked']);
  });

  it('stays in use while it has a punch that nobody else has', async () => {
    await tablet.tap({ employee, action: 'start', pin: PIN });

    const answer = await takeOutOfUse(1);

    expect([answer.status, answer.codes]).toEqual([409, ['station.punches_missing']]);
    expect(await askPeople()).toEqual([200]);
  });

  it('is revoked when the punches that the server lacks were taken out of it in a file', async () => {
    await tablet.tap({ employee, action: 'start', pin: PIN });

    await takeOutOfUse(1, true);

    expect(await askPeople()).toEqual([401, 'kiosk.device_revoked']);
  });
});
