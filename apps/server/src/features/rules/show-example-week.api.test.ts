import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('showExampleWeek');

describe('200', () => {
  it('pays a long day as the agreement does, and stores nothing', async () => {
    const work = [
      { date: '2026-03-02', from: '08:00', to: '18:00' },
      { date: '2026-03-07', from: '10:00', to: '12:00' },
    ];

    const { data } = await world.call({ body: { agreement: 'sgs-efling-day-work', work } });

    expect(data.work[0]?.classes.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['day work', 480],
      ['overtime', 120],
    ]);
    expect(data.lines).toEqual([
      { payLine: 'DV', name: 'day work', minutes: 480 },
      { payLine: 'YV', name: 'overtime', minutes: 240 },
    ]);
    const entries = await world.api.deps.database
      .knex('time_entries')
      .where({ company_id: world.tenant.company.id });
    expect(entries).toHaveLength(1);
  });

  it('lets work go on into the next day, and leaves out what overlaps', async () => {
    const work = [
      { date: '2026-03-02', from: '22:00', to: '06:00' },
      { date: '2026-03-03', from: '05:00', to: '07:00' },
    ];

    const { data } = await world.call({ body: { agreement: 'sgs-efling-day-work', work } });

    expect(data.work.map(({ startAtUtc, endAtUtc }) => [startAtUtc, endAtUtc])).toEqual([
      ['2026-03-02T22:00:00.000Z', '2026-03-03T06:00:00.000Z'],
    ]);
  });

  it('says what is given without being worked', async () => {
    const work = [
      { date: '2026-03-02', from: '08:00', to: '23:00' },
      { date: '2026-03-03', from: '02:00', to: '10:00' },
    ];

    const { data } = await world.call({ body: { agreement: 'sgs-efling-day-work', work } });

    expect(data.beside.join(' ')).toContain('time off for missed rest');
  });

  it('comes to nothing without work', async () => {
    expect((await world.call({ body: { agreement: 'vr-shop', work: [] } })).data).toEqual({
      work: [],
      lines: [],
      beside: [],
    });
  });
});

describe('400', () => {
  it('refuses a time that no clock shows', async () => {
    const work = [{ date: '2026-03-02', from: '08:00', to: '25:00' }];

    const { status, errors } = await world.call({ body: { agreement: 'vr-shop', work } });

    expect([status, errors[0]?.field]).toEqual([400, 'work[0].to']);
  });
});

describe('404', () => {
  it('does not know an agreement that does not ship', async () => {
    expect(await world.refusal({ body: { agreement: 'vr-moon', work: [] } })).toEqual([
      404,
      'agreement.not_found',
    ]);
  });
});
