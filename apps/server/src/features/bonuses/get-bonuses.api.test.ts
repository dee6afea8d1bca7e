import { describe, expect, it } from 'vitest';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { aPersonWithBonus } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getBonuses');

const of = (kind: string, year: string) => world.call({ query: { bonus: kind, year } });

/** What the report says of somebody. */
async function sharesOf(personId: string, kind = 'december', year = '2026') {
  const { data } = await of(kind, year);
  return data.people.find(({ employeeId }) => employeeId === personId)?.shares;
}

const aRuleOf = async (agreement: string) => {
  const { api, tenant } = world;
  return (await api.given.aRule(tenant.company, { agreement, definition: null, valid_from: '2019-01-01' }))
    .id;
};

const NO_TERMS = { vacationDays: null, sickChildDays: null, vacationYearStart: null };

const worker = (overrides: object) => aPersonWithBonus(world.api, world.tenant, overrides);

describe('200', () => {
  it('counts the weeks of who left, due on the last day, by the agreement of the pay rule', async () => {
    const person = await aPersonWithBonus(world.api, world.tenant);

    expect(await sharesOf(person.id)).toEqual([
      {
        ...{ agreement: 'sgs', state: 'earned', startDate: '2026-01-01', endDate: '2026-02-27' },
        ...{ dueOn: '2026-02-27', isSettledAtEnd: true, unit: 'weekHundredths', amount: 840, full: 4500 },
        ...{ readings: null, sent: [], sentAmount: 0, proposedAmount: 840 },
      },
    ]);
  });

  it('proposes nothing before the month in front of the one in which it is due', async () => {
    const person = await aPersonWithBonus(world.api, world.tenant, { employment_end_date: null });

    const [share] = (await sharesOf(person.id)) ?? [];

    expect(share).toMatchObject({ dueOn: '2026-12-15', amount: 4500, proposedAmount: 0 });
  });

  it('names the sources of the agreements that it counts by, and how old they are', async () => {
    await aPersonWithBonus(world.api, world.tenant);

    const { data } = await world.call();

    const [sgs] = data.agreements;
    expect(data.agreements).toHaveLength(1);
    expect(sgs).toMatchObject({ key: 'sgs', lastCheckedOn: '2026-11-29' });
    expect(sgs?.sources.map(({ url, writtenOn }) => [url.startsWith('https://'), writtenOn])).toContainEqual([
      true,
      '2020-11-14',
    ]);
  });

  it('takes vacation out where 45 weeks of work are counted, as the planned days of the person', async () => {
    const { api } = world;
    const person = await aPersonWithBonus(api, world.tenant);
    for (const date of ['2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06'])
      await api.given.anAbsence(person, { date, type: 'vacation' });

    expect(await sharesOf(person.id)).toMatchObject([{ amount: 740 }]);
  });

  it('leaves unpaid leave undecided with both readings until the company has said whether it counts', async () => {
    const { api, tenant } = world;
    const person = await aPersonWithBonus(api, tenant);
    await api.given.anAbsence(person, { date: '2026-02-02', type: 'unpaidLeave' });

    const open = await sharesOf(person.id);
    await api.deps.database
      .knex('companies')
      .where({ id: tenant.company.id })
      .update({ unpaid_leave_in_bonus: 'counts' });
    const decided = await sharesOf(person.id);

    expect(open).toMatchObject([
      { state: 'undecided', amount: null, proposedAmount: 0, readings: { counts: 840, takenOut: 820 } },
    ]);
    expect(decided).toMatchObject([{ state: 'earned', amount: 840 }]);
  });

  it('counts people paid by the hour in approved minutes that are no overtime, where the agreement has hours', async () => {
    const { api } = world;
    const ruleSet = await aRuleOf('vr-shop');
    const person = await worker({ pay_basis: 'hourly', rule_set_id: ruleSet });
    await api.given.anEntry(person, '2026-02-02T09:00:00Z', '2026-02-02T17:00:00Z', { is_locked: true });
    await api.given.anEntry(person, '2026-02-03T09:00:00Z', '2026-02-03T17:00:00Z');

    expect(await sharesOf(person.id)).toMatchObject([
      { agreement: 'vr-shop', unit: 'dayWorkMinutes', amount: 480, full: 104_625 },
    ]);
  });

  it('counts by the agreement of the pay rule also of whom the record grants sick leave of another one', async () => {
    const better = { pay_basis: 'hourly', entitlements: JSON.stringify({ sickLadder: 'sgs' }) };
    const shop = await worker({ ...better, rule_set_id: await aRuleOf('vr-shop') });
    const shifts = await worker({ ...better, rule_set_id: await aRuleOf('public-sector-shifts') });
    await world.api.given.anEntry(shop, '2026-02-02T09:00:00Z', '2026-02-02T17:00:00Z', { is_locked: true });

    expect(await sharesOf(shop.id)).toMatchObject([
      { agreement: 'vr-shop', unit: 'dayWorkMinutes', amount: 480, full: 104_625 },
    ]);
    expect(await sharesOf(shifts.id)).toMatchObject([{ state: 'employerNotNamed', amount: null }]);
  });

  it('names agreements of which no page was found, and asks a public employer which one it is', async () => {
    const { api, tenant } = world;
    const unknown = await sharesOf((await worker({ rule_set_id: null })).id);
    const person = await worker({ rule_set_id: await aRuleOf('public-sector-shifts') });

    const asked = await sharesOf(person.id);
    await api.deps.database
      .knex('companies')
      .where({ id: tenant.company.id })
      .update({ public_employer: 'municipality' });
    const told = await sharesOf(person.id, 'holiday');

    expect(unknown).toMatchObject([{ agreement: null, state: 'notKnown', amount: null, proposedAmount: 0 }]);
    expect(asked).toMatchObject([{ state: 'employerNotNamed', amount: null }]);
    expect(told).toMatchObject([{ agreement: 'municipality', dueOn: '2026-02-27', isSettledAtEnd: true }]);
  });

  it('counts an earlier employment in the same year by itself, as the log has it', async () => {
    const { api, tenant } = world;
    const person = await aPersonWithBonus(api, tenant);
    await world.ask('reemployPerson', {
      params: { companyId: tenant.company.id, employeeId: person.id },
      body: { firstDay: '2026-06-01' },
    });

    expect(await sharesOf(person.id)).toMatchObject([
      { startDate: '2026-01-01', endDate: '2026-02-27', isSettledAtEnd: true, amount: 840 },
      { startDate: '2026-06-01', endDate: '2026-12-31', isSettledAtEnd: false, amount: 3080 },
    ]);
  });

  it.each([
    ['with leave of the rule alone', null],
    ['with sick leave of another agreement', { ...NO_TERMS, sickLadder: 'sgs' }],
  ])('counts by the earlier agreement up to the day of another rule and names it, %s', async (_, ladder) => {
    const { api, tenant } = world;
    const [craft, shop] = [await aRuleOf('craft'), await aRuleOf('vr-shop')];
    const entitlements = ladder && JSON.stringify({ sickLadder: ladder.sickLadder });
    const person = await worker({ rule_set_id: craft, employment_end_date: null, entitlements });
    const params = { companyId: tenant.company.id, employeeId: person.id };
    const { headers } = await world.ask('getPerson', { params });
    const changed = await world.ask('changePerson', {
      params,
      headers: { 'If-Match': headers.get('ETag') ?? '' },
      body: {
        ...((await goodCalls.changePerson(api, tenant)).body as object),
        ...{
          employmentStartDate: '2020-01-01',
          employmentEndDate: null,
          ruleSetId: shop,
          entitlements: ladder,
        },
      },
    });
    expect(changed.status).toBe(200);

    const report = (await of('december', '2026')).data.people.find(
      ({ employeeId }) => employeeId === person.id,
    );

    expect(report?.ruleChangedOn).not.toBeNull();
    expect(report?.shares.map(({ agreement, startDate }) => [agreement, startDate])).toEqual([
      ['craft', '2026-01-01'],
      ['vr-shop', report?.ruleChangedOn],
    ]);
  });

  it('has no share of who came after the days that count', async () => {
    const publicRule = await aRuleOf('public-sector-shifts');
    await world.api.deps.database
      .knex('companies')
      .where({ id: world.tenant.company.id })
      .update({ public_employer: 'state' });
    const person = await worker({
      rule_set_id: publicRule,
      employment_start_date: '2026-11-02',
      employment_end_date: null,
    });

    expect(await sharesOf(person.id)).toEqual([]);
  });
});

describe('400', () => {
  it('names a year and a bonus that there are not', async () => {
    const { status, errors } = await of('easter', '1999');

    expect([status, errors.map(({ field }) => field).sort()]).toEqual([400, ['query.bonus', 'query.year']]);
  });
});
