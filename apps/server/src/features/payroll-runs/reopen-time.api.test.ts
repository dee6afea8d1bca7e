import { describe, expect, it } from 'vitest';
import type { ClosedTimeRow } from '#database/tables/time.ts';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('reopenTime');

describe('200', () => {
  it('lets the time be corrected again, with the reason in its history', async () => {
    const { data } = await world.call();

    expect(data).toEqual({ reopenedEntries: 1, moved: [] });
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([
      { subject: 'closedTime', act: 'removed', reason: 'A shift was missing' },
      { subject: 'timeEntry', act: 'changed', reason: 'A shift was missing' },
    ]);
  });

  it('opens days that several approvals closed, and leaves the rest of each closed', async () => {
    const { id } = await world.api.given.anEmployee(world.tenant.company);
    for (const [startDate, endDate] of [
      ['2026-01-01', '2026-01-31'],
      ['2026-01-15', '2026-02-14'],
    ])
      await world.ask('approvePayrollMonth', { body: { startDate, endDate, employeeIds: [id] } });
    const body = { startDate: '2026-01-01', endDate: '2026-01-20', employeeIds: [id], reason: 'x' };

    expect((await world.call({ body })).status).toBe(200);

    const closed = await world.api.database.database
      .knex<ClosedTimeRow>('closed_time')
      .where({ employee_id: id })
      .orderBy('until_at');
    const days = closed.map(({ from_at, until_at }) =>
      [from_at, until_at].map((at) => new Date(at).toISOString().slice(0, 10)),
    );
    expect(days).toEqual([
      ['2026-01-21', '2026-02-01'],
      ['2026-01-21', '2026-02-15'],
    ]);
    expect(await world.refusal({ body })).toEqual([409, 'payroll.not_approved']);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...MARCH, employeeIds: [], reason: 'x' } });

    expect([status, errors[0]?.field]).toEqual([400, 'employeeIds']);
  });
});

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(await world.refusal({ body: { ...MARCH, employeeIds, reason: 'x' } })).toEqual([
      404,
      'employee.not_found',
    ]);
  });
});

describe('409', () => {
  it('refuses time of which none is approved', async () => {
    const { id } = await world.api.given.anEmployee(world.tenant.company);

    expect(await world.refusal({ body: { ...MARCH, employeeIds: [id], reason: 'x' } })).toEqual([
      409,
      'payroll.not_approved',
    ]);
  });
});
