// What is corrected in a period that was sent already: lines of the next run, which names the old period and its days, and is the only one
// that sends them.
import { describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { countPayroll } from '#features/payroll-runs/count-payroll.ts';
import { findPayrollRun } from '#features/payroll-runs/payroll-run-store.ts';
import { readAsSent } from '#features/payroll-runs/read-as-sent.ts';
import { previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { APRIL, BY, codeOf, FEBRUARY, MARCH, MAY, olderOf, sentMonths, waitingOf } from './sent-months.ts';

const world = sentMonths();
const { db, work, approve, unlock, setHours, correct, send, fileOf, aSentMarch } = world;

describe('the run of the period after one that was corrected', () => {
  it('has the difference once, with the old period and its days, in its record and its file', async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    await approve(MARCH);
    await work('2026-04-11');
    await approve(APRIL);

    const april = await send(APRIL);

    const kept = await findPayrollRun(companyScope(db(), world.company.id), april.run.id);
    expect(olderOf(april)).toEqual([
      ['Anna', '2026-03-01', ['2026-03-07', '2026-03-28'], { YV1: 130, YV2: 50 }],
    ]);
    expect([kept?.people[0]?.lines, kept?.people[0]?.older]).toEqual([
      { YV1: 240 },
      april.run.people[0]?.older,
    ]);
    expect((await fileOf(april)).slice(1, 4).map((row) => row.split(';').slice(3))).toEqual([
      ['YV1', '4,00', '01.04.2026', '30.04.2026'],
      ['YV1', '2,17', '01.03.2026', '31.03.2026'],
      ['YV2', '0,83', '01.03.2026', '31.03.2026'],
    ]);
    expect(await codeOf(send(MARCH, { again: 'differences' }))).toBe('payroll.nothing_to_send');
    expect(await codeOf(send(APRIL, { again: 'differences' }))).toBe('payroll.nothing_to_send');
    expect(await codeOf(send(MAY))).toBe('payroll.nothing_to_send');
  });

  it('has nothing of what a run of the old period has sent by then, and what comes after that', async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    await approve(MARCH);
    await send(MARCH, { again: 'differences' });
    await work('2026-04-11');
    await approve(APRIL);

    const april = await send(APRIL);
    await correct(first, 3);
    await approve(MARCH);

    expect(olderOf(april)).toEqual([]);
    expect(olderOf(await send(MAY))).toEqual([
      ['Anna', '2026-03-01', ['2026-03-07', '2026-03-28'], { YV1: -10, YV2: -50 }],
    ]);
  });

  it('leaves what is opened or would change until it is approved, and names it', async () => {
    const first = await aSentMarch();
    await work('2026-04-11');
    await approve(APRIL);
    await unlock('2026-03-07');
    await setHours(first, 4);

    const april = await send(APRIL);
    await approve({ startDate: '2026-03-07', endDate: '2026-03-07' });
    const after = await send(APRIL, { again: 'differences' });

    expect([olderOf(april), april.olderWaiting]).toEqual([
      [],
      [
        {
          ...{ employeeId: world.anna.id, displayName: 'Anna', ...MARCH },
          codes: ['entry.not_locked', 'figures.moved'],
        },
      ],
    ]);
    expect([olderOf(after), after.olderWaiting]).toEqual([
      [['Anna', '2026-03-01', ['2026-03-07', '2026-03-28'], { YV1: 130, YV2: 50 }]],
      [],
    ]);
  });

  it('names each of two closed periods that were corrected, the oldest first', async () => {
    const february = await work('2026-02-07');
    await approve(FEBRUARY);
    await send(FEBRUARY);
    const first = await aSentMarch();
    await correct(february, 2);
    await correct(first, 2);
    await approve(FEBRUARY);
    await approve(MARCH);

    expect(olderOf(await send(APRIL))).toEqual([
      ['Anna', '2026-02-01', ['2026-02-07'], { YV1: -120 }],
      ['Anna', '2026-03-01', ['2026-03-07'], { YV1: 60 }],
    ]);
  });

  it('has somebody who has left, of whom there is nothing else to send', async () => {
    const first = await aSentMarch();
    await db()('employees')
      .where({ id: world.anna.id })
      .update({ employment_end_date: '2026-03-31', is_active: false });
    await correct(first, 2);
    await approve(MARCH);

    const april = await send(APRIL);

    expect([olderOf(april), april.run.people[0]?.lines]).toEqual([
      [['Anna', '2026-03-01', ['2026-03-07'], { YV1: 60 }]],
      {},
    ]);
  });

  it('adds up where the person has another department and rule by then, each day by its own', async () => {
    const first = await aSentMarch();
    const other = await world.cli.given.aRule(world.company, { agreement: 'vr-shop' });
    await world.cli.given.aDepartment(world.company, 'Shop', world.anna);
    await db()('employees').where({ id: world.anna.id }).update({ rule_set_id: other.id });
    await correct(first, 2);
    await approve(MARCH);

    // One Saturday by the rule of now, with its minimum of four hours, in the place of an hour of craft.
    expect(olderOf(await send(APRIL))).toEqual([
      ['Anna', '2026-03-01', ['2026-03-07'], { EV: 240, YV1: -60 }],
    ]);
  });

  it('names somebody whose only change is not approved yet', async () => {
    await aSentMarch();
    await work('2026-04-11');
    await approve(APRIL);
    await unlock('2026-03-10');
    await work('2026-03-10');

    expect((await send(APRIL)).olderWaiting.map(({ codes }) => codes)).toEqual([['entry.not_locked']]);
  });

  it('names a day that was opened and approved anew beside those that moved with it', async () => {
    const first = await aSentMarch();
    const other = await world.cli.given.aRule(world.company, { agreement: 'vr-shop' });
    await db()('employees').where({ id: world.anna.id }).update({ rule_set_id: other.id });
    await unlock('2026-03-14');
    await correct(first, 2);
    await approve(MARCH);

    expect(olderOf(await send(APRIL)).map(([, , dates]) => dates)).toEqual([['2026-03-07', '2026-03-14']]);
  });

  it('adds up over a new version of the rule in the middle of the month', async () => {
    await aNewVersion('2026-03-15');
    const first = await aSentMarch();
    const before = await linesOfMarch();
    await correct(first, 4);
    await approve(MARCH);
    const april = await send(APRIL);

    expect(before).toEqual({ EV: 480, YV1: 300 });
    expect(olderOf(april)).toEqual([['Anna', '2026-03-01', ['2026-03-07'], { YV1: 180 }]]);
    expect(added(before, april.run.people[0]?.older[0]?.lines ?? {})).toEqual(await linesOfMarch());
  });
});

/** Other terms inside the rule set, from a day on. */
async function aNewVersion(validFrom: string): Promise<void> {
  const version = await db()<RuleVersionRow>('rule_versions').where({ company_id: world.company.id }).first();
  await db()('rule_versions').insert({ ...version, number: 2, valid_from: validFrom, agreement: 'vr-shop' });
}

async function linesOfMarch() {
  const asked = { companyId: world.company.id, range: MARCH, target: 'generic', employeeIds: null };
  const { lines } = await previewPayrollExport(db(), { ...asked, now: world.cli.time.clock() });
  return Object.fromEntries(lines.map(({ payrollCode, minutes }) => [payrollCode, minutes]));
}

function added(a: Record<string, number>, b: Readonly<Record<string, number>>) {
  const sums = { ...a };
  for (const [code, minutes] of Object.entries(b)) sums[code] = (sums[code] ?? 0) + minutes;
  return sums;
}

/** In the record of changes, as an import does by its own clock. */
async function writeDownSick(date: string): Promise<void> {
  const after = { employee_id: world.anna.id, date, type: 'sick', minutes: 480 };
  await insertChanges(
    companyScope(db(), world.company.id),
    [{ subject: 'absence', subjectId: world.anna.id, employeeId: world.anna.id, before: null, after }],
    { by: BY, reason: null, now: world.cli.time.clock() },
  );
}

const fallsSick = async (date: string) => {
  await world.cli.given.anAbsence(world.anna, { date, type: 'sick', minutes: 480 });
  await writeDownSick(date);
};

describe('absence of which the old period was sent without a line', () => {
  const sick = async () => {
    await db()('employees').where({ id: world.anna.id }).update({ pay_basis: 'hourly' });
    await world.cli.given.anAbsence(world.anna, { date: '2026-03-03', type: 'sick' });
    for (const line of ['YV1', 'YV2']) await world.cli.given.aPayrollCode(world.company, 'dk', line, line);
    const first = await work('2026-03-07', 1);
    await approve(MARCH);
    const reasons = {
      withoutAbsences: [{ employeeId: world.anna.id, kind: 'sick', reason: 'paid apart' }],
    } as const;
    await send(MARCH, { profileKey: 'dk', ...reasons });
    await correct(first, 2);
    await approve(MARCH);
  };

  it('holds up no correction as long as it is as it was', async () => {
    await sick();

    expect(olderOf(await send(APRIL, { profileKey: 'dk' }))).toEqual([
      ['Anna', '2026-03-01', ['2026-03-07'], { YV1: 60 }],
    ]);
  });

  it('is no day of a line, whenever it was written down', async () => {
    await sick();
    await writeDownSick('2026-03-03');

    expect(olderOf(await send(APRIL, { profileKey: 'dk' }))).toEqual([
      ['Anna', '2026-03-01', ['2026-03-07'], { YV1: 60 }],
    ]);
  });

  it('is asked about where it has become another one', async () => {
    await sick();
    await world.cli.given.anAbsence(world.anna, { date: '2026-03-04', type: 'sick' });
    await work('2026-04-11');
    await approve(APRIL);

    const april = await send(APRIL, { profileKey: 'dk' });

    expect([olderOf(april), april.olderWaiting.map(({ codes }) => codes)]).toEqual([
      [],
      [['absence.unmapped']],
    ]);
  });
});

describe('sick leave that is added to a period after it was sent', () => {
  const reasonFor = (reason: string) =>
    ({ withoutAbsences: [{ employeeId: world.anna.id, kind: 'sick', reason }] }) as const;
  const dk = { profileKey: 'dk' } as const;

  /** March with one sick day that is paid apart; after it was sent a second one, in a day that was opened. April is worked and approved. */
  const moreSick = async () => {
    await db()('employees').where({ id: world.anna.id }).update({ pay_basis: 'hourly' });
    await fallsSick('2026-03-03');
    await world.cli.given.aPayrollCode(world.company, 'dk', 'YV1', '2');
    await work('2026-03-07', 1);
    await approve(MARCH);
    await send(MARCH, { ...dk, ...reasonFor('paid apart') });
    await unlock('2026-03-04');
    await fallsSick('2026-03-04');
    await approve(MARCH);
    await work('2026-04-11');
    await approve(APRIL);
  };
  const stateOfMarch = async () => {
    const count = await countPayroll(db(), {
      ...{ companyId: world.company.id, range: MARCH, employeeIds: null, now: world.cli.time.clock(), ...dk },
    });
    const isAsSent = await readAsSent(count);
    return count.people.map(isAsSent);
  };

  it('is named as waiting in the next run, and the month is no longer as it was sent', async () => {
    await moreSick();

    expect(waitingOf(await send(APRIL, dk))).toEqual([['Anna', '2026-03-01', ['absence.unmapped']]]);
    expect(await stateOfMarch()).toEqual([false]);
  });

  it('is silenced by no reason that a run gives for days of its own', async () => {
    await moreSick();
    await fallsSick('2026-04-14');

    const april = await send(APRIL, { ...dk, ...reasonFor('April is paid apart') });

    expect(april.run.people.map(({ withoutAbsences }) => withoutAbsences)).toEqual([
      [{ kind: 'sick', minutes: 480, reason: 'April is paid apart' }],
    ]);
    expect(waitingOf(april)).toEqual([['Anna', '2026-03-01', ['absence.unmapped']]]);
  });

  it('is settled by a run of the old period that says why, once', async () => {
    await moreSick();
    const again = { ...dk, again: 'differences', ...reasonFor('paid apart too') } as const;

    const march = await send(MARCH, again);

    expect(march.run.people.map(({ lines, withoutAbsences }) => [lines, withoutAbsences])).toEqual([
      [{}, [{ kind: 'sick', minutes: 960, reason: 'paid apart too' }]],
    ]);
    expect(await codeOf(send(MARCH, again))).toBe('payroll.nothing_to_send');
    expect(waitingOf(await send(APRIL, dk))).toEqual([]);
    expect(await stateOfMarch()).toEqual([true]);
  });

  it('is owed where a code pays it by then', async () => {
    await moreSick();
    await world.cli.given.aPayrollCode(world.company, 'dk', 'sick', '8');

    expect(olderOf(await send(APRIL, dk))).toEqual([['Anna', '2026-03-01', ['2026-03-04'], { 8: 960 }]]);
  });
});

describe('a file that says everything anew', () => {
  it('says the lines of older periods once more where it takes the place of a file with such lines', async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    await approve(MARCH);
    const saturday = await work('2026-04-11');
    await approve(APRIL);
    await send(APRIL);
    await correct(saturday, 2);
    await approve(APRIL);

    const anew = await send(APRIL, { again: 'anew' });

    expect([olderOf(anew), anew.run.people[0]?.lines]).toEqual([
      [['Anna', '2026-03-01', ['2026-03-07', '2026-03-28'], { YV1: 130, YV2: 50 }]],
      { YV1: 120 },
    ]);
    expect(await codeOf(send(MARCH, { again: 'differences' }))).toBe('payroll.nothing_to_send');
    expect(await codeOf(send(APRIL, { again: 'anew' }))).toBe('payroll.nothing_to_send');
  });

  it('of the old period leaves what a later file says of it, and counts it', async () => {
    const first = await aSentMarch();
    await correct(first, 3);
    await approve(MARCH);
    await send(APRIL);
    await correct(first, 1);
    await approve(MARCH);

    const anew = await send(MARCH, { again: 'anew' });

    // 780 minutes were approved, of which the file of April says 120.
    expect(anew.run.people[0]?.lines).toEqual({ YV1: 660 });
    expect(await codeOf(send(MARCH, { again: 'differences' }))).toBe('payroll.nothing_to_send');
  });
});

describe('two who send at once', () => {
  const corrected = async () => {
    const first = await aSentMarch();
    await correct(first, 4);
    await approve(MARCH);
    return first;
  };

  it('send a correction once: the run of the next period is not kept where one of the old period has it meanwhile', async () => {
    await corrected();

    const april = send(APRIL, {}, async () => {
      await send(MARCH, { again: 'differences' });
    });

    expect(await codeOf(april)).toBe('payroll.made_meanwhile');
    expect(await db()('payroll_runs').where({ company_id: world.company.id })).toHaveLength(2);
  });

  it('send nothing that was opened again while the file was made', async () => {
    await corrected();

    expect(await codeOf(send(APRIL, {}, () => unlock('2026-03-14')))).toBe('payroll.changed_meanwhile');
  });

  it('send it once where the answer was lost and the same is asked for again', async () => {
    await corrected();
    const april = await send(APRIL);

    expect(await codeOf(send(APRIL))).toBe('payroll.made_meanwhile');
    expect(olderOf(april)).toHaveLength(1);
  });
});
