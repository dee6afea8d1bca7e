// What of a period that was sent cannot be sent yet: who it is, why, and what happens to it.
import { describe, expect, it } from 'vitest';
import type { AbsenceRow } from '#database/tables/plans.ts';
import { companyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { DomainError } from '#errors/domain-error.ts';
import { approvePayrollMonth } from '#features/payroll-runs/approve-payroll-month.ts';
import { countPayroll } from '#features/payroll-runs/count-payroll.ts';
import { readAsSent } from '#features/payroll-runs/read-as-sent.ts';
import { undoApproval } from '#features/payroll-runs/undo-approval.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { aKennitala } from './given-payroll.ts';
import { APRIL, BY, codeOf, MARCH, olderOf, sentMonths, waitingOf } from './sent-months.ts';

const world = sentMonths();
const { db, work, approve, correct, setHours, unlock, send, aSentMarch, later } = world;
const dk = { profileKey: 'dk' } as const;
const messagesOf = (sending: Promise<unknown>) =>
  sending.then(
    () => [],
    (error: unknown) => (error as DomainError).faults.map(({ message }) => message),
  );

describe('a pay line without a code', () => {
  it('holds up the change of anyone who has minutes there, and nobody else’s', async () => {
    const { cli, company } = world;
    await cli.given.aPayrollCode(company, 'dk', 'YV1', '1');
    const birna = await cli.given.anEmployee(company, { display_name: 'Birna', kennitala: aKennitala() });
    const annas = await work('2026-03-07', 2);
    const birnas = await work('2026-03-07', 8, birna);
    await work('2026-03-14', 6, birna);
    await approve(MARCH);
    await send(MARCH, dk);
    await correct(annas, 3);
    // Sixteen hours: past the 15.17 of overtime 1 they are on a line that has no code.
    await setHours(birnas, 10);
    await approve(MARCH);
    await work('2026-04-11');
    await approve(APRIL);

    const april = await send(APRIL, dk);

    expect(olderOf(april)).toEqual([['Anna', '2026-03-01', ['2026-03-07'], { 1: 60 }]]);
    expect(waitingOf(april)).toEqual([['Birna', '2026-03-01', ['pay_line.unmapped']]]);
  });
});

describe('where there is nothing to send', () => {
  it('names each person whose change of an earlier period waits, with the period and why', async () => {
    const first = await aSentMarch();
    await correct(first, 4);

    expect(await messagesOf(send(APRIL))).toEqual([
      'Anna, 2026-03-01 to 2026-03-31: a change waits (entry.not_locked, figures.moved), so no file was made. Nothing else is to be sent. Settle this, then make the file.',
    ]);
    expect(await codeOf(send(APRIL))).toBe('payroll.nothing_to_send');
  });

  it('says so alone where nobody waits', async () => {
    await aSentMarch();

    expect(await messagesOf(send(APRIL))).toEqual([expect.stringMatching(/^There is nothing to send/)]);
  });
});

const says = (reason: string) =>
  ({ withoutAbsences: [{ employeeId: world.anna.id, kind: 'sick', reason }] }) as const;

describe('sick leave that is taken away after a file was made without it', () => {
  /** March was sent without its sick day, which is gone since. */
  const sentSick = async () => {
    const { cli, company, anna } = world;
    await db()('employees').where({ id: anna.id }).update({ pay_basis: 'hourly' });
    await cli.given.anAbsence(anna, { date: '2026-03-03', type: 'sick', minutes: 480 });
    await cli.given.aPayrollCode(company, 'dk', 'YV1', '1');
    await work('2026-03-07', 1);
    await approve(MARCH);
    await send(MARCH, { ...dk, ...says('paid apart') });
    await unlock('2026-03-03');
    await takeAway();
    await approve(MARCH);
    await work('2026-04-11');
    await approve(APRIL);
  };
  /** With its record, as the desk writes it. */
  const takeAway = async () => {
    const { cli, anna } = world;
    const [row] = await db()<AbsenceRow>('absences').where({ employee_id: anna.id });
    await db()('absences').where({ employee_id: anna.id }).delete();
    await insertChanges(
      companyScope(db(), world.company.id),
      [{ subject: 'absence', subjectId: anna.id, employeeId: anna.id, before: { ...row }, after: null }],
      { by: BY, reason: null, now: cli.time.clock() },
    );
  };
  const stateOfMarch = async () => {
    const asked = { companyId: world.company.id, range: MARCH, employeeIds: null, ...dk };
    const count = await countPayroll(db(), { ...asked, now: world.cli.time.clock() });
    const isAsSent = await readAsSent(count);
    return count.people.map(isAsSent);
  };

  it('is named by the next run, and the month is no longer as it was sent', async () => {
    await sentSick();

    expect(waitingOf(await send(APRIL, dk))).toEqual([['Anna', '2026-03-01', ['absence.gone']]]);
    expect(await stateOfMarch()).toEqual([false]);
  });

  it('is asked about by a run of its days, which keeps what was said, once', async () => {
    await sentSick();
    const again = { ...dk, again: 'differences' } as const;

    const unsaid = await codeOf(send(MARCH, again));
    const march = await send(MARCH, { ...again, ...says('taken back in cash') });

    expect(unsaid).toBe('payroll.not_ready');
    expect(march.run.people.map(({ lines, withoutAbsences }) => [lines, withoutAbsences])).toEqual([
      [{}, [{ kind: 'sick', minutes: 0, reason: 'taken back in cash' }]],
    ]);
    expect(await codeOf(send(MARCH, again))).toBe('payroll.nothing_to_send');
    expect(waitingOf(await send(APRIL, dk))).toEqual([]);
    expect(await stateOfMarch()).toEqual([true]);
  });

  it('is nobody’s question where a later file paid it on a line, and takes that back', async () => {
    const { cli, company, anna } = world;
    await sentSick();
    await cli.given.anAbsence(anna, { date: '2026-03-03', type: 'sick', minutes: 480 });
    await cli.given.aPayrollCode(company, 'dk', 'sick', '8');
    await send(MARCH, { ...dk, again: 'differences' });
    await takeAway();

    const march = await send(MARCH, { ...dk, again: 'differences' });

    expect(march.run.people.map(({ lines }) => lines)).toEqual([{ 8: -480 }]);
  });
});

describe('an approved correction that is taken back', () => {
  /** By the desk, where the press can be undone. */
  const press = async (range = MARCH) => {
    later();
    const { cli, company } = world;
    const owner = await cli.given.anEmployee(company, { role: 'owner', display_name: 'Olga' });
    const by = { door: 'desk', userId: owner.id, operator: null } as const;
    const employeeIds = [world.anna.id];
    const request = { companyId: company.id, range, employeeIds, isSeen: () => true, by };
    const { approvedAt } = await approvePayrollMonth(cli.deps, request);
    return async () => {
      later();
      const settings = await requireCompany(db(), company.id);
      const employees = await listEmployees(companyScope(db(), company.id));
      const anna = employees.filter(({ id }) => id === world.anna.id);
      return undoApproval(cli.deps, { company: settings, employees: anna, by, approvedAt });
    };
  };

  it('is opened again as long as no file has it, though one has the days, and waits by name', async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    const undo = await press();

    const undone = await undo();

    expect([undone.people, undone.reopenedEntries, undone.leftSent]).toEqual([1, 1, 0]);
    await work('2026-04-11');
    await approve(APRIL);
    // What depends on it took its figures with the approval of April.
    expect(waitingOf(await send(APRIL))).toEqual([['Anna', '2026-03-01', ['entry.not_locked']]]);
  });

  it('is in no later file where it is put right as it was', async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    await (
      await press()
    )();
    await setHours(first, 1);
    await approve(MARCH);

    expect(await codeOf(send(APRIL))).toBe('payroll.nothing_to_send');
    expect(await codeOf(send(MARCH, { again: 'differences' }))).toBe('payroll.nothing_to_send');
  });

  it('stays where the file of a later period has it, which later files count', async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    const undo = await press();
    await send(APRIL);

    const undone = await undo();

    expect([undone.people, undone.reopenedEntries, undone.leftSent]).toEqual([0, 0, 1]);
    await correct(first, 1);
    await approve(MARCH);
    const [[, , , lines] = []] = olderOf(await send(APRIL, { again: 'differences' }));
    expect(lines).toEqual({ YV1: -130, YV2: -50 });
  });
});
