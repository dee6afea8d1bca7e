import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listHolidaysOfYear');

describe('200', () => {
  it('tells days of the calendar from those that the company adds or takes out', async () => {
    const { company } = world.tenant;
    const extra = {
      date: '2026-12-23',
      name: 'Þorláksmessa',
      isPublicHoliday: false,
      class: 'AF',
      from: '12:00',
    };
    await world.api.deps.database
      .knex('companies')
      .where({ id: company.id })
      .update({ extra_holidays: JSON.stringify([extra]), removed_holidays: JSON.stringify(['2026-06-17']) });

    const { data } = await world.call();

    const origins = new Map(data.map(({ date, origin }) => [date, origin]));
    expect(origins.get('2026-01-01')).toBe('calendar');
    expect(origins.get('2026-06-17')).toBe('removed');
    expect(origins.get('2026-12-23')).toBe('extra');
    expect(data.find(({ date }) => date === '2026-12-23')?.name).toBe('Þorláksmessa');
    expect(data.map(({ date }) => date)).toEqual([...data.map(({ date }) => date)].sort());
  });

  it.each([
    ['is', 'Nýársdagur'],
    ['en', 'New Year’s Day'],
    ['pl', 'Nowy Rok'],
  ] as const)('calls the days of the calendar as people do who speak it: %s', async (language, name) => {
    const { data } = await world.call({ query: { year: '2026', language } });

    expect(data[0]?.name).toBe(name);
  });
});

describe('400', () => {
  it.each(['1999', '2101', 'x'])('refuses the year %s', async (year) => {
    const { status, errors } = await world.call({ query: { year } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.year']);
  });
});
