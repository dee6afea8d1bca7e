import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../../../test/company-world.ts';
import { personRefusals } from '../../../../../test/person-refusals.ts';

const world = companyWorld('previewErasure');
const person = personRefusals(world);

describe('200', () => {
  it('says what goes, what stays, what is not approved, and until when backups hold the person', async () => {
    const { company } = world.tenant;
    const left = await world.api.given.anEmployee(company, {
      ...{ pin: '4271', employment_end_date: '2026-02-28' },
    });
    await world.api.given.anEntry(left, '2026-02-02T08:00:00Z', '2026-02-02T16:00:00Z');
    const params = { companyId: company.id, employeeId: left.id };

    const { data } = await world.call({ params });

    expect(data).toMatchObject({ refusal: null, unlockedEntries: 1, inBackupsUntil: '2027-03-03' });
    expect(data.subjects).toContainEqual({ subject: 'record', erased: 1, kept: 0 });
    expect(data.subjects).toContainEqual({ subject: 'time', erased: 0, kept: 1 });
    expect(data.standIn).toBe(`Eydd manneskja ${left.id.slice(-8)}`);
  });

  it('says what is in the way: the employment, or something that is not decided', async () => {
    const { company } = world.tenant;
    const of = async (overrides: object) => {
      const someone = await world.api.given.anEmployee(company, overrides);
      const params = { companyId: company.id, employeeId: someone.id };
      return { someone, refusal: async () => (await world.call({ params })).data.refusal };
    };
    const works = await of({});
    const open = await of({ employment_end_date: '2026-02-28' });
    await world.api.given.anEntry(open.someone, '2026-02-28T17:00:00Z', null);

    expect([await works.refusal(), await open.refusal()]).toEqual([
      'person.works_here',
      'person.not_settled',
    ]);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('says that somebody was erased', async () => {
    const { company } = world.tenant;
    const { id } = await world.api.given.anEmployee(company, { employment_end_date: '2026-02-28' });
    const params = { companyId: company.id, employeeId: id };
    await world.ask('erasePerson', { params, body: { keepsTimeUntil: '2033-12-31' } });

    expect(await world.refusal({ params })).toEqual([409, 'person.erased']);
  });
});
