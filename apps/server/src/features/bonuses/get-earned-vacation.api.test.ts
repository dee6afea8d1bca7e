import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aPersonWithBonus } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getEarnedVacation');

async function vacationOf(
  overrides: Parameters<typeof aPersonWithBonus>[2],
  before: (person: EmployeeRow) => Promise<unknown> = () => Promise.resolve(),
) {
  const person = await aPersonWithBonus(world.api, world.tenant, overrides);
  await before(person);
  const { data } = await world.call();
  return data.find(({ employeeId }) => employeeId === person.id);
}

describe('200', () => {
  it('says on the last day of April what was earned in the year, in days and minutes, and what is left', async () => {
    const found = await vacationOf({ employment_end_date: null }, async (person) => {
      await world.api.given.anAbsence(person, { date: '2025-07-07', type: 'vacation', minutes: 480 });
    });

    expect(found).toMatchObject({
      ...{ countedOn: '2026-04-30', isAtEnd: false, isAgreementMissing: false },
      ...{ earnedDays: 2600, earnedMinutes: 26 * 480, leftMinutes: ((8 * 25 + 4 * 26) / 12 - 1) * 480 },
    });
  });

  it('says it on the last day of the employment of who left in the year', async () => {
    const found = await vacationOf({ employment_end_date: '2025-10-31' });

    expect(found).toMatchObject({
      countedOn: '2025-10-31',
      isAtEnd: true,
      earnedDays: 1300,
      earnedMinutes: 6240,
    });
  });

  it('counts days whatever the ratio, and minutes at the ratio of that day', async () => {
    const found = await vacationOf({ employment_end_date: null, employment_ratio: 0 });

    expect(found).toMatchObject({ earnedDays: 2600, earnedMinutes: 0 });
  });

  it('ends the year where the company grants somebody another one', async () => {
    const entitlements = JSON.stringify({ vacationYearStart: '01-01' });

    expect(await vacationOf({ employment_end_date: null, entitlements })).toMatchObject({
      countedOn: '2025-12-31',
      earnedDays: 2600,
    });
  });

  it('says that it is the least by law where no agreement is named, and leaves out who came later', async () => {
    const unnamed = await vacationOf({ employment_end_date: null, rule_set_id: null });
    const later = await vacationOf({ employment_start_date: '2026-05-01', employment_end_date: null });

    expect(unnamed).toMatchObject({ isAgreementMissing: true, earnedDays: 2400 });
    expect(later).toBeUndefined();
  });
});

describe('400', () => {
  it('names the year at fault', async () => {
    const { status, errors } = await world.call({ query: { year: '1' } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.year']);
  });
});
