import { describe, expect, it } from 'vitest';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getHolidayPayBasis');

describe('200', () => {
  it('adds up approved minutes by line, and counts all pay but what is given as time off', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    const person = await aPaidPerson(api, tenant, { display_name: 'Anna' });
    await api.given.anEntry(person, '2026-03-02T08:00:00Z', '2026-03-02T18:00:00Z', { is_locked: true });
    await api.given.anEntry(person, '2026-03-03T08:00:00Z', '2026-03-03T10:00:00Z');
    await api.given.anAbsence(person, { date: '2026-03-04', type: 'sick', minutes: 480 });
    await api.given.anAbsence(person, { date: '2026-03-05', type: 'vacation', minutes: 480 });

    const { data } = await world.call();

    const anna = data.people.find(({ employeeId }) => employeeId === person.id);
    const minutesOf = new Map(anna?.lines.map(({ key, minutes }) => [key, minutes]));
    const reasonOf = new Map(data.lines.map(({ key, reason }) => [key, reason]));
    expect([minutesOf.get('sick'), minutesOf.get('vacation')]).toEqual([480, 480]);
    expect([reasonOf.get('sick'), reasonOf.get('vacation'), reasonOf.get('DV')]).toEqual([
      'allPay',
      'vacation',
      'allPay',
    ]);
    const counted = [...minutesOf].filter(([key]) => reasonOf.get(key) === 'allPay');
    expect(anna?.countedMinutes).toBe(counted.reduce((sum, [, minutes]) => sum + minutes, 0));
    expect(anna?.countedMinutes).toBe(480 + 600 + 480);
    expect(data.source.url).toMatch(/^https:\/\/asi\.is\//);
  });

  it('counts sickness and holidays of who is paid by the hour, and says which lines have names alone', async () => {
    const { api, tenant } = world;
    const { id: rule_set_id } = await api.given.aRule(tenant.company, { valid_from: '2019-01-01' });
    const thursday = { day: 'thursday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0 };
    const person = await api.given.anEmployee(tenant.company, {
      ...{ rule_set_id, pay_basis: 'hourly', employment_start_date: '2024-01-01' },
      work_pattern: JSON.stringify([thursday]),
    });
    await api.given.anAbsence(person, { date: '2026-01-08', type: 'sick', minutes: 480 });

    // New Year's Day is a Thursday.
    const { data } = await world.call({ query: { startDate: '2026-01-01', endDate: '2026-01-31' } });

    expect(data.people.find(({ employeeId }) => employeeId === person.id)).toMatchObject({
      countedMinutes: 960,
      lines: [
        { key: 'HD', minutes: 480 },
        { key: 'sick', minutes: 480 },
      ],
    });
    expect(data.lines.map(({ key, isOurs }) => [key, isOurs])).toEqual([
      ['HD', false],
      ['sick', true],
    ]);
    expect(Object.values(data.source.says).every((words) => words.includes('30/1987'))).toBe(true);
  });

  it('calls each line by what the rules have in common, with people of several rules', async () => {
    const { api, tenant } = world;
    for (const agreement of ['hotel-restaurant-shifts', 'craft']) {
      const { id: rule_set_id } = await api.given.aRule(tenant.company, { agreement });
      const person = await api.given.anEmployee(tenant.company, { rule_set_id });
      await api.given.anEntry(person, '2026-03-08T08:00:00Z', '2026-03-08T12:00:00Z', { is_locked: true });
    }

    const { data } = await world.call();

    const nameOf = new Map(data.lines.map(({ key, names }) => [key, names.map(({ en }) => en)]));
    expect([nameOf.get('DV'), nameOf.get('VA45')]).toEqual([['day work'], ['45% shift premium']]);
  });

  it('adds up time once, and neither its premiums nor the duty of which a shift incentive is a share', async () => {
    const { api, tenant } = world;
    const { id: rule_set_id } = await api.given.aRule(tenant.company, {
      agreement: 'public-sector-shifts',
      valid_from: '2019-01-01',
    });
    const person = await api.given.anEmployee(tenant.company, { rule_set_id });
    // Eight days and seven evenings: two kinds of shift, 15 hours and more of each, 42 hours outside of day work.
    for (let day = 2; day <= 20; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      if ([0, 6].includes(new Date(date).getUTCDay())) continue;
      const [from, to] = day % 2 === 0 ? ['08', '16'] : ['17', '23'];
      await api.given.anEntry(person, `${date}T${from}:00:00Z`, `${date}T${to}:00:00Z`, { is_locked: true });
    }

    const { data } = await world.call();

    const paid = data.people.find(({ employeeId }) => employeeId === person.id);
    const lineOf = new Map(data.lines.map((line) => [line.key, line]));
    const incentive = paid?.lines.find(({ key }) => key.startsWith('VH'));
    expect(incentive?.minutes).toBe(9360);
    expect(lineOf.get(incentive?.key ?? '')).toMatchObject({ counts: true, measure: 'share' });
    expect(lineOf.get('VA33')).toMatchObject({ counts: true, measure: 'premium' });
    expect(lineOf.get('DV')).toMatchObject({ counts: true, measure: 'time' });
    expect(paid?.countedMinutes).toBe(8 * 480 + 7 * 360);
  });

  it('leaves out what the company leaves out', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    await api.deps.database
      .knex('companies')
      .where({ id: tenant.company.id })
      .update({ not_in_holiday_pay: '["DV"]' });

    const { data } = await world.call();

    expect(data.lines.find(({ key }) => key === 'DV')).toMatchObject({ counts: false, reason: 'leftOut' });
    expect(data.people.find(({ employeeId }) => employeeId === person.id)).toMatchObject({
      countedMinutes: 0,
      lines: [{ key: 'DV', minutes: 480 }],
    });
  });
});

describe('400', () => {
  it('refuses a period that ends before it begins, and one that is too long', async () => {
    const ofRange = (startDate: string, endDate: string) => world.refusal({ query: { startDate, endDate } });

    expect(await ofRange(MARCH.endDate, MARCH.startDate)).toEqual([400, 'range.invalid']);
    expect(await ofRange('2024-01-01', '2026-01-01')).toEqual([400, 'range.too_long']);
  });
});
