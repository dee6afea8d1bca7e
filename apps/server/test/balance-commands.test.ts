// Time off that people have earned: it is shown, and what is booked on it stays.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { exampleCompanyFile, ids } from './example-company-file.ts';

let cli: TestCommandLine;

beforeEach(async () => {
  cli = await startCommandLine();
  cli.time.moveTo('2026-11-23T12:00:00Z');
});
afterEach(() => cli.stop());

describe('a balance', () => {
  let company: CompanyRow;
  let anna: EmployeeRow;

  beforeEach(async () => {
    company = await cli.given.aCompany();
    anna = await cli.given.anEmployee(company, { display_name: 'Anna', employment_start_date: '2024-03-01' });
    await cli.given.aRule(company);
    // Three hours of rest are missing, which give 270 minutes off.
    await cli.given.anEntry(anna, '2026-04-13T16:00:00Z', '2026-04-14T00:00:00Z');
    await cli.given.anEntry(anna, '2026-04-14T08:00:00Z', '2026-04-14T16:00:00Z', { is_locked: true });
  });

  const book = (...rest: string[]) =>
    cli.run(['balance', 'book', company.id, anna.id, 'restTimeOff', ...rest]);

  it('is what the rules gave since the first day of employment', async () => {
    const { out } = await cli.run(['balance', 'show', company.id, 'Anna']);

    expect(out.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['Anna on 2026-11-23, in hours and minutes:'],
      ['account', 'from', 'opening', 'earned', 'taken', 'paid', 'expired', 'remaining', 'give by'],
      ['restTimeOff', '2024-03-01', '0:00', '4:30', '0:00', '0:00', '0:00', '4:30'],
      [''],
    ]);
  });

  it('is as it was at the end of an earlier day', async () => {
    expect(await cli.json(['balance', 'show', company.id, anna.id, '--as-of', '2026-04-12'])).toEqual({
      employeeId: anna.id,
      asOfDate: '2026-04-12',
      balances: [],
    });
  });

  it('becomes less by what was taken, and more by what is taken back, each with its reason', async () => {
    await book('taken', '240', '--date', '2026-05-04', '--reason', 'day off');
    await book('taken', '60', '--back', '--date', '2026-05-04', '--reason', 'left later');

    expect(await cli.json(['balance', 'show', company.id, anna.id])).toMatchObject({
      balances: [{ takenMinutes: 180, remainingMinutes: 90 }],
    });
    const changes = await cli.database.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id, subject: 'balanceBooking' })
      .orderBy('id');
    expect(changes.map(({ reason }) => reason)).toEqual(['day off', 'left later']);
  });

  it.each([
    [['taken', '0', '--reason', 'x'], 1, 'from 1 to 125280 minutes'],
    [['taken', '125281', '--reason', 'x'], 1, 'from 1 to 125280 minutes'],
    [['taken', 'eight', '--reason', 'x'], 2, 'whole minutes, such as 480'],
    [['lost', '60', '--reason', 'x'], 2, 'Allowed choices are opening, taken, paid, expired'],
    [['taken', '60'], 2, '--reason'],
    [['taken', '60', '--reason', 'x', '--date', '2026-02-30'], 2, 'a date that exists'],
  ])('is left alone by %j', async (args, code, message) => {
    const end = await book(...args);

    expect([end.code, end.err]).toEqual([code, expect.stringContaining(message)]);
    expect(await cli.database.database.knex('balance_bookings')).toEqual([]);
  });

  it('is kept by the database: a booking is never changed nor removed', async () => {
    await book('taken', '60', '--reason', 'day off');
    const bookings = () => cli.database.database.knex('balance_bookings');

    await expect(bookings().update({ minutes: 1 })).rejects.toThrow('append-only');
    await expect(bookings().delete()).rejects.toThrow('append-only');
  });
});

describe('a company file', () => {
  async function imported(content: object) {
    const file = join(cli.folder, 'company.json');
    writeFileSync(file, JSON.stringify(content));
    return cli.run(['company', 'import', file, '--json']);
  }

  it('brings openings, which balances count from', async () => {
    await imported(exampleCompanyFile());

    expect(await cli.json(['balance', 'show', ids.company, ids.jon])).toMatchObject({
      balances: [{ account: 'restTimeOff', fromDate: '2026-01-01', openingMinutes: 540 }],
    });
  });

  it('changes nothing where it comes again, and names every field in which a booking would differ', async () => {
    const content = exampleCompanyFile();
    await imported(content);
    const again = await imported(content);
    const [booking] = content.balanceBookings ?? [];
    const other = { ...booking, minutes: 600, date: '2026-01-02' };
    const changed = await imported({ ...content, balanceBookings: [other] });

    expect(JSON.parse(again.out)).toMatchObject({
      counts: { balanceBookings: { added: 0, changed: 0, unchanged: 1 } },
    });
    expect(changed.code).toBe(1);
    for (const field of ['date', 'minutes'])
      expect(changed.err).toContain(
        `(balanceBookings[0].${field}): differs from the booking that was made; book the difference as one of its own`,
      );
  });

  it.each([
    [{ minutes: 0 }, 'minutes'],
    [{ account: 'callOut' }, 'account'],
    [{ kind: 'lost' }, 'kind'],
    [{ reason: '' }, 'reason'],
    [{ employeeId: ids.company }, 'employeeId'],
  ])('with %j is refused at the field', async (fault, field) => {
    const content = exampleCompanyFile();
    const balanceBookings = content.balanceBookings?.map((booking) => ({ ...booking, ...fault }));

    const { code, err } = await imported({ ...content, balanceBookings });

    expect([code, err]).toEqual([1, expect.stringContaining(`balanceBookings[0].${field}`)]);
  });

  it('refuses a pay line with the name of an account, at its place in the rule', async () => {
    const definition = {
      holidayProfile: {},
      baseClass: 'day',
      mechanisms: [],
      codeMap: { day: { bucket: 'daytime', payLine: 'DV', premiumLines: ['VA', 'restTimeOff'] } },
    };
    const versions = [{ number: 1, validFrom: '2026-01-01', definition }];
    const content = exampleCompanyFile({ ruleSets: [{ id: ids.ruleSet, name: 'Dagvinna', versions }] });

    const { code, err } = await imported(content);

    expect([code, err]).toEqual([
      1,
      expect.stringContaining(
        'versions[0].definition.codeMap.day.premiumLines[1]): is the name of an account of credits',
      ),
    ]);
  });
});
