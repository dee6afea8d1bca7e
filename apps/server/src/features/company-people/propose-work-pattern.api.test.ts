import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';
import { aRegularWorker, OFFICE_HOURS } from '../../../test/worked-pattern.ts';

const world = companyWorld('proposeWorkPattern');
const person = personRefusals(world);

const proposalTo = async ({ id }: EmployeeRow) => {
  const params = { companyId: world.tenant.company.id, employeeId: id };
  return (await world.call({ params })).data;
};

describe('200', () => {
  it('proposes what was worked, and shows the weeks with what is left out of them', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    const anna = await aRegularWorker(api, tenant.company);
    await api.given.anAbsence(anna, { date: '2026-02-09', type: 'sick' });

    const proposal = await proposalTo(anna);

    expect(proposal).toMatchObject({ startDate: '2025-12-01', endDate: '2026-03-01', why: null });
    expect(proposal.workPattern).toEqual(OFFICE_HOURS);
    const states = proposal.weeks.flatMap(({ days }) => days).filter(({ state }) => state !== 'counts');
    expect(states.map(({ date, state }) => `${date} ${state}`)).toEqual([
      ...['2025-12-24 holiday', '2025-12-25 holiday', '2025-12-26 holiday', '2025-12-31 holiday'],
      ...['2026-01-01 holiday', '2026-02-09 away'],
    ]);
    expect(proposal.weekdays[3]).toEqual({
      ...{ day: 'thursday', countedDays: 11, workedDays: 11, verdict: 'proposed' },
    });
  });

  it('begins after what is closed, and not before the employment', async () => {
    const { api, tenant } = world;
    const fresh = await aRegularWorker(api, tenant.company, { employment_start_date: '2026-03-02' });
    const closed = await aRegularWorker(api, tenant.company);
    await api.given.aClosedTime(closed, '2026-02-01', '2026-03-10');

    expect((await proposalTo(fresh)).from).toBe('2026-03-02');
    expect((await proposalTo(closed)).from).toBe('2026-03-11');
  });

  it.each([
    ['monthly', { pay_basis: 'monthly' }],
    ['left', { employment_end_date: '2026-03-01' }],
    ['tooFewWeeks', { employment_start_date: '2026-02-09' }],
  ])('says why there is none: %s', async (why, overrides) => {
    const anna = await aRegularWorker(world.api, world.tenant.company, overrides);

    expect(await proposalTo(anna)).toMatchObject({ why, workPattern: [] });
  });

  it('proposes nothing to somebody whose shifts are planned, and nothing from nothing', async () => {
    const { api, tenant } = world;
    const planned = await aRegularWorker(api, tenant.company);
    const type = await api.given.aShiftType(tenant.company);
    const employee_id = planned.id;
    await api.given.aShift(type, '2026-03-20T08:00:00Z', '2026-03-20T16:00:00Z', { employee_id });
    const idle = await api.given.anEmployee(tenant.company, { pay_basis: 'hourly' });

    expect((await proposalTo(planned)).why).toBe('planned');
    expect((await proposalTo(idle)).why).toBe('noWork');
  });
});

describe('404', person.ofNobody);
