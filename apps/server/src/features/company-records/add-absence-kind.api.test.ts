import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addAbsenceKind');

const COURSE = {
  ...{ name: 'Starfsmenntun', countsAs: 'unpaidLeave', pays: 'line', payLine: 'DV' },
  ...{ colour: 'green', isActive: true, mayBeAsked: true },
};

describe('200', () => {
  it('adds the kind, and the log says in words what it is', async () => {
    const { data } = await world.call({ body: COURSE });

    expect(data).toEqual({ id: data.id, ...COURSE, isInUse: false });
    expect((await world.ask('listAbsenceKinds')).data).toContainEqual(data);
    const { changes } = (await world.ask('listChanges', { query: { language: 'en' } })).data;
    expect(changes).toMatchObject([{ act: 'added', subject: 'absenceKind', recordName: 'Starfsmenntun' }]);
    expect(changes[0]?.fields).toContainEqual(
      expect.objectContaining({ name: 'is paid', after: 'on a pay line of its own' }),
    );
  });

  it('gives the codes of payroll a line for a pay line that no rule has, called as the kind', async () => {
    await world.call({ body: { ...COURSE, name: 'Vinnuslys', payLine: 'SLYS' } });

    const { companyId } = { companyId: world.tenant.company.id };
    const { data } = await world.ask('getPayrollCodes', { params: { companyId, target: 'dk' } });
    expect(data.lines.find(({ key }) => key === 'SLYS')).toMatchObject({
      ...{ names: [{ is: 'Vinnuslys', en: 'Vinnuslys', pl: 'Vinnuslys' }], code: null, isGiven: true },
    });
  });
});

describe('400', () => {
  it.each([
    ['payLine', { payLine: null }],
    ['payLine', { pays: 'asCounted' }],
    ['payLine', { payLine: 'vacation' }],
    ['mayBeAsked', { countsAs: 'sick' }],
  ])('names %s where the request says %o', async (field, rest) => {
    const { status, errors } = await world.call({ body: { ...COURSE, ...rest } });

    expect([status, errors[0]?.field]).toEqual([400, field]);
  });
});

describe('409', () => {
  it('refuses a name that people would read as one that is there', async () => {
    expect(await world.refusal({ body: { ...COURSE, name: 'námskeið' } })).toEqual([
      409,
      'record.name_taken',
    ]);
  });
});
