// What the payroll preview says of tablets that may hold punches of the range.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceHealthRow, DeviceRow } from '#database/tables/tablets.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { aTablet } from '../../../test/tablet.ts';

const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
/** Where the range ends: the clocks of this company show UTC. */
const END = '2026-04-01T00:00:00Z';
const HEALTH = { appVersion: '1.0.0', lastSequence: 0, isStoragePersistent: true };

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-15T08:00:00Z');
  company = await api.given.aCompany();
  await api.given.aRule(company);
  manager = await api.given.anEmployee(company, { role: 'manager' });
});

async function seen(lastSeen: string, name = 'Eldhús', overrides: Partial<DeviceRow> = {}) {
  const device = await api.given.aDevice(manager, { name, last_seen_at: Date.parse(lastSeen), ...overrides });
  await api.given.aDeviceKey(device);
  return device;
}

async function issuesAt(now: string, range: object = MARCH) {
  const asking = await api.given.anEmployee(company, { role: 'accountant' });
  api.time.moveTo(now);
  const { token } = await api.given.aSession(asking);
  const body = { ...range, exportTarget: 'generic' };
  const { data } = await api.call('previewPayrollExport', { params: { companyId: company.id }, token, body });
  return data;
}

const codesAt = async (now: string) =>
  (await issuesAt(now)).issues.map(({ severity, code }) => [severity, code]);

describe('a tablet that was silent over the end of the range', () => {
  it('is an error that blocks, with its name and since when', async () => {
    await seen('2026-03-31T23:59:00Z');

    const { issues, hasBlockingErrors } = await issuesAt('2026-04-02T09:00:00Z');

    expect(hasBlockingErrors).toBe(true);
    expect(issues).toMatchObject([{ severity: 'error', code: 'device.silent' }]);
    expect(issues[0]?.message).toContain('“Eldhús” has been silent since 2026-03-31 23:59');
    expect(issues[0]?.message).toContain('stimpill device revoke');
  });

  it('is no error when it was last seen at the end itself or later', async () => {
    await seen(END);
    await seen('2026-04-01T00:01:00Z', 'Salur');

    expect(await codesAt('2026-04-20T09:00:00Z')).toEqual([]);
  });

  it('is silent an hour after its last sign of life, and not a minute before', async () => {
    await seen('2026-03-31T23:30:00Z');

    expect(await codesAt('2026-04-01T00:29:00Z')).toEqual([]);
    expect(await codesAt('2026-04-01T00:30:00Z')).toEqual([]);
    expect(await codesAt('2026-04-01T00:31:00Z')).toEqual([['error', 'device.silent']]);
  });

  it('is a warning while the range goes on, and an error from its end on', async () => {
    await seen('2026-03-31T20:00:00Z');

    expect(await codesAt('2026-03-31T23:59:00Z')).toEqual([['warning', 'device.not_reported']]);
    expect(await codesAt(END)).toEqual([['error', 'device.silent']]);
  });

  it('ends by the calendar of the company', async () => {
    await api.deps.database
      .knex<CompanyRow>('companies')
      .where({ id: company.id })
      .update({ time_zone: 'Pacific/Kiritimati' });
    await seen('2026-03-31T09:59:00Z');
    await seen('2026-03-31T10:00:00Z', 'Salur');

    const { issues } = await issuesAt('2026-04-02T09:00:00Z');

    expect(issues.map(({ code, message }) => [code, message.includes('Eldhús')])).toEqual([
      ['device.silent', true],
    ]);
  });

  it('blocks nothing once it is out of use, or where the device has no key and so holds no punches', async () => {
    await seen('2026-03-30T08:00:00Z', 'Bar', { revoked_at: 1 });
    await api.given.aDevice(manager, { last_seen_at: Date.parse('2026-03-30T08:00:00Z') });

    const { issues, hasBlockingErrors } = await issuesAt('2026-04-02T09:00:00Z');

    expect(issues.map(({ code }) => code)).toEqual(['device.not_reported']);
    expect(hasBlockingErrors).toBe(false);
  });

  it('is reported to its own company only', async () => {
    await seen('2026-03-30T08:00:00Z');
    company = await api.given.aCompany();
    await api.given.aRule(company);

    expect(await codesAt('2026-04-02T09:00:00Z')).toEqual([]);
  });
});

describe('punches that a tablet says it holds', () => {
  const aTabletThatTells = async (waitingPunches: number) => {
    const tablet = await aTablet(api, manager);
    const tell = (count: number) =>
      tablet.call('sendHeartbeat', { body: { ...HEALTH, waitingPunches: count } });
    await tell(waitingPunches);
    return { tablet, tell };
  };

  it('are a warning with their number, until it says that it holds none', async () => {
    const { tell } = await aTabletThatTells(7);
    const held = await issuesAt('2026-03-15T08:01:00Z');
    await tell(0);
    const handedOver = await issuesAt('2026-03-15T08:02:00Z');

    expect(held.issues).toMatchObject([{ severity: 'warning', code: 'device.holds_punches', entryCount: 7 }]);
    expect(held.issues[0]?.message).toContain('2026-03-15 08:00');
    expect(held.hasBlockingErrors).toBe(false);
    expect(handedOver.issues).toEqual([]);
  });

  it('are not reported for a range whose punches were all handed over, nor for one that began after the report', async () => {
    const { tell } = await aTabletThatTells(0);
    api.time.moveTo('2026-03-15T08:05:00Z');
    await tell(3);
    const february = { startDate: '2026-02-01', endDate: '2026-02-28' };
    const later = { startDate: '2026-03-16', endDate: '2026-03-31' };
    const codes = async (range: object) =>
      (await issuesAt('2026-03-15T08:06:00Z', range)).issues.map(({ code }) => code);

    expect(await codes(february)).toEqual([]);
    expect(await codes(later)).toEqual([]);
    expect(await codes(MARCH)).toEqual(['device.holds_punches']);
  });

  it('are reported in addition to its silence, but not for a tablet that is out of use', async () => {
    const { tablet } = await aTabletThatTells(2);
    const silent = await codesAt('2026-04-02T09:00:00Z');
    await api.deps.database
      .knex<DeviceRow>('devices')
      .where({ id: tablet.deviceId })
      .update({ revoked_at: api.time.clock() });

    expect(silent).toEqual([
      ['error', 'device.silent'],
      ['warning', 'device.holds_punches'],
    ]);
    expect(await codesAt('2026-04-02T09:01:00Z')).toEqual([]);
  });

  it('take as many statements for many tablets as for one', async () => {
    const statements = async () => {
      let count = 0;
      const counted = () => (count += 1);
      const asking = await api.given.anEmployee(company, { role: 'accountant' });
      const { token } = await api.given.aSession(asking);
      api.deps.database.knex.on('query', counted);
      const body = { ...MARCH, exportTarget: 'generic' };
      await api.call('previewPayrollExport', { params: { companyId: company.id }, token, body });
      api.deps.database.knex.off('query', counted);
      return count;
    };
    await aTabletThatTells(1);
    const ofOne = await statements();
    for (let more = 0; more < 4; more += 1) await aTabletThatTells(1);

    expect(await statements()).toBe(ofOne);
    expect(
      await api.deps.database.knex<DeviceHealthRow>('device_health').where({ company_id: company.id }),
    ).toHaveLength(5);
  });
});
