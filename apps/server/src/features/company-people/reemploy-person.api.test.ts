import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('reemployPerson');
const person = personRefusals(world);

async function somebodyWhoLeft(overrides = {}) {
  const { company } = world.tenant;
  const left = { employment_end_date: '2025-12-31', ...overrides };
  const { id } = await world.api.given.anEmployee(company, left);
  return { companyId: company.id, employeeId: id };
}

describe('200', () => {
  it('lets an employment go on as if it had not ended', async () => {
    const params = await somebodyWhoLeft();

    const { data } = await world.call({ params, body: { firstDay: null } });

    expect(data).toMatchObject({ employmentStartDate: '2024-03-01', employmentEndDate: null });
  });

  it('begins a new one with the ratio of that day, while years in the trade count on', async () => {
    const changes = [
      { from: '2025-01-01', ratio: 0.5 },
      { from: '2027-01-01', ratio: 0.8 },
    ];
    const params = await somebodyWhoLeft({ ratio_changes: JSON.stringify(changes) });

    const { data } = await world.call({ params, body: { firstDay: '2026-02-01' } });

    expect(data).toMatchObject({
      ...{ employmentStartDate: '2026-02-01', employmentEndDate: null, tradeStartDate: '2024-03-01' },
      ...{ employmentRatio: 0.5, ratioChanges: [{ from: '2027-01-01', ratio: 0.8 }] },
    });
  });
});

describe('400', () => {
  it('refuses a first day that is not after the earlier last day', async () => {
    const params = await somebodyWhoLeft();
    const { status, errors } = await world.call({ params, body: { firstDay: '2025-12-31' } });

    expect([status, errors[0]?.field]).toEqual([400, 'firstDay']);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('refuses somebody who is employed', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };

    expect(await world.refusal({ params })).toEqual([409, 'person.still_employed']);
  });
});

describe('412', () => {
  it('does not take back a last day that nobody here has seen', async () => {
    const params = await somebodyWhoLeft();
    await world.ask('endEmployment', { params, body: { lastDay: '2026-11-30' } });

    const body = { firstDay: null, seen: { lastDay: '2025-12-31' } };
    expect(await world.refusal({ params, body })).toEqual([412, 'record.changed_meanwhile']);
    expect((await world.ask('getPerson', { params })).data.employmentEndDate).toBe('2026-11-30');
  });
});
