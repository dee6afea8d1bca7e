import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { insertErasure } from '#features/people/erasure-store.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';
import { OFFICE_HOURS } from '../../../test/worked-pattern.ts';

const world = companyWorld('findWorkPatternEffect');
const person = personRefusals(world);

const somebody = (overrides: object = {}) =>
  world.api.given.anEmployee(world.tenant.company, {
    ...{ pay_basis: 'hourly', employment_start_date: '2025-01-01', ...overrides },
  });

const asked = (
  { id }: EmployeeRow,
  from: string,
  workPattern: typeof OFFICE_HOURS | null = OFFICE_HOURS,
) => ({
  params: { companyId: world.tenant.company.id, employeeId: id },
  body: { workPatternChanges: [{ from, workPattern }] },
});

describe('200', () => {
  it('names the holidays that would pay something else, and which of them were approved', async () => {
    await world.api.given.aRule(world.tenant.company);
    const anna = await somebody();
    await world.api.given.aClosedTime(anna, '2025-12-01', '2025-12-31');

    const { data } = await world.call(asked(anna, '2025-12-25'));

    expect(data).toMatchObject({ startDate: '2025-12-25', endDate: '2026-06-02', movedDates: [] });
    expect(data.holidays.slice(0, 4)).toEqual([
      { date: '2025-12-25', beforeMinutes: 0, afterMinutes: 480, isClosed: true },
      { date: '2025-12-26', beforeMinutes: 0, afterMinutes: 480, isClosed: true },
      { date: '2025-12-31', beforeMinutes: 0, afterMinutes: 240, isClosed: true },
      { date: '2026-01-01', beforeMinutes: 0, afterMinutes: 480, isClosed: false },
    ]);
  });

  it('changes nothing', async () => {
    await world.api.given.aRule(world.tenant.company);
    const anna = await somebody();
    const { params } = asked(anna, '2026-03-02');

    const { data } = await world.call(asked(anna, '2026-03-02'));

    expect(data.holidays.map(({ date }) => date)).toContain('2026-04-03');
    expect((await world.ask('getPerson', { params })).data.workPatternChanges).toEqual([]);
  });

  it('has no holiday before the day on which the hours begin, and none that pays the same', async () => {
    await world.api.given.aRule(world.tenant.company);
    const anna = await somebody({ work_pattern: JSON.stringify(OFFICE_HOURS) });

    const same = await world.call(asked(anna, '2026-01-01'));
    const none = await world.call(asked(anna, '2026-04-20', null));

    expect(same.data.holidays).toEqual([]);
    expect(none.data.holidays[0]).toEqual({
      ...{ date: '2026-04-23', beforeMinutes: 480, afterMinutes: 0, isClosed: false },
    });
  });
});

describe('400', () => {
  it('refuses what setting it would refuse, and names the place', async () => {
    const anna = await somebody();
    const monday = OFFICE_HOURS[0]!;
    const fieldOf = async (from: string, days: (typeof OFFICE_HOURS)[number][]) =>
      (await world.call(asked(anna, from, days))).errors[0]?.field;

    expect(await fieldOf('2024-12-31', OFFICE_HOURS)).toBe('workPatternChanges[0].from');
    expect(await fieldOf('2027-04-01', OFFICE_HOURS)).toBe('workPatternChanges[0].from');
    expect(await fieldOf('2026-03-02', [])).toBe('workPatternChanges[0].workPattern');
    expect(await fieldOf('2026-03-02', [monday, monday])).toBe('workPatternChanges[0].workPattern[1].day');
    expect(await fieldOf('2026-03-02', [{ ...monday, to: '08:00' }])).toBe(
      'workPatternChanges[0].workPattern[0].to',
    );
    expect(await fieldOf('2026-03-02', [{ ...monday, unpaidBreakMinutes: 480 }])).toBe(
      'workPatternChanges[0].workPattern[0].unpaidBreakMinutes',
    );
  });
});

describe('403', () => {
  it('is for anyone who may change the record', async () => {
    const { company, users } = world.tenant;
    const body = { workPatternChanges: [] };
    const own = { companyId: company.id, employeeId: users.manager.id };
    const owners = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ role: 'manager', params: own, body })).toEqual([403, 'person.own_record']);
    expect(await world.refusal({ role: 'manager', params: owners, body })).toEqual([
      403,
      'person.owner_only',
    ]);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('is not for somebody who was erased', async () => {
    const anna = await somebody({ is_active: false });
    await insertErasure(world.api.deps.database.knex, {
      ...{ companyId: anna.company_id, employeeId: anna.id, erasedAt: 0 },
      ...{ keepsTimeUntil: '2033-12-31', timeErasedAt: null },
    });

    expect(await world.refusal(asked(anna, '2026-03-02'))).toEqual([409, 'person.erased']);
  });
});
