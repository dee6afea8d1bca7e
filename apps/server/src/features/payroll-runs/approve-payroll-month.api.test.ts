import { describe, expect, it } from 'vitest';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('approvePayrollMonth');

describe('200', () => {
  it('approves what is fine and names the others with what is in the way', async () => {
    const { given } = world.api;
    const { company } = world.tenant;
    const fine = await given.anEmployee(company, { display_name: 'Anna' });
    const open = await given.anEmployee(company, { display_name: 'Birta' });
    await given.anEntry(fine, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    await given.anEntry(open, '2026-03-01T08:00:00Z', null);
    const employeeIds = [fine.id, open.id];

    const { data } = await world.call({ body: { ...MARCH, employeeIds } });
    const again = await world.call({ body: { ...MARCH, employeeIds } });

    const heldBack = [
      { employeeId: open.id, displayName: 'Birta', reasons: [{ code: 'entryOpen', count: 1 }] },
    ];
    expect(data).toEqual({ people: 2, approved: 1, lockedEntries: 1, heldBack, silentTablets: [] });
    expect(again.data).toEqual({ ...data, lockedEntries: 0 });
  });

  it('holds back the time of whoever approves', async () => {
    const { owner } = world.tenant.users;
    await world.api.given.anEntry(owner, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');

    const { data } = await world.call({ body: { ...MARCH, employeeIds: [owner.id] } });

    expect(data).toMatchObject({ approved: 0, heldBack: [{ reasons: [{ code: 'ownTime' }] }] });
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...MARCH, employeeIds: [] } });

    expect([status, errors[0]?.field]).toEqual([400, 'employeeIds']);
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
});

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(await world.refusal({ body: { ...MARCH, employeeIds } })).toEqual([404, 'employee.not_found']);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    expect(await world.refusal({ body: { name: 'a'.repeat(300_000) } })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses what is not sent as JSON', async () => {
    const { headers } = await goodCalls.approvePayrollMonth(world.api, world.tenant);

    expect((await world.call({ headers: { ...headers, 'Content-Type': 'text/plain' } })).status).toBe(415);
  });
});
