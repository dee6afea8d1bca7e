import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('takeBackLeaveDecision');

/** A week in April that was approved as vacation. */
async function anApproved() {
  const { company } = world.tenant;
  const anna = await world.api.given.anEmployee(company);
  const week = { start_date: '2026-04-13', end_date: '2026-04-17' };
  const { id } = await world.api.given.aTimeOff(anna, week);
  await world.ask('approveLeave', { params: { requestId: id }, body: {} });
  const query = { from: '2026-04-01', to: '2026-04-30', employeeId: anna.id };
  const absences = async () => (await world.ask('listAbsences', { query })).data;
  return { params: { companyId: company.id, requestId: id }, absences };
}

describe('200', () => {
  it('lets the request wait again, and removes what the approval wrote', async () => {
    const { params, absences } = await anApproved();
    expect(await absences()).toHaveLength(5);

    const { data } = await world.call({ params, body: {} });

    expect(data).toMatchObject({ status: 'pending', decision: null, writtenAs: null });
    expect(await absences()).toEqual([]);
  });

  it('keeps a day on which somebody fell ill in the leave', async () => {
    const { params, absences } = await anApproved();
    const [, tuesday] = await absences();
    const body = { absenceIds: [tuesday?.id], type: 'sick', reason: 'Veik í fríinu' };
    await world.ask('changeAbsences', { body });

    await world.call({ params, body: {} });

    expect(await absences()).toMatchObject([{ date: '2026-04-14', type: 'sick' }]);
  });
});

describe('400', () => {
  it('refuses a reason that is no text', async () => {
    const { status, errors } = await world.call({ body: { reason: 7 } });

    expect([status, errors[0]?.field]).toEqual([400, 'reason']);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role accountant, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('refuses the own request of whoever decides', async () => {
    const { company, users } = world.tenant;
    const { id: requestId } = await world.api.given.aTimeOff(users.manager, { status: 'Rejected' });
    const params = { companyId: company.id, requestId };

    expect(await world.refusal({ role: 'manager', params })).toEqual([403, 'auth.own_time']);
  });
});

describe('404', () => {
  it('does not know a request that is not there', async () => {
    expect(await world.ofNobody('requestId')).toEqual([404, 'time_off.not_found']);
  });
});

describe('409', () => {
  it('refuses a request that waits', async () => {
    const { company, timeOff } = world.tenant;
    const params = { companyId: company.id, requestId: timeOff.id };

    expect(await world.refusal({ params })).toEqual([409, 'leave.not_decided']);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    const body = { note: 'a'.repeat(66_000) };

    expect(await world.refusal({ body })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses a body that is not JSON', async () => {
    const headers = { 'Content-Type': 'text/plain' };

    expect(await world.refusal({ headers, body: 'text' })).toEqual([415, 'request.unsupported_media_type']);
  });
});
