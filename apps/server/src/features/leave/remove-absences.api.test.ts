import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('removeAbsences');
const leave = aboutLeave(world);

describe('200', () => {
  it('takes the days out of every list, with the reason in the log', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const first = await world.api.given.anAbsence(anna, { date: '2026-04-14' });
    await world.api.given.anAbsence(anna, { date: '2026-04-15' });

    const { data } = await world.call({ body: { absenceIds: [first.id], reason: 'Kom til vinnu' } });

    expect(data).toEqual({ absenceIds: [first.id] });
    expect(await leave.absencesOf(anna.id)).toMatchObject([{ date: '2026-04-15' }]);
    const { data: log } = await world.ask('listChanges', {
      query: { subject: 'absence', employeeId: anna.id },
    });
    expect(log.changes).toMatchObject([{ act: 'removed', reason: 'Kom til vinnu' }]);
  });
});

describe('400', () => {
  it('asks for at least one day', async () => {
    const { status, errors } = await world.call({ body: { absenceIds: [] } });

    expect([status, errors[0]?.field]).toEqual([400, 'absenceIds']);
  });
});

describe('404', () => {
  it('does not know a day that is not there, and removes none of the others', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anAbsence(anna, { date: '2026-04-14' });

    const body = { absenceIds: [id, '00000000-0000-4000-8000-000000000000'] };
    expect(await world.refusal({ body })).toEqual([404, 'absence.not_found']);
    expect(await leave.absencesOf(anna.id)).toHaveLength(1);
  });
});

describe('409', () => leave.lockedDays());

describe('412', () => {
  it('keeps days that somebody else has changed in between', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anAbsence(anna, { date: '2026-04-14' });
    await world.ask('changeAbsences', { body: { absenceIds: [id], type: 'vacation' } });

    const seen = [{ absenceId: id, type: 'sick', minutes: null }];
    expect(await world.refusal({ body: { absenceIds: [id], seen } })).toEqual([
      412,
      'record.changed_meanwhile',
    ]);
    expect(await leave.absencesOf(anna.id)).toMatchObject([{ type: 'vacation' }]);
  });
});
