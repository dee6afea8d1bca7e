import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getAbsenceKind');

describe('200', () => {
  it('answers with the kind and its version', async () => {
    const { company, absenceKind } = world.tenant;

    const { data, headers } = await world.call({
      params: { companyId: company.id, kindId: absenceKind.id },
    });

    expect(data).toEqual({
      ...{ id: absenceKind.id, name: 'Námskeið', countsAs: 'vacation', pays: 'asCounted', payLine: null },
      ...{ colour: 'red', isActive: true, mayBeAsked: true, isInUse: false },
    });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  });
});

describe('404', () => {
  it('does not know an unknown kind', async () => {
    expect(await world.ofNobody('kindId')).toEqual([404, 'absence_kind.not_found']);
  });
});
