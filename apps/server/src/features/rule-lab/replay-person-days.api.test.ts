import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('replayPersonDays');

describe('200', () => {
  it('shows the days on which there is anything, with what was paid and what the draft would pay', async () => {
    const { employee, company } = world.tenant;
    const rule = await world.api.given.aRule(company);
    await world.api.database.database
      .knex('employees')
      .where({ id: employee.id })
      .update({ rule_set_id: rule.id });
    await world.api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T18:00:00Z');

    const { data } = await world.call();

    expect(data.days).toContainEqual({
      date: '2026-03-02',
      workedMinutes: 600,
      lines: [
        { key: 'DV', beforeMinutes: 480, afterMinutes: 600 },
        { key: 'YV', beforeMinutes: 120, afterMinutes: 0 },
        { key: 'sick', beforeMinutes: 480, afterMinutes: 480 },
      ],
      isApproved: false,
    });
    expect(data.employeeId).toBe(employee.id);
  });
});

describe('400', () => {
  it('names the place of a fault in the draft', async () => {
    const { id: ruleSetId } = await world.api.given.aRule(world.tenant.company);
    const days = { startDate: '2026-03-01', endDate: '2026-03-31' };
    const { status, errors } = await world.call({ body: { definition: '{}', ruleSetId, ...days } });

    expect([status, errors[0]?.field]).toEqual([400, 'definition.codeMap']);
  });
});

describe('404', () => {
  it('does not know an unknown person', async () => {
    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
  });
});
