// Payroll at the command line: the same use case as at the desk.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayrollRunRow } from '#database/tables/payroll.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { aKennitala } from './given-payroll.ts';

const MARCH = ['--from', '2026-03-01', '--to', '2026-03-31'];

let cli: TestCommandLine;
let company: CompanyRow;
let folder: string;

beforeAll(async () => {
  cli = await startCommandLine();
  folder = mkdtempSync(join(tmpdir(), 'payroll-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await cli.stop();
});
beforeEach(async () => {
  company = await cli.given.aCompany();
  const anna = await cli.given.anEmployee(company, { display_name: 'Anna', kennitala: aKennitala() });
  await cli.given.anEntry(anna, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z', { is_locked: true });
});

const exported = (name: string, ...rest: string[]) =>
  cli.run([
    'payroll',
    'export',
    company.id,
    ...MARCH,
    '--profile',
    'generic',
    '--output',
    join(folder, name),
    ...rest,
  ]);

describe('stimpill payroll export', () => {
  it('writes a file that is kept, and refuses to send the same people twice', async () => {
    const first = await exported(`${company.id}.csv`);
    const second = await exported(`${company.id}-2.csv`);

    const [run] = await cli.database.database
      .knex<PayrollRunRow>('payroll_runs')
      .where({ company_id: company.id });
    const bytes = readFileSync(join(folder, `${company.id}.csv`));
    expect([first.code, second.code]).toEqual([0, 1]);
    expect(first.out).toContain('DV: 480 min');
    expect(second.err).toContain('Anna is in run 1');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(run?.sha256);
  });

  it('gives the file again, with the same bytes, and lists the run', async () => {
    await exported(`${company.id}.csv`);
    const listed = await cli.run(['payroll', 'list', company.id, '--json']);
    const [run] = JSON.parse(listed.out) as { id: string; number: number; people: number }[];
    const again = join(folder, `${company.id}-again.csv`);

    const { code } = await cli.run(['payroll', 'file', company.id, run!.id, '--output', again]);

    expect(code).toBe(0);
    expect(run).toMatchObject({ number: 1, people: 1 });
    expect(readFileSync(again)).toEqual(readFileSync(join(folder, `${company.id}.csv`)));
  });

  it('goes on without absence that has no code with a reason, and says so', async () => {
    const people = cli.database.database.knex<EmployeeRow>('employees').where({ company_id: company.id });
    await people.clone().update({ pay_basis: 'hourly' });
    const anna = (await people.clone().first())!;
    await cli.given.anAbsence(anna, { date: '2026-03-03', type: 'sick' });
    await cli.given.aPayrollCode(company, 'dk', 'DV', '1');
    const name = `${company.id}-dk.csv`;

    const refused = await exported(name, '--profile', 'dk');
    const faulty = await exported(name, '--profile', 'dk', '--without-absence', `${anna.id}:sick`);
    const made = await exported(
      name,
      '--profile',
      'dk',
      '--without-absence',
      `${anna.id}:sick:Paid: in cash`,
    );

    expect([refused.code, faulty.code, made.code]).toEqual([1, 2, 0]);
    expect(refused.err).toContain('Anna is not ready to be paid (absence.unmapped)');
    expect(made.out).toContain('Absence that is in no line:\n  Anna: sick, 480 min: Paid: in cash');
  });

  it('makes no run where the file is there already', async () => {
    await exported(`${company.id}.csv`);

    const { code, err } = await exported(`${company.id}.csv`, '--again', 'differences');

    expect([code, err]).toEqual([1, expect.stringContaining('exists already')]);
  });
});

describe('a yearly bonus at the command line', () => {
  const DECEMBER = ['--bonus', 'december', '--year', '2026'];
  const somebody = async (overrides = {}) => {
    await cli.given.aRule(company);
    return cli.given.anEmployee(company, {
      ...{ display_name: 'Freyja', kennitala: aKennitala(), pay_basis: 'monthly' },
      ...{ employment_start_date: '2020-01-01', employment_end_date: '2026-02-27' },
      ...overrides,
    });
  };
  const shown = (...rest: string[]) => cli.run(['payroll', 'bonuses', company.id, ...DECEMBER, ...rest]);
  const sent = (name: string, ...rest: string[]) =>
    cli.run([
      ...['payroll', 'export-bonus', company.id, ...DECEMBER, '--profile', 'generic'],
      ...['--output', join(folder, name), ...rest],
    ]);

  it('is shown with what everybody has earned, sent once, and shown as sent', async () => {
    await somebody();

    const before = await shown();
    const made = await sent(`${company.id}-bonus.csv`);
    const again = await sent(`${company.id}-bonus-2.csv`);
    const after = JSON.parse((await shown('--json')).out) as {
      people: { displayName: string; shares: { sentAmount: number; proposedAmount: number }[] }[];
    };

    expect(before.out).toMatch(
      /^Freyja +sgs +2026-01-01 +2026-02-27 +earned +8\.40 weeks +45\.00 weeks +2026-02-27 +0\.00 weeks +8\.40 weeks$/m,
    );
    expect([made.code, again.code]).toEqual([0, 1]);
    expect(made.out).toContain('  Freyja: decemberBonus, 8.40 weeks\n');
    expect(readFileSync(join(folder, `${company.id}-bonus.csv`), 'utf8')).toMatch(/8[.,]40/);
    const freyja = after.people.find(({ displayName }) => displayName === 'Freyja');
    expect(freyja?.shares).toMatchObject([{ sentAmount: 840, proposedAmount: 0 }]);
  });

  it('says what was sent of days that are counted no longer, and that nothing more is proposed', async () => {
    await somebody({ employment_end_date: '2026-03-06' });
    await sent(`${company.id}-other-days.csv`);
    await cli.database.database
      .knex('employees')
      .where({ company_id: company.id, display_name: 'Freyja' })
      .update({ employment_start_date: '2026-01-08' });

    const { out } = await shown();

    expect(out).toMatch(/^Freyja +sgs +2026-01-08 .* 0\.00 weeks +0\.00 weeks$/m);
    expect(out).toContain(
      'Freyja: sent for other days than are counted now: 9.40 weeks (run 1). Nothing more is proposed: compare by hand.',
    );
  });

  it('goes to the people who are named alone, and to no system that has no code for it', async () => {
    await somebody();
    const other = await somebody({ display_name: 'Dís' });

    const refused = await sent(`${company.id}-dk.csv`, '--profile', 'dk');
    const made = await sent(`${company.id}-one.csv`, '--employee', other.id, '--json');

    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('has no code')]);
    expect(JSON.parse(made.out)).toMatchObject({
      kind: 'bonus',
      people: 1,
      bonuses: [{ displayName: 'Dís' }],
    });
  });

  it('is asked for by a bonus and a year that there are', async () => {
    const { code } = await cli.run(['payroll', 'bonuses', company.id, '--bonus', 'easter', '--year', '2026']);
    const ofYear = await cli.run(['payroll', 'bonuses', company.id, '--bonus', 'december', '--year', '26']);

    expect([code, ofYear.code]).toEqual([2, 2]);
  });
});

describe('what holiday pay is reckoned from at the command line', () => {
  it('is shown by line and by person, without what is only approved later', async () => {
    const ask = (...rest: string[]) => cli.run(['payroll', 'holiday-pay', company.id, ...MARCH, ...rest]);

    const { code, out } = await ask();
    const basis = JSON.parse((await ask('--json')).out) as { people: { countedMinutes: number }[] };

    expect(code).toBe(0);
    expect(out).toMatch(/^DV +yes +480$/m);
    expect(out).toMatch(/^Anna +480 min$/m);
    expect(basis.people.map(({ countedMinutes }) => countedMinutes)).toEqual([480]);
  });

  it('has beside it the vacation that everybody has earned', async () => {
    const { out } = await cli.run(['payroll', 'earned-vacation', company.id, '--year', '2026']);

    expect(out).toMatch(/^Anna +2026-04-30 +\d+\.\d\d +\d+ +-?\d+ min +the least by law$/m);
  });
});
