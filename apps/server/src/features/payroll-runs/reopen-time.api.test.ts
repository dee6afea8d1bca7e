import { describe, expect, it } from 'vitest';
import type { ClosedTimeRow } from '#database/payroll-tables.ts';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { usualRefusals } from '../../../test/usual-refusals.ts';

const world = companyWorld('reopenTime');
const usual = usualRefusals(world);

describe('200', () => {
  it('lets the time be corrected again, with the reason in its history', async () => {
    const { data } = await world.call();

    expect(data).toEqual({ reopenedEntries: 1 });
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([
      { subject: 'closedTime', act: 'removed', reason: 'Vakt vantaði' },
      { subject: 'timeEntry', act: 'changed', reason: 'Vakt vantaði' },
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

describe('401', usual.withoutToken);

describe('403', () => {
  usual.closedTo('accountant');

  it('asks for a confirmation of the last minutes', async () => {
    const { token } = await world.api.given.aDeskSession(world.tenant.users.owner, { confirmed_at: 0 });

    expect(await world.refusal({ desk: token })).toEqual([403, 'auth.confirmation_needed']);
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

describe('413', () => usual.bodyOf(300_000));

describe('415', () => {
  it('refuses what is not sent as JSON', async () => {
    const { headers } = await goodCalls.reopenTime(world.api, world.tenant);

    expect((await world.call({ headers: { ...headers, 'Content-Type': 'text/plain' } })).status).toBe(415);
  });
});
