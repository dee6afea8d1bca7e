import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listAbsenceKinds');

describe('200', () => {
  it('answers with every kind by name, ended ones too, and says which of them days have', async () => {
    const { given } = world.api;
    const { company, employee } = world.tenant;
    const accident = await given.anAbsenceKind(company, { name: 'Vinnuslys', is_active: false });
    await given.anAbsence(employee, { date: '2026-03-09', kind_id: accident.id });

    const { data } = await world.call({ role: 'manager' });

    expect(data.map(({ name, isActive, isInUse }) => [name, isActive, isInUse])).toEqual([
      ['Námskeið', true, false],
      ['Vinnuslys', false, true],
    ]);
  });
});
