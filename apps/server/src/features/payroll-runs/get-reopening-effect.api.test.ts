import { describe, expect, it } from 'vitest';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getReopeningEffect');
const SATURDAY = ['2026-03-07T10:00:00Z', '2026-03-07T11:00:00Z'] as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('200', () => {
  it('tells that nothing moves by the opening alone, and what would as soon as the rules of now are others', async () => {
    const { api, tenant } = world;
    const person = await api.given.anEmployee(tenant.company);
    const employeeId = person.id;
    await api.given.anEntry(person, ...SATURDAY);
    await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: [employeeId] } });
    const params = { companyId: tenant.company.id, employeeId };
    const before = (await world.call({ params, query: MARCH })).data;
    const { id: rule_set_id } = await api.given.aRule(tenant.company, { agreement: 'vr-shop' });
    await api.database.database.knex('employees').where({ id: employeeId }).update({ rule_set_id });

    const after = (await world.call({ params, query: MARCH })).data;

    expect(before).toEqual({ reopenedEntries: 1, moved: { dates: [], lines: [] } });
    expect(after.moved.dates).toHaveLength(1);
    expect(
      after.moved.lines.map(({ beforeMinutes, afterMinutes }) => beforeMinutes - afterMinutes),
    ).not.toEqual([]);
  });
});

describe('400', () => {
  it('names the field at fault, and a range that is none', async () => {
    const query = { startDate: '2026-03-31', endDate: '2026-03-01' };
    const tooLong = { startDate: '2025-01-01', endDate: '2026-12-31' };

    expect((await world.call({ query: { ...MARCH, startDate: 'x' } })).errors[0]?.field).toBe(
      'query.startDate',
    );
    expect(await world.refusal({ query })).toEqual([400, 'range.invalid']);
    expect(await world.refusal({ query: tooLong })).toEqual([400, 'range.too_long']);
  });
});

describe('404', () => {
  it('refuses somebody whom nobody knows', async () => {
    const params = { companyId: world.tenant.company.id, employeeId: NOBODY };

    expect(await world.refusal({ params, query: MARCH })).toEqual([404, 'employee.not_found']);
  });
});
