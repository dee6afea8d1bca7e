import { describe, expect, it } from 'vitest';
import type { SignedUpRow } from '../../../test/given.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getDeskFrame');

const aPerson = (display_name: string, rest: Partial<SignedUpRow> = {}) =>
  world.api.given.anEmployee(world.tenant.company, { display_name, ...rest });
const namesakes = async (call: Parameters<typeof world.call>[0] = {}) =>
  (await world.call(call)).data.namesakes;

describe('200', () => {
  it('counts the questions that the inbox lists, for those who decide about them', async () => {
    const { api } = world;
    for (const days of [2, 3]) {
      const start = api.time.clock() - days * 86_400_000;
      const at = (hour: number) => new Date(start + hour * 3_600_000).toISOString();
      await api.given.anEntry(await aPerson(`Drög ${days}`), at(0), at(8), { is_draft: true });
      await api.given.aReviewItem(await aPerson(`Klukka ${days}`), { reason: 'clock_unsure' });
    }

    const listed = (await world.ask('listReviews')).data;

    // Punches of moments at which the time was not sure are one question.
    expect(listed.filter(({ reason }) => reason === 'clock_unsure')).toHaveLength(1);
    expect((await world.call()).data.openQuestions).toBe(listed.length);
    expect((await world.call({ role: 'accountant' })).data.openQuestions).toBeNull();
  });

  it('counts the requests for time off that wait', async () => {
    const before = (await world.call()).data.waitingLeave;
    const anna = await aPerson('Anna');
    await world.api.given.aTimeOff(anna, { status: 'Pending' });
    await world.api.given.aTimeOff(anna, { status: 'Approved' });

    expect((await world.call()).data.waitingLeave).toBe(before + 1);
  });

  it('has those of one name, whatever its letter case, with what tells them apart', async () => {
    const { company } = world.tenant;
    const [first, second] = [
      await aPerson('Jón Jónsson', { employee_number: '7', job_title: 'Kokkur' }),
      await aPerson('jón jónsson ', { employee_number: '8' }),
    ];
    const kitchen = await world.api.given.aDepartment(company, 'Eldhús', first);
    await world.api.given.aDepartment(company, 'Bakarí', first);
    await aPerson('Jón Jónsson', { employment_end_date: '2020-01-01' });
    await aPerson('Jóna Jónsdóttir');

    const found = (await namesakes()).filter(({ displayName }) => /^jón/i.test(displayName));

    expect(found.find(({ id }) => id === first.id)).toEqual({
      ...{ id: first.id, displayName: 'Jón Jónsson', departments: ['Bakarí', kitchen.name] },
      ...{ employeeNumber: '7', jobTitle: 'Kokkur' },
    });
    expect(found.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it('names nobody whom a manager does not see who is limited to departments', async () => {
    const { given } = world.api;
    const { company } = world.tenant;
    const [own, other] = [await aPerson('Jón'), await aPerson('Jón')];
    const department = await given.aDepartment(company, 'Salur', own);
    const limited_to_departments = JSON.stringify([department.id]);
    const manager = await given.anEmployee(company, { role: 'manager', limited_to_departments });
    const { token } = await given.aSession(manager);

    expect((await namesakes()).map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, other.id]));
    expect(await namesakes({ token })).toEqual([]);
  });

  it('says when a pay period of the company begins, and the first where it has none', async () => {
    const { api, tenant } = world;
    const { knex } = api.deps.database;
    const { id: company_id } = tenant.company;
    const startDay = async () => (await world.call()).data.periodStartDay;
    await knex('companies').where({ id: company_id }).update({ default_pay_period_id: null });
    expect(await startDay()).toBe(1);

    const period = { id: tenant.payPeriod.id, company_id };
    await knex('pay_periods').where(period).update({ start_day: 26 });
    await knex('companies').where({ id: company_id }).update({ default_pay_period_id: period.id });
    expect(await startDay()).toBe(26);
  });

  it('has the kinds of absence of the company by name, also those that have ended', async () => {
    const kind = { countsAs: 'sick', pays: 'asCounted', payLine: null, mayBeAsked: false } as const;
    const add = async (name: string, isActive: boolean) =>
      (await world.ask('addAbsenceKind', { body: { ...kind, name, colour: 'red', isActive } })).data.id;
    const [work, commute] = [await add('Vinnuslys', true), await add('Slys á leið', false)];

    const { countsAs, mayBeAsked } = kind;
    const shown = { countsAs, mayBeAsked, colour: 'red' };
    const added = [work, commute];
    const { absenceKinds } = (await world.call()).data;
    expect(absenceKinds.filter(({ id }) => added.includes(id))).toEqual([
      { ...shown, id: commute, name: 'Slys á leið', isActive: false },
      { ...shown, id: work, name: 'Vinnuslys', isActive: true },
    ]);
  });

  it('is sent again only after something has changed', async () => {
    const { headers } = await world.call();
    const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };

    expect((await world.call(known)).status).toBe(304);
    await world.api.given.aTimeOff(await aPerson('Anna'), { status: 'Pending' });
    expect((await world.call(known)).status).toBe(200);
  });
});
