import { describe, expect, it } from 'vitest';
import { aPaidPerson, aPersonWithBonus, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';

const world = companyWorld('makeBonusRun');

const DECEMBER = { kind: 'december', year: 2026, profileKey: 'generic' } as const;
const inCompany = () => ({ companyId: world.tenant.company.id });
const ofPeople = (...people: readonly { readonly id: string }[]) => ({
  ...DECEMBER,
  employeeIds: people.map(({ id }) => id),
});
const aRuleOf = async (agreement: string) =>
  (await world.api.given.aRule(world.tenant.company, { agreement })).id;
const person = (overrides = {}) => aPersonWithBonus(world.api, world.tenant, overrides);

async function shareOf(personId: string) {
  const { data } = await world.ask('getBonuses', { query: { bonus: 'december', year: '2026' } });
  return data.people.find(({ employeeId }) => employeeId === personId)?.shares[0];
}

const settings = (column: string, value: string) =>
  world.api.deps.database
    .knex('companies')
    .where({ id: inCompany().companyId })
    .update({ [column]: value });

describe('200', () => {
  it('sends the weeks that were proposed under the code of the bonus, and keeps them with the file', async () => {
    const anna = await person({ display_name: 'Anna' });
    await world.api.given.aPayrollCode(world.tenant.company, 'regla', 'decemberBonus', '850');

    const { data } = await world.call({ body: { ...ofPeople(anna), profileKey: 'regla' } });

    expect(data).toMatchObject({
      ...{ kind: 'bonus', bonus: { kind: 'december', year: 2026 }, peopleCount: 1, totals: [] },
      ...{ startDate: '2026-01-01', endDate: '2026-02-27' },
    });
    const params = { ...inCompany(), runId: data.id };
    const { base64, sha256 } = (await world.ask('getPayrollRunFile', { params })).data;
    expect(sha256).toBe(data.sha256);
    expect(Buffer.from(base64, 'base64').toString().split('\r\n')[1]).toMatch(
      /^\d{10};850;8,40;27\.02\.2026$/,
    );
    expect((await world.ask('getPayrollRun', { params })).data.people).toMatchObject([
      {
        displayName: 'Anna',
        lines: [],
        bonuses: [{ agreement: 'sgs', unit: 'weekHundredths', amount: 840, full: 4500, payrollCode: '850' }],
      },
    ]);
  });

  it('is taken once: the next report says what was sent and when, and a second run has nothing', async () => {
    const anna = await person();
    const { data } = await world.call({ body: ofPeople(anna) });

    const share = await shareOf(anna.id);
    const again = await world.call({ body: ofPeople(anna) });

    expect(share).toMatchObject({
      sentAmount: 840,
      proposedAmount: 0,
      sent: [{ runId: data.id, amount: 840 }],
    });
    expect([again.status, again.codes]).toEqual([409, ['payroll.nothing_to_send']]);
  });

  it('sends only what was earned since, where the employment lasted longer than was thought', async () => {
    const anna = await person();
    await world.call({ body: ofPeople(anna) });
    await world.api.deps.database
      .knex('employees')
      .where({ id: anna.id })
      .update({ employment_end_date: '2026-03-06' });

    const { data } = await world.call({ body: ofPeople(anna) });

    const { people } = (await world.ask('getPayrollRun', { params: { ...inCompany(), runId: data.id } }))
      .data;
    expect(people[0]?.bonuses).toMatchObject([{ amount: 100 }]);
  });

  it('proposes nothing more where what was sent is of days that no share has any longer', async () => {
    const anna = await person({ rule_set_id: await aRuleOf('vr-shop') });
    await world.call({ body: ofPeople(anna) });
    await settings('december_bonus_year', 'fromDecember');

    expect(await shareOf(anna.id)).toMatchObject({
      startDate: '2025-12-01',
      sentAmount: 0,
      proposedAmount: 0,
    });
  });

  it('keeps nobody from having their time sent for the same days', async () => {
    const paid = await aPaidPerson(world.api, world.tenant);
    await world.api.deps.database
      .knex('employees')
      .where({ id: paid.id })
      .update({
        employment_start_date: '2020-01-01',
        employment_end_date: '2026-03-31',
        rule_set_id: await aRuleOf('sgs-efling-day-work'),
      });
    const bonus = await world.call({ body: ofPeople(paid) });

    const body = {
      ...MARCH,
      ...{ profileKey: 'generic', employeeIds: [paid.id], again: 'refuse' },
      ...{ leavesOutUnready: false, ignoresSilentTablets: true },
    };
    const time = await world.ask('makePayrollRun', { body });

    expect([bonus.status, time.status]).toEqual([200, 200]);
    expect(time.data.run).toMatchObject({ kind: 'whole', bonus: null });
  });

  it('stands in the log with who made it', async () => {
    const { data } = await world.call();

    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([
      { subject: 'payrollRun', act: 'added', userId: world.tenant.users.owner.id, recordName: data.fileName },
    ]);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...ofPeople(await person()), kind: 'easter' } });

    expect([status, errors[0]?.field]).toEqual([400, 'kind']);
  });
});

describe('404', () => {
  it('names somebody whom the company does not have', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';

    expect(await world.refusal({ body: { ...DECEMBER, employeeIds: [nobody] } })).toEqual([
      404,
      'employee.not_found',
    ]);
  });
});

describe('409', () => {
  it('says that the bonus has no code', async () => {
    const body = { ...ofPeople(await person()), profileKey: 'dk' };

    expect(await world.refusal({ body })).toEqual([409, 'payroll.bonus_unmapped']);
  });

  it('refuses shares of different wholes under one code, and names the agreements', async () => {
    const [one, other] = [
      await person({ rule_set_id: await aRuleOf('sgs-efling-day-work') }),
      await person({
        employment_end_date: '2026-04-02',
        rule_set_id: await aRuleOf('public-sector-shifts'),
      }),
    ];
    await settings('public_employer', 'state');

    const { status, errors } = await world.call({ body: ofPeople(one, other) });

    expect([status, errors[0]?.code]).toEqual([409, 'payroll.bonus_mixed']);
    expect(errors[0]?.message).toContain('sgs, state');
  });

  it('says who is not known to the payroll system', async () => {
    const { errors } = await world.call({
      body: ofPeople(await person({ kennitala: null, display_name: 'Freyja' })),
    });

    expect(errors[0]).toMatchObject({ code: 'payroll.not_ready' });
    expect(errors[0]?.message).toContain('Freyja');
  });

  it('says that there is nothing to send', async () => {
    const body = ofPeople(await person({ employment_end_date: null }));

    expect(await world.refusal({ body })).toEqual([409, 'payroll.nothing_to_send']);
  });

  it('says whose name the encoding cannot write', async () => {
    const { settings: shipped } = SHIPPED_PROFILES[0] ?? {};
    await world.api.deps.database.knex('export_profiles').insert({
      ...{ company_id: inCompany().companyId, profile_key: 'generic' },
      settings: JSON.stringify({ ...shipped, encoding: 'iso-8859-1' }),
    });

    const body = ofPeople(await person({ display_name: 'Łukasz' }));

    expect(await world.refusal({ body })).toEqual([409, 'payroll.not_writable']);
  });

  it('keeps one of two runs of the same people that are made at once', async () => {
    const body = ofPeople(await person());

    const answers = await Promise.all([world.call({ body }), world.call({ body })]);

    const [kept, refused] = answers.sort((a, b) => a.status - b.status);
    expect(kept.status).toBe(200);
    expect(['payroll.made_meanwhile', 'payroll.nothing_to_send']).toContain(refused.codes[0]);
    expect((await world.ask('listPayrollRuns')).data).toHaveLength(1);
  });
});
