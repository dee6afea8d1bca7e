import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { PLAIN_DRAFT } from '../../../test/conformance/good-draft-calls.ts';

const world = companyWorld('explainReplayedDay');

async function inTheEvening() {
  const { employee, company } = world.tenant;
  const rule = await world.api.given.aRule(company);
  await world.api.database.database
    .knex('employees')
    .where({ id: employee.id })
    .update({ rule_set_id: rule.id });
  await world.api.given.anEntry(employee, '2026-03-02T17:00:00Z', '2026-03-02T18:00:00Z');
  const params = { companyId: company.id, employeeId: employee.id, date: '2026-03-02' };
  return { params, body: { definition: PLAIN_DRAFT, ruleSetId: rule.id, startDate: '2026-03-01' } };
}

describe('200', () => {
  it('says of every minute why it is paid as it is, before and under the draft', async () => {
    const { data } = await world.call(await inTheEvening());

    const sides = [data.before, data.after].map(({ entries }) => entries[0]?.stretches[0]);
    expect(sides.map((stretch) => [stretch?.payLine, stretch?.minutes])).toEqual([
      ['YV', 60],
      ['DV', 60],
    ]);
    expect(sides[1]?.paidAs).toContain('version 2');
  });

  it('tells of a day before the draft the same on both sides', async () => {
    const { params, body } = await inTheEvening();

    const { data } = await world.call({ params, body: { ...body, startDate: '2026-03-03' } });

    expect(data.after).toEqual(data.before);
  });
});

describe('400', () => {
  it('names the place of a fault in the draft', async () => {
    const { params, body } = await inTheEvening();
    const { status, errors } = await world.call({ params, body: { ...body, definition: '{}' } });

    expect([status, errors[0]?.field]).toEqual([400, 'definition.codeMap']);
  });
});

describe('404', () => {
  it('does not know an unknown person', async () => {
    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
  });
});
