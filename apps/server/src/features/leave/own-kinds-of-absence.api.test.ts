// A kind of absence that a company has made, from the day that is entered to the line that payroll is sent.
import { describe, expect, it } from 'vitest';
import type { AbsenceKindRow } from '#database/tables/plans.ts';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('enterAbsence');
const leave = aboutLeave(world);

const DAY = { startDate: '2026-04-13', endDate: '2026-04-13' };
const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const WORKED_HOURS = 480;

/** Somebody by the hour, under a rule. */
async function somebody() {
  const { company } = world.tenant;
  await world.api.given.aRule(company);
  return await world.api.given.anEmployee(company, { pay_basis: 'hourly' });
}

async function entered(kind: Partial<AbsenceKindRow>, rest: object = {}) {
  const person = await somebody();
  const { id: kindId } = await world.api.given.anAbsenceKind(world.tenant.company, kind);
  const type = kind.counts_as ?? 'sick';
  const answer = await world.call({ body: { employeeId: person.id, type, kindId, ...DAY, ...rest } });
  return { person, kindId, answer };
}

/** What payroll would be sent of somebody, and why not all of it. */
async function previewOf(employeeId: string, exportTarget = 'dk') {
  const body = { ...APRIL, exportTarget, employeeIds: [employeeId] };
  const { data } = await world.ask('previewPayrollExport', { body });
  return {
    lines: data.lines.map(({ payrollCode, minutes }) => [payrollCode, minutes]),
    issues: data.issues.flatMap(({ code, payLineKey }) => (payLineKey ? [[code, payLineKey]] : [])),
  };
}

const PAID_ON = { pays: 'line', pay_line: 'SLYS' };

describe('a day of an own kind', () => {
  it('has it at the desk, and is the one as which it counts in the public API', async () => {
    const { person, kindId, answer } = await entered({});

    expect(answer.data).toMatchObject([{ type: 'sick', kindId }]);
    const [day] = await leave.absencesOf(person.id);
    expect(Object.keys(day ?? {})).toEqual([
      'id',
      'employeeId',
      'employeeDisplayName',
      'date',
      'type',
      'minutes',
      'note',
    ]);
    expect(day).toMatchObject({ type: 'sick', minutes: WORKED_HOURS });
    const { data: calendar } = await world.ask('getLeaveCalendar', { query: APRIL });
    const away = calendar.people.find(({ employeeId }) => employeeId === person.id)?.days;
    expect(away).toMatchObject([{ type: 'sick', kindId }]);
  });

  it('counts in totals and balances as what it counts, whatever pays it', async () => {
    const { person } = await entered(PAID_ON);

    const query = { employeeId: person.id, ...APRIL };
    const { data } = await world.ask('getTimeEntries', { query });
    expect(data.totals).toMatchObject({ sickMinutes: WORKED_HOURS, dynamicPayLines: {} });
  });

  it('is by its own id in the grid of hours', async () => {
    const { person, kindId } = await entered({});

    const { data } = await world.ask('getTimesheetGrid', { query: APRIL });
    const hours = data.people.find(({ employeeId }) => employeeId === person.id);
    expect(hours?.absences).toEqual({ [kindId]: WORKED_HOURS });
  });

  it.each([
    [{ counts_as: 'vacation' }, 'sick'],
    [{ is_active: false }, 'sick'],
  ])('is refused where the kind has ended or counts as something else: %o', async (kind, type) => {
    const { answer } = await entered(kind, { type });

    expect([answer.status, ...answer.codes]).toEqual([404, 'absence_kind.not_found']);
  });

  it('keeps a kind that has ended when its minutes change', async () => {
    const { kindId, answer } = await entered({});
    const { knex } = world.api.deps.database;
    await knex('absence_kinds').where({ id: kindId }).update({ is_active: false });

    const absenceIds = answer.data.map(({ id }) => id);
    const body = { absenceIds, type: 'sick', kindId, minutes: 90 };
    expect((await world.ask('changeAbsences', { body })).data).toMatchObject([{ kindId, minutes: 90 }]);
  });

  it('is not changed by anybody who saw another kind', async () => {
    const { answer } = await entered({});

    const [{ id: absenceId } = { id: '' }] = answer.data;
    const seen = [{ absenceId, type: 'sick', kindId: null, minutes: null }];
    const body = { absenceIds: [absenceId], type: 'vacation', seen };
    const { status, codes } = await world.ask('changeAbsences', { body });
    expect([status, ...codes]).toEqual([412, 'record.changed_meanwhile']);
  });
});

describe('the pay of an own kind', () => {
  it('is that of what it counts as, where the company says nothing else', async () => {
    const { person } = await entered({});
    await world.api.given.aPayrollCode(world.tenant.company, 'dk', 'sick', '130');

    expect(await previewOf(person.id)).toEqual({ lines: [['130', WORKED_HOURS]], issues: [] });
  });

  it('is a pay line of its own, and nothing beside it', async () => {
    const { person } = await entered(PAID_ON);
    const { company } = world.tenant;
    await world.api.given.aPayrollCode(company, 'dk', 'sick', '130');
    await world.api.given.aPayrollCode(company, 'dk', 'SLYS', '135');

    expect(await previewOf(person.id)).toEqual({ lines: [['135', WORKED_HOURS]], issues: [] });
  });

  it('is missed by name where its pay line has no code', async () => {
    const { person } = await entered(PAID_ON);

    expect(await previewOf(person.id)).toEqual({ lines: [], issues: [['pay_line.unmapped', 'SLYS']] });
  });

  it('is nothing where the company says so, and nobody asks for a code', async () => {
    const { person } = await entered({ pays: 'nothing' });

    expect(await previewOf(person.id)).toEqual({ lines: [], issues: [] });
  });

  it('is told before the day is entered', async () => {
    const person = await somebody();
    const { company } = world.tenant;
    const kind = await world.api.given.anAbsenceKind(company, PAID_ON);

    const absence = { type: 'sick', kindId: kind.id, ...DAY };
    const { data } = await world.ask('findAbsenceEffect', { body: { employeeId: person.id, absence } });
    expect(data.effect.lines).toMatchObject([{ key: 'SLYS', beforeMinutes: 0, afterMinutes: WORKED_HOURS }]);
  });
});

describe('an own kind that may be asked for', () => {
  const COURSE = { name: 'Fræðsla', counts_as: 'unpaidLeave', may_be_asked: true };

  it('is asked for, waits as no vacation, and is written when it is approved', async () => {
    const person = await somebody();
    const { company } = world.tenant;
    const { id: kindId } = await world.api.given.anAbsenceKind(company, COURSE);

    const asked = await world.ask('askForLeave', { body: { employeeId: person.id, kindId, ...DAY } });
    expect(asked.data).toMatchObject({ kindId, countsAs: 'unpaidLeave' });
    const waiting = await world.ask('listLeaveBalances');
    const balance = waiting.data.find(({ employeeId }) => employeeId === person.id);
    expect(balance?.vacation.pendingMinutes).toBe(0);

    const params = leave.paramsOf(asked.data.id);
    const { data } = await world.ask('approveLeave', { params, body: {} });
    expect(data).toMatchObject({ writtenAs: 'unpaidLeave', writtenKindId: kindId });
    expect(await leave.absencesOf(person.id)).toMatchObject([{ type: 'unpaidLeave' }]);
  });

  it.each([
    { ...COURSE, may_be_asked: false },
    { ...COURSE, is_active: false },
  ])('is not asked for once the company says otherwise: %o', async (kind) => {
    const person = await somebody();
    const { id: kindId } = await world.api.given.anAbsenceKind(world.tenant.company, kind);

    const { status, codes } = await world.ask('askForLeave', {
      body: { employeeId: person.id, kindId, ...DAY },
    });
    expect([status, ...codes]).toEqual([404, 'absence_kind.not_found']);
  });
});
