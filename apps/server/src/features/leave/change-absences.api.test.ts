import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeAbsences');
const leave = aboutLeave(world);

/** Two days in April. */
async function twoDays() {
  const anna = await world.api.given.anEmployee(world.tenant.company);
  const first = await world.api.given.anAbsence(anna, { date: '2026-04-14' });
  const second = await world.api.given.anAbsence(anna, { date: '2026-04-15' });
  return { anna, absenceIds: [first.id, second.id] };
}

describe('200', () => {
  it('gives all of them the kind and the minutes, with what they were in the log', async () => {
    const { anna, absenceIds } = await twoDays();

    await world.call({ body: { absenceIds, type: 'sickChild', minutes: 240, reason: 'Barnið' } });

    expect(await leave.absencesOf(anna.id)).toMatchObject([
      { date: '2026-04-14', type: 'sickChild', minutes: 240 },
      { date: '2026-04-15', type: 'sickChild', minutes: 240 },
    ]);
    const { data: log } = await world.ask('listChanges', {
      query: { subject: 'absence', employeeId: anna.id },
    });
    expect(log.changes).toMatchObject([
      { act: 'changed', reason: 'Barnið' },
      { act: 'changed', reason: 'Barnið' },
    ]);
  });
});

describe('400', () => {
  it.each([
    ['absenceIds', { absenceIds: [] }],
    ['minutes', { minutes: 1441 }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { absenceIds } = await twoDays();
    const { status, errors } = await world.call({ body: { absenceIds, type: 'sick', ...fields } });

    expect([status, errors[0]?.field]).toEqual([400, field]);
  });

  it('refuses days of several people', async () => {
    const [one, other] = [await twoDays(), await twoDays()];
    const absenceIds = [...one.absenceIds, ...other.absenceIds];

    expect(await world.refusal({ body: { absenceIds, type: 'vacation' } })).toEqual([400, 'request.invalid']);
  });
});

describe('404', () => {
  it('does not know a day that is not there', async () => {
    const body = { absenceIds: ['00000000-0000-4000-8000-000000000000'], type: 'sick' };

    expect(await world.refusal({ body })).toEqual([404, 'absence.not_found']);
  });
});

describe('409', () => {
  it('refuses what is so already', async () => {
    const { absenceIds } = await twoDays();

    expect(await world.refusal({ body: { absenceIds, type: 'sick' } })).toEqual([409, 'absence.unchanged']);
  });

  it('refuses a second absence of a kind on a day', async () => {
    const { anna, absenceIds } = await twoDays();
    await world.api.given.anAbsence(anna, { date: '2026-04-14', type: 'vacation', minutes: 60 });

    const body = { absenceIds, type: 'vacation', minutes: 60 };
    const { status, errors } = await world.call({ body });
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([409, 'absence.overlaps', 'type']);
  });

  leave.lockedDays({ type: 'vacation' });
});

describe('412', () => {
  it('changes none of the days where one of them is another than it was seen', async () => {
    const { anna, absenceIds } = await twoDays();
    const seen = absenceIds.map((absenceId) => ({ absenceId, type: 'sick', minutes: null }));
    await world.call({ body: { absenceIds: absenceIds.slice(1), type: 'sick', minutes: 240, seen } });

    const late = { absenceIds, type: 'vacation', seen };
    expect(await world.refusal({ body: late })).toEqual([412, 'record.changed_meanwhile']);
    expect(await leave.absencesOf(anna.id)).toMatchObject([
      { type: 'sick', minutes: 480 },
      { type: 'sick', minutes: 240 },
    ]);
  });
});
