import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('bookTimeOff');

const DAY = { startDate: '2026-03-01', endDate: '2026-03-01' };
const BODY = { account: 'winterLeave', kind: 'taken', date: '2026-02-20', minutes: 180, reason: 'A day off' };

async function somebody() {
  const { api, tenant } = world;
  const { id: employeeId } = await api.given.anEmployee(tenant.company);
  const params = { companyId: tenant.company.id, employeeId };
  const balance = async () => {
    const { data } = await world.ask('getPersonDays', { params, query: { ...DAY, language: 'en' } });
    return data.balances.find(({ account }) => account === 'winterLeave');
  };
  return { params, balance };
}

describe('200', () => {
  it('takes it from the balance, with who, when and why in the log', async () => {
    const { params, balance } = await somebody();

    const { data } = await world.call({ params, body: BODY, role: 'manager' });

    expect(await balance()).toMatchObject({ takenMinutes: 180, paidMinutes: 0, remainingMinutes: -180 });
    const { data: log } = await world.ask('listChanges', {
      query: { subject: 'balanceBooking', language: 'en' },
    });
    expect(log.changes[0]).toMatchObject({
      ...{ act: 'added', reason: 'A day off', employeeId: params.employeeId },
      userId: world.tenant.users.manager.id,
    });
    expect(data.bookingId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes an earlier booking back', async () => {
    const { params, balance } = await somebody();
    await world.call({ params, body: BODY });

    await world.call({ params, body: { ...BODY, takesBack: true, reason: 'By mistake' } });

    expect(await balance()).toMatchObject({ takenMinutes: 0, remainingMinutes: 0 });
  });
});

describe('400', () => {
  it.each([
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: -180 }],
    ['minutes', { minutes: 12.5 }],
    ['minutes', { minutes: 125_281 }],
    ['kind', { kind: 'opening' }],
    ['account', { account: 'standby' }],
    ['date', { date: '2026-02-30' }],
    ['reason', { reason: ' ' }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { params } = await somebody();

    const { status, errors } = await world.call({ params, body: { ...BODY, ...fields } });

    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe('404', () => {
  it('does not know a person who is not there', async () => {
    const params = { companyId: world.tenant.company.id, employeeId: '00000000-0000-4000-8000-000000000000' };

    expect(await world.refusal({ params, body: BODY })).toEqual([404, 'employee.not_found']);
  });
});
