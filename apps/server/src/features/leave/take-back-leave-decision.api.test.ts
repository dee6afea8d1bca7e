import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('takeBackLeaveDecision');
const leave = aboutLeave(world);

/** A week in April that was approved as vacation. */
async function anApproved() {
  const anna = await world.api.given.anEmployee(world.tenant.company);
  const params = await leave.asksFor(anna, { from: '2026-04-13', to: '2026-04-17' });
  await world.ask('approveLeave', { params, body: {} });
  return { anna, params, absences: () => leave.absencesOf(anna.id) };
}

describe('200', () => {
  it('lets the request wait again, and removes what the approval wrote', async () => {
    const { params, absences } = await anApproved();
    expect(await absences()).toHaveLength(5);

    const { data } = await world.call({ params, body: {} });

    expect(data).toMatchObject({ status: 'pending', decision: null, writtenAs: null });
    expect(await absences()).toEqual([]);
  });

  it('keeps a day on which somebody fell ill in the leave', async () => {
    const { params, absences } = await anApproved();
    const [, tuesday] = await absences();
    const body = { absenceIds: [tuesday?.id], type: 'sick', reason: 'Veik í fríinu' };
    await world.ask('changeAbsences', { body });

    await world.call({ params, body: {} });

    expect(await absences()).toMatchObject([{ date: '2026-04-14', type: 'sick' }]);
  });

  it('keeps days that somebody entered in the place of those of the leave, whatever their kind', async () => {
    const { anna, params, absences } = await anApproved();
    const [, tuesday, wednesday] = await absences();
    await world.ask('removeAbsences', { body: { absenceIds: [tuesday?.id, wednesday?.id] } });
    for (const [date, type] of [
      ['2026-04-14', 'sick'],
      ['2026-04-15', 'vacation'],
    ] as const) {
      const body = { employeeId: anna.id, type, startDate: date, endDate: date };
      await world.ask('enterAbsence', { body });
    }

    await world.call({ params, body: {} });

    expect(await absences()).toMatchObject([
      { date: '2026-04-14', type: 'sick' },
      { date: '2026-04-15', type: 'vacation' },
    ]);
  });

  it('keeps a sick day however often the request is approved again and taken back', async () => {
    const { anna, params, absences } = await anApproved();
    const [, tuesday] = await absences();
    await world.ask('changeAbsences', { body: { absenceIds: [tuesday?.id], type: 'sick', reason: 'Veik' } });

    await world.call({ params, body: {} });
    await world.ask('approveLeave', { params, body: {} });
    const approved = (await absences()).map(({ date, type }) => [date.slice(8), type]);
    await world.call({ params, body: {} });

    expect(approved.sort()).toEqual([
      ['13', 'vacation'],
      ['14', 'sick'],
      ['15', 'vacation'],
      ['16', 'vacation'],
      ['17', 'vacation'],
    ]);
    expect(await absences()).toMatchObject([{ employeeId: anna.id, date: '2026-04-14', type: 'sick' }]);
  });
});

describe('400', () => {
  it('refuses a reason that is no text', async () => {
    const { status, errors } = await world.call({ body: { reason: 7 } });

    expect([status, errors[0]?.field]).toEqual([400, 'reason']);
  });
});

describe('404', leave.unknownRequest);

describe('409', () => {
  it('refuses a request that waits', async () => {
    const params = leave.paramsOf(world.tenant.timeOff.id);

    expect(await world.refusal({ params })).toEqual([409, 'leave.not_decided']);
  });
});

describe('412', () => {
  it('takes back the decision that was seen, and none that came after it', async () => {
    const { params } = await anApproved();
    const { data: seenCase } = await world.ask('getLeaveRequest', { params });
    const seen = { decidedAtUtc: seenCase.request.decision?.atUtc };
    await world.call({ params, body: {} });
    world.api.time.advance({ seconds: 1 });
    await world.ask('refuseLeave', { params, body: { answer: 'Of margir í fríi' } });

    expect(await world.refusal({ params, body: { seen } })).toEqual([412, 'record.changed_meanwhile']);
    const { request } = (await world.ask('getLeaveRequest', { params })).data;
    expect(request.status).toBe('refused');
    const now = { decidedAtUtc: request.decision?.atUtc };
    expect(await world.refusal({ params, body: { seen: now } })).toEqual([200]);
  });
});
