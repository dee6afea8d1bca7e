import { describe, expect, it } from 'vitest';
import { MONTH_CHECKS, type PayrollMonth } from '@stimpill/api-types/manage';
import { aPaidPerson, aPersonWithBonus, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('checkPayrollMonth');

function checkOf({ checks }: PayrollMonth, code: (typeof MONTH_CHECKS)[number]) {
  return checks.find((check) => check.code === code)!;
}

describe('200', () => {
  it('has every line of the checklist, with whom it is about and where it is done', async () => {
    const { company } = world.tenant;
    const person = await world.api.given.anEmployee(company, { display_name: 'Freyja' });
    await world.api.given.anEntry(person, '2026-03-01T08:00:00Z', null);

    const { data } = await world.call();

    expect(data.checks.map(({ code }) => code)).toEqual([...MONTH_CHECKS]);
    expect(data.checks.find(({ code }) => code === 'entryOpen')).toEqual({
      code: 'entryOpen',
      blocks: true,
      count: 1,
      people: [{ employeeId: person.id, displayName: 'Freyja', count: 1, minutes: null }],
      names: [],
      words: [],
      page: 'timesheets',
      bonus: null,
    });
  });

  it('names what a rule leaves to the company where the time of somebody waits for it', async () => {
    const { company } = world.tenant;
    const { id: rule_set_id } = await world.api.given.aRule(company, { agreement: 'public-sector-shifts' });
    const person = await world.api.given.anEmployee(company, { rule_set_id, display_name: 'Freyja' });
    const kind = 'call-out' as const;
    await world.api.given.anEntry(person, '2026-03-02T20:00:00Z', '2026-03-02T21:00:00Z', { kind });
    await world.api.given.anEntry(person, '2026-03-03T20:00:00Z', '2026-03-03T21:30:00Z', { kind });

    const check = checkOf((await world.call({ query: MARCH })).data, 'parameterMissing');

    expect(check).toMatchObject({ blocks: true, count: 2, page: 'payRules' });
    expect(check.people).toEqual([{ employeeId: person.id, displayName: 'Freyja', count: 2, minutes: 150 }]);
    expect(check.words.map(({ en }) => en)[0]).toBe('minimum of a call-out');
    expect(check.words).toHaveLength(3);
  });

  it('names before the day the bonus of who leaves, until it was sent', async () => {
    const { api, tenant } = world;
    const person = await aPersonWithBonus(api, tenant, { display_name: 'Freyja' });
    await api.given.anEntry(person, '2026-01-05T08:00:00Z', '2026-01-05T16:00:00Z');
    const january = { startDate: '2026-01-01', endDate: '2026-01-31' };
    const due = async (code: 'decemberBonusDue' | 'holidayBonusDue') => {
      const { count, blocks, page, people, bonus } = checkOf(
        (await world.call({ query: january })).data,
        code,
      );
      return { count, blocks, page, who: people.map(({ employeeId }) => employeeId), bonus };
    };
    const named = { count: 1, blocks: false, page: 'bonuses', who: [person.id] };
    const bonus = { year: 2026, dueOn: '2026-02-27' };

    expect(await due('decemberBonusDue')).toEqual({ ...named, bonus });
    expect(await due('holidayBonusDue')).toEqual({ ...named, bonus });

    const body = { kind: 'december', year: 2026, profileKey: 'generic', employeeIds: [person.id] };
    expect(await world.ask('makeBonusRun', { body })).toMatchObject({ status: 200 });
    expect(await due('decemberBonusDue')).toEqual({ ...named, count: 0, who: [], bonus: null });
    expect(await due('holidayBonusDue')).toEqual({ ...named, bonus });
  });

  it('names the bonus of everybody from the month before the one in which it is due, in both of their periods', async () => {
    const { api, tenant } = world;
    const person = await aPersonWithBonus(api, tenant, { employment_end_date: null });
    const whoIn = async (startDate: string, endDate: string) => {
      const { people, bonus } = checkOf(
        (await world.call({ query: { startDate, endDate } })).data,
        'holidayBonusDue',
      );
      return people.some(({ employeeId }) => employeeId === person.id) && bonus;
    };

    // It is due on 1 June, and nobody is reminded in March.
    expect(await whoIn('2026-05-01', '2026-05-31')).toBe(false);
    const before = new Date(api.time.clock()).toISOString();
    api.time.moveTo('2026-05-04T09:00:00Z');
    const bonus = { year: 2026, dueOn: '2026-06-01' };
    expect([
      await whoIn('2026-04-01', '2026-04-30'),
      await whoIn('2026-05-01', '2026-05-31'),
      await whoIn('2026-06-01', '2026-06-30'),
      await whoIn('2026-07-01', '2026-07-31'),
    ]).toEqual([false, bonus, bonus, false]);
    api.time.moveTo(before);
  });

  it('names who is counted in hours while none were sent, without counting a year of them', async () => {
    const { api, tenant } = world;
    const { id: rule_set_id } = await api.given.aRule(tenant.company, {
      ...{ agreement: 'vr-shop', definition: null, valid_from: '2019-01-01' },
    });
    const hourly = { pay_basis: 'hourly', rule_set_id } as const;
    const person = await aPersonWithBonus(api, tenant, hourly);

    const february = { startDate: '2026-02-01', endDate: '2026-02-28' };
    const { people } = checkOf((await world.call({ query: february })).data, 'decemberBonusDue');

    expect(people.map(({ employeeId }) => employeeId)).toContain(person.id);
  });

  it('names who has a bonus that the company must decide on first', async () => {
    const { api, tenant } = world;
    const person = await aPersonWithBonus(api, tenant);
    await api.given.anAbsence(person, { date: '2026-02-02', type: 'unpaidLeave' });

    const february = { startDate: '2026-02-01', endDate: '2026-02-28' };
    const { people } = checkOf((await world.call({ query: february })).data, 'decemberBonusDue');

    expect(people.map(({ employeeId }) => employeeId)).toContain(person.id);
  });

  it('says of whom there is nothing to send', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    const idle = await api.given.anEmployee(tenant.company);
    const { data } = await world.call({ query: MARCH });

    const isPaid = new Map(data.people.map((each) => [each.employeeId, each.isPaid]));
    expect([isPaid.get(person.id), isPaid.get(idle.id)]).toEqual([true, false]);
  });

  it('tells the hours of everybody beside those of the period before, as the grids of both have them', async () => {
    const { api, tenant } = world;
    const { id: rule_set_id } = await api.given.aRule(tenant.company, { agreement: 'sgs-efling-day-work' });
    const rule = { rule_set_id, employment_start_date: '2026-01-01' };
    const person = await api.given.anEmployee(tenant.company, rule);
    await api.given.anEntry(person, '2026-02-02T08:00:00Z', '2026-02-02T16:00:00Z');
    await api.given.anEntry(person, '2026-03-02T08:00:00Z', '2026-03-02T20:00:00Z');
    await api.given.anEntry(person, '2026-03-03T08:00:00Z', '2026-03-03T16:00:00Z', { is_draft: true });
    await api.given.anAbsence(person, { date: '2026-03-04', minutes: 240 });
    const fresh = await api.given.anEmployee(tenant.company, { employment_start_date: '2026-03-01' });

    const { data } = await world.call({ query: { ...MARCH, comparedFrom: '2026-02-01' } });

    const gridOf = async (startDate: string, endDate: string) => {
      const { data: grid } = await world.ask('getTimesheetGrid', { query: { startDate, endDate } });
      return new Map(grid.people.map((each) => [each.employeeId, each]));
    };
    const [march, february] = [
      await gridOf('2026-03-01', '2026-03-31'),
      await gridOf('2026-02-01', '2026-02-28'),
    ];
    const hours = data.people.map(({ employeeId, hours: found }) => [employeeId, found]);
    expect(hours).toEqual(
      data.people.map(({ employeeId }) => {
        const { workedMinutes = 0, buckets = {}, absences = {} } = march.get(employeeId) ?? {};
        return [
          employeeId,
          {
            workedMinutes,
            overtimeMinutes: buckets['overtimeMinutes'] ?? 0,
            absenceMinutes: Object.values(absences).reduce((sum, minutes) => sum + minutes, 0),
            workedMinutesBefore: february.get(employeeId)?.workedMinutes ?? null,
          },
        ];
      }),
    );
    const hoursOf = new Map(data.people.map((each) => [each.employeeId, each.hours]));
    expect(hoursOf.get(person.id)).toMatchObject({ absenceMinutes: 240, workedMinutesBefore: 480 });
    expect(hoursOf.get(person.id)?.overtimeMinutes).toBeGreaterThan(0);
    expect(hoursOf.get(fresh.id)).toMatchObject({ workedMinutes: 0, workedMinutesBefore: null });
  });

  it('tells no hours where it is not said with what they are compared', async () => {
    const { data } = await world.call({ query: MARCH });

    expect(new Set(data.people.map(({ hours }) => hours))).toEqual(new Set([null]));
  });

  it('counts before the approval whom the payroll system does not know, and pay lines without a wage code', async () => {
    const { company } = world.tenant;
    const person = await world.api.given.anEmployee(company, { kennitala: null, employee_number: '77' });
    await world.api.given.anEntry(person, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');

    const { data } = await world.call({ query: { ...MARCH, profileKey: 'regla' } });

    expect(data.knownBy).toBe('kennitala');
    expect(checkOf(data, 'identityMissing').people.map(({ employeeId }) => employeeId)).toContain(person.id);
    expect(checkOf(data, 'lineUnmapped').names).not.toEqual([]);
  });

  it('names who is paid by the hour and has no hours that a holiday could pay, before the period has begun', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    const person = await api.given.anEmployee(tenant.company, { employment_start_date: '2025-01-01' });
    await api.deps.database.knex('employees').where({ id: person.id }).update({ pay_basis: 'hourly' });
    // Christmas lies far ahead of the clock of the test.
    const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

    const { data } = await world.call({ query: december });

    const { blocks, page, people } = checkOf(data, 'holidayHoursUnknown');
    expect([blocks, page, people.map(({ employeeId, count }) => [employeeId, count])]).toEqual([
      false,
      'people',
      [[person.id, 3]],
    ]);
  });

  it('lets a number stand for a kennitala only where the payroll system takes either', async () => {
    const { company } = world.tenant;
    const person = await world.api.given.anEmployee(company, { kennitala: null, employee_number: '78' });
    await world.api.given.anEntry(person, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    const unknownTo = async (profileKey: string) => {
      const { data } = await world.call({ query: { ...MARCH, profileKey } });
      const { people } = checkOf(data, 'identityMissing');
      return [data.knownBy, people.some(({ employeeId }) => employeeId === person.id)];
    };

    for (const either of ['kjarni', 'generic', 'genericXlsx'])
      expect(await unknownTo(either)).toEqual(['either', false]);
    expect(await unknownTo('dk')).toEqual(['kennitala', true]);
  });

  it('names a tablet that is silent now, which is in the way only once the period is over', async () => {
    const { users } = world.tenant;
    const now = world.api.time.clock();
    const seen = { name: 'Kjallari', last_seen_at: now - 7_200_000 };
    await world.api.given.aDeviceKey(await world.api.given.aDevice(users.owner, seen));
    const silentIn = async (query: typeof MARCH) => {
      const { blocks, names } = checkOf((await world.call({ query })).data, 'tabletSilent');
      return [blocks, names.includes('Kjallari')];
    };

    expect(await silentIn(MARCH)).toEqual([false, true]);
    // It was heard of after February had ended.
    expect(await silentIn({ startDate: '2026-02-01', endDate: '2026-02-28' })).toEqual([true, false]);
  });

  it('says of everybody how far they have come, from open to differences', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    await api.deps.database.knex('time_entries').where({ employee_id: person.id }).delete();
    const stateNow = async () => {
      const { data } = await world.call({ query: MARCH });
      const now = data.people.find(({ employeeId }) => employeeId === person.id);
      return `${now?.state}${now?.canBeApproved ? ', can be approved' : ''}`;
    };
    const entry = await api.given.anEntry(person, '2026-03-01T06:00:00Z', null);
    const states = [await stateNow()];
    await api.deps.database
      .knex('time_entries')
      .where({ id: entry.id })
      .update({ end_at: Date.parse('2026-03-01T07:00:00Z') });
    states.push(await stateNow());
    const people = { ...MARCH, employeeIds: [person.id] };
    await world.ask('approvePayrollMonth', { body: people });
    states.push(await stateNow());
    const run = {
      profileKey: 'generic',
      again: 'refuse',
      leavesOutUnready: false,
      ignoresSilentTablets: true,
    };
    await world.ask('makePayrollRun', { body: { ...people, ...run } });
    states.push(await stateNow());
    await world.ask('reopenTime', { body: { ...people, reason: 'A shift was missing' } });
    states.push(await stateNow());

    expect(states).toEqual([
      'open',
      'checked, can be approved',
      'approved',
      'exported',
      'differences, can be approved',
    ]);
  });
});

describe('a person who is open', () => {
  it('can be reopened where days were closed in which nothing was there to lock', async () => {
    const { api, tenant } = world;
    const person = await api.given.anEmployee(tenant.company);
    const stateNow = async (query: typeof MARCH) => {
      const { people } = (await world.call({ query })).data;
      const found = people.find(({ employeeId }) => employeeId === person.id);
      return [found?.state, found?.canBeReopened];
    };
    await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: [person.id] } });
    await api.given.anEntry(person, '2026-03-01T08:00:00Z', null);
    const february = { startDate: '2026-02-01', endDate: '2026-02-28' };
    const states = [await stateNow(MARCH), await stateNow(february)];
    await world.ask('reopenTime', { body: { ...MARCH, employeeIds: [person.id], reason: 'A late punch' } });
    states.push(await stateNow(MARCH));

    expect(states).toEqual([
      ['open', true],
      ['approved', false],
      ['open', false],
    ]);
  });

  it('can be reopened where some was approved before something more came', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    const stateNow = async () => {
      const { people } = (await world.call({ query: MARCH })).data;
      const found = people.find(({ employeeId }) => employeeId === person.id);
      return [found?.state, found?.canBeReopened];
    };
    const states = [await stateNow()];
    await api.given.anEntry(person, '2026-03-02T08:00:00Z', null);
    states.push(await stateNow());
    await world.ask('reopenTime', { body: { ...MARCH, employeeIds: [person.id], reason: 'A late punch' } });
    states.push(await stateNow());

    expect(states).toEqual([
      ['approved', true],
      ['open', true],
      ['open', false],
    ]);
  });
});

describe('a person who was sent', () => {
  const how = { again: 'refuse', leavesOutUnready: false, ignoresSilentTablets: true };

  it('is as they were sent by whichever profile the month is looked at, and the month says by which they were', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    await api.given.aPayrollCode(tenant.company, 'dk', 'DV', '100');
    const body = { ...MARCH, ...how, profileKey: 'dk', employeeIds: [person.id] };
    await world.ask('makePayrollRun', { body });
    const stateBy = async (profileKey: string) => {
      const { people } = (await world.call({ query: { ...MARCH, profileKey } })).data;
      const found = people.find(({ employeeId }) => employeeId === person.id);
      return [found?.state, found?.sentBy];
    };
    const states = [await stateBy('generic'), await stateBy('dk')];
    await api.given.anEntry(person, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z', { is_locked: true });
    states.push(await stateBy('generic'), await stateBy('dk'));

    expect(states).toEqual([
      ['exported', 'dk'],
      ['exported', 'dk'],
      ['differences', 'dk'],
      ['differences', 'dk'],
    ]);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ query: { ...MARCH, startDate: 'March' } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.startDate']);
  });

  it.each([
    ['2026-03-01', 'range.invalid'],
    ['2025-02-27', 'range.too_long'],
  ])('compares with no period that begins on %s: %s', async (comparedFrom, code) => {
    expect(await world.refusal({ query: { ...MARCH, comparedFrom } })).toEqual([400, code]);
  });
});
