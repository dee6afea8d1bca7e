// Time off and absences at the command line: the same use cases as at the desk, with the operator in the history.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { AbsenceRow } from '#database/tables/plans.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

let cli: TestCommandLine;
let company: CompanyRow;
let anna: EmployeeRow;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());
beforeEach(async () => {
  company = await cli.given.aCompany();
  anna = await cli.given.anEmployee(company, { display_name: 'Anna' });
});

const absences = () =>
  cli.deps.database.knex<AbsenceRow>('absences').where({ company_id: company.id }).orderBy('date');

describe('stimpill leave', () => {
  it('lists what waits, approves it with its working days, and takes that back', async () => {
    const { id } = await cli.given.aTimeOff(anna, { start_date: '2026-04-13', end_date: '2026-04-19' });

    expect((await cli.run(['leave', 'list', company.id])).out).toContain(`${id}  Anna`);
    expect((await cli.run(['leave', 'approve', company.id, id])).out).toBe('Approved.\n');
    expect((await absences()).map(({ date }) => date.slice(-2))).toEqual(['13', '14', '15', '16', '17']);
    const again = await cli.run(['leave', 'approve', company.id, id]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('stimpill leave take-back')]);
    expect((await cli.run(['leave', 'take-back', company.id, id])).code).toBe(0);
    expect(await absences()).toEqual([]);
  });

  it('refuses with a word, which stands in the list of all', async () => {
    const { id } = await cli.given.aTimeOff(anna);

    await cli.run(['leave', 'refuse', company.id, id, '--answer', 'Of fáir á vakt']);

    expect((await cli.run(['leave', 'list', company.id])).out).toBe('No request waits.\n');
    expect((await cli.run(['leave', 'list', company.id, '--all'])).out).toContain('Of fáir á vakt');
  });
});

describe('stimpill absence', () => {
  it('enters, lists and removes days, with the operator in the history', async () => {
    const range = ['--from', '2026-04-13', '--to', '2026-04-14'];
    await cli.run(['absence', 'add', company.id, 'Anna', 'sick', ...range, '--percent', '50']);
    const [first] = await absences();

    expect(first?.minutes).toBe(240);
    expect((await cli.run(['absence', 'list', company.id, ...range])).out).toContain('sick');
    await cli.run(['absence', 'remove', company.id, first?.id ?? '', '--reason', 'came to work']);
    expect((await absences()).map(({ date }) => date)).toEqual(['2026-04-14']);
    const change = await cli.deps.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id, subject: 'absence', after: null })
      .first();
    expect(change).toMatchObject({ door: 'command line', reason: 'came to work', user_id: null });
  });
});
