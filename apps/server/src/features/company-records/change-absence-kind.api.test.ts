import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeAbsenceKind');

const SAID = {
  ...{ name: 'Slys', countsAs: 'sick', pays: 'asCounted', payLine: null },
  ...{ colour: 'red', isActive: true, mayBeAsked: false },
};

/** A work accident that somebody had, with its version. */
async function aUsedKind() {
  const { company, employee } = world.tenant;
  const kind = await world.api.given.anAbsenceKind(company);
  await world.api.given.anAbsence(employee, { date: '2026-03-09', kind_id: kind.id });
  const params = { companyId: company.id, kindId: kind.id };
  const { headers } = await world.ask('getAbsenceKind', { params });
  return { params, headers: { 'If-Match': headers.get('ETag') ?? '' } };
}

describe('200', () => {
  it('changes what the kind is called and shown in, and ends it, also once days have it', async () => {
    const used = await aUsedKind();

    const { data } = await world.call({ ...used, body: { ...SAID, colour: 'violet', isActive: false } });

    expect(data).toMatchObject({ name: 'Slys', colour: 'violet', isActive: false, isInUse: true });
  });

  it('changes as what it counts and what pays it as long as no day has it', async () => {
    const { data } = await world.call({ body: { ...SAID, countsAs: 'unpaidLeave', pays: 'nothing' } });

    expect(data).toMatchObject({ countsAs: 'unpaidLeave', pays: 'nothing', isInUse: false });
  });
});

describe('404', () => {
  it('does not know an unknown kind', async () => {
    expect(await world.ofNobody('kindId')).toEqual([404, 'absence_kind.not_found']);
  });
});

describe('409', () => {
  it('refuses the name of another kind', async () => {
    expect(await world.refusal({ body: { ...SAID, name: 'Námskeið' } })).toEqual([409, 'record.name_taken']);
  });

  it.each([{ countsAs: 'unpaidLeave' }, { pays: 'nothing' }, { pays: 'line', payLine: 'DV' }])(
    'keeps as what it counts and what pays it once days have it: %o',
    async (rest) => {
      const used = await aUsedKind();

      expect(await world.refusal({ ...used, body: { ...SAID, ...rest } })).toEqual([
        409,
        'absence_kind.in_use',
      ]);
    },
  );
});
