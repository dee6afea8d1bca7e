// When a tablet's chain shows that punches were erased, people are told: on the command line, by the doctor, and before payroll.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { toBase64Url } from '@stimpill/api-types/signing';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PIN } from './given.ts';
import { aPunchClock, type Tablet } from './tablet.ts';

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});
beforeEach(async () => {
  ({ company, employee, tablet } = await aPunchClock(api));
});

async function tell(sequence: number, hash: Uint8Array): Promise<void> {
  const health = { appVersion: '1.0.0', waitingPunches: 0, lastSequence: 0, isStoragePersistent: true };
  const chainHead = { sequence, hash: toBase64Url(hash) };
  await tablet.call('sendHeartbeat', { body: { ...health, chainHead } });
}

/** The last punch is erased, and another one gets its number. */
async function shorten(): Promise<void> {
  await tablet.tap({ employee, action: 'start', pin: PIN });
  await tell(1, tablet.chain.hash);
  await tell(1, new Uint8Array(32));
}

type Listed = { id: string; kind: string; fromNumber: number; toNumber: number; openedAtUtc: string };

const listed = async () => {
  const { out } = await cli.call('listTablets', { companyId: company.id });
  return (JSON.parse(out) as { incidents: Listed[] }[]).flatMap(({ incidents }) => incidents);
};
const close = (incidentId: string, companyId = company.id) =>
  cli.call('closeTabletIncident', { companyId, incidentId }, { finding: 'asked everybody' });
const kiosk = async () => {
  const devices = (await cli.json(['device', 'list', '--company', company.id])) as { incidents: string[] }[];
  return devices.map(({ incidents }) => incidents);
};
const doctor = async () => {
  const findings = (await cli.json(['doctor'])) as { check: string; state: string; message: string }[];
  return findings.find(({ check }) => check === 'kiosks');
};
const preview = async () => {
  const accountant = await api.given.anEmployee(company, { role: 'accountant' });
  const { token } = await api.given.aSession(accountant);
  const body = { startDate: '2026-03-01', endDate: '2026-03-31', exportTarget: 'generic' };
  const { data } = await api.call('previewPayrollExport', { params: { companyId: company.id }, token, body });
  return data.issues.filter(({ code }) => code === 'device.chain_shortened');
};

describe('a chain that was shortened', () => {
  it('is shown in the list of kiosks, by the doctor and before payroll, until somebody says what they found', async () => {
    await api.given.aRule(company);
    expect([await kiosk(), (await doctor())?.state, await preview()]).toEqual([[[]], 'ok', []]);
    await shorten();

    const [incident, ...others] = await listed();
    expect(others).toEqual([]);
    expect(incident).toMatchObject({ kind: 'chain_shortened', fromNumber: 1, toNumber: 1 });
    expect(await kiosk()).toEqual([['chain_shortened']]);
    expect((await cli.run(['device', 'list'])).out).toContain('chain_shortened');
    expect(await doctor()).toMatchObject({
      state: 'warning',
      message: expect.stringContaining(`stimpill call listTablets companyId=${company.id}`) as string,
    });
    expect(await preview()).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('erased') as string },
    ]);

    await close(incident!.id);

    expect([await listed(), await kiosk(), (await doctor())?.state, await preview()]).toEqual([
      [],
      [[]],
      'ok',
      [],
    ]);
    const rows = await api.deps.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id, subject: 'deviceIncident' });
    expect(rows).toMatchObject([
      { subject_id: incident!.id, door: 'command line', reason: 'asked everybody' },
    ]);
  });

  it('is closed once, and only by an operator who names its company', async () => {
    await shorten();
    const [incident] = await listed();
    const other = await api.given.aCompany();

    expect((await close(incident!.id, other.id)).code).toBe(1);
    expect((await close(incident!.id)).code).toBe(0);
    expect((await close(incident!.id)).code).toBe(1);
  });
});

it('numbers that are missing cannot be closed: they arrive, or stay missing', async () => {
  await tablet.tap({ employee, action: 'start', pin: PIN });
  await tablet.send([await tablet.tap({ employee, action: 'stop', pin: PIN })]);
  const [incident] = await listed();

  const { code, err } = await close(incident!.id);

  expect(incident).toMatchObject({ kind: 'missing_sequences', fromNumber: 1, toNumber: 1 });
  expect([code, err]).toEqual([1, expect.stringContaining('closes by itself')]);
  expect(await listed()).toHaveLength(1);
});
