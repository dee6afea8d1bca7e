// Regular hours from a day on, at the command line: the same as at the desk.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { aRegularWorker, OFFICE_HOURS } from './worked-pattern.ts';

let cli: TestCommandLine;
let company: CompanyRow;
let anna: EmployeeRow;

beforeEach(async () => {
  cli = await startCommandLine();
  cli.time.moveTo('2026-03-02T08:00:00Z');
  company = await cli.given.aCompany();
  anna = await aRegularWorker(cli, company, { display_name: 'Anna' });
});
afterEach(() => cli.stop());

const set = (...rest: string[]) =>
  cli.run(['person', 'set-hours', company.id, 'Anna', '--reason', 'as agreed', ...rest]);
const hours = async () =>
  ((await cli.json(['person', 'hours', company.id, 'Anna'])) as { workPattern: unknown }).workPattern;

describe('the hours of a person', () => {
  it('are shown with the weeks from which others are proposed', async () => {
    const { out } = await cli.run(['person', 'hours', company.id, anna.id]);

    expect(out).toContain('from the first day: no regular hours');
    expect(out).toContain('2026-02-23  8:00  8:00  8:00  8:00  8:00  -   -');
    expect(out).toContain('Proposed: monday 08:00-16:00, tuesday 08:00-16:00');
  });

  it('become what is proposed from a day on, or what is typed, and are taken back', async () => {
    await set('--from', '2026-03-01', '--as-proposed');
    const { code, out } = await set('--from', '2026-04-01', '--day', 'saturday=09:00-13:00/30');

    expect([code, out.split('\n').at(2)]).toEqual([0, expect.stringContaining('from 2026-03-01: monday')]);
    expect(await hours()).toEqual({
      first: null,
      changes: [
        { from: '2026-03-01', workPattern: OFFICE_HOURS },
        {
          from: '2026-04-01',
          workPattern: [{ day: 'saturday', from: '09:00', to: '13:00', unpaidBreakMinutes: 30 }],
        },
      ],
    });
    await set('--from', '2026-04-01', '--take-back');
    await set('--from', '2026-03-01', '--take-back');
    expect(await hours()).toEqual({ first: null, changes: [] });
  });

  it('stay as they are where something is wrong, and it says what', async () => {
    await set('--from', '2026-03-01', '--none');
    const refusals = [
      await set('--from', '2026-03-01', '--none'),
      await set('--from', '2024-12-31', '--none'),
      await set('--from', '2026-05-01', '--day', 'monday=08:00-08:00'),
      await set('--from', '2026-05-01', '--day', 'monday=08:00-16:00/480'),
      await set('--from', '2026-05-01', '--take-back'),
      await set('--from', '2026-05-01'),
    ];

    expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(refusals[0]?.err).toContain('workPatternChanges[1].from is that of row 1 too');
    expect(await hours()).toEqual({ first: null, changes: [{ from: '2026-03-01', workPattern: null }] });
  });

  it('change approved days only where that is said', async () => {
    await cli.given.aRule(company);
    await cli.given.aClosedTime(anna, '2025-12-25', '2025-12-25');

    const refused = await set('--from', '2025-12-01', '--as-proposed');
    const even = await set('--from', '2025-12-01', '--as-proposed', '--even-approved');

    expect([refused.code, even.code]).toEqual([1, 0]);
    expect(refused.err).toContain('approved');
  });
});
