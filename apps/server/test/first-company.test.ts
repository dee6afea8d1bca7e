// From an empty installation to people with PINs, as an owner does it: a starter file, its import, and PIN slips to print.
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

let cli: TestCommandLine;
let file: string;
beforeEach(async () => {
  cli = await startCommandLine();
  file = join(cli.folder, 'cafe.yaml');
});
afterEach(() => cli.stop());

const people = () => cli.deps.database.knex<EmployeeRow>('employees').orderBy('display_name');
const company = async () => ((await cli.json(['company', 'list'])) as { id: string }[])[0]?.id ?? '';

/** The starter as an owner fills it in: a name, an address, and the lines of the two people taken in. */
async function filledStarter(): Promise<string> {
  await cli.run(['company', 'new', file, '--name', 'Kaffihús: Norður', '--language', 'is']);
  const text = readFileSync(file, 'utf8')
    .replace('displayName: ""', 'displayName: "Ósk Eigandi"')
    .replace('email: ""', 'email: "osk@example.is"')
    .replaceAll('# - { displayName', '- { displayName')
    .replace('# defaultRuleSet', 'defaultRuleSet')
    .replace(/# ruleSets:\n(# .*\n){3}/, (block) => block.replaceAll(/^# /gm, ''));
  writeFileSync(file, text);
  return text;
}

describe('a starter', () => {
  it('is never written over a file that is there', async () => {
    writeFileSync(file, 'mine');

    const { code, err } = await cli.run(['company', 'new', file]);

    expect([code, err]).toEqual([1, `${file} exists already. Choose another name.\n`]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('says what is still to be filled in, and is not imported until then', async () => {
    await cli.run(['company', 'new', file]);

    const { code, err } = await cli.run(['company', 'import', file]);

    expect(code).toBe(1);
    expect(err).toContain('company.name must not be empty.');
    expect(err).toContain('employees[0].displayName must not be empty.');
    expect(err).toContain('employees[0].email must be an e-mail address.');
    expect(err).toContain('has 3 faults');
    expect(await people()).toEqual([]);
  });

  it('filled in is imported, gets its ids without losing a character, and changes nothing the second time', async () => {
    const before = await filledStarter();

    const first = await cli.run(['company', 'import', file]);
    const after = readFileSync(file, 'utf8');
    const second = await cli.run(['company', 'import', file]);

    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(/8 ids were written into .*cafe\.yaml/);
    expect(after.replaceAll(/id: [0-9a-f-]{36}(, |\n {4})/g, '')).toBe(before);
    expect(second.out).toContain('Nothing was changed.');
    expect(readFileSync(file, 'utf8')).toBe(after);
    expect(readdirSync(cli.folder).filter((name) => name.includes('tmp'))).toEqual([]);
    expect((await people()).map(({ display_name, email }) => [display_name, email])).toEqual([
      ['Anna Jónsdóttir', null],
      ['Jan Kowalski', null],
      ['Jón Jónsson', null],
      ['Ósk Eigandi', 'osk@example.is'],
    ]);
  });

  it('is imported, and the output says only what has to be done next', async () => {
    await filledStarter();

    const { out } = await cli.run(['company', 'import', file]);
    await cli.run(['user', 'set-password', 'osk@example.is'], 'þrjár gular endur\n');
    await cli.run(['pin', 'make', await company()]);
    const later = await cli.run(['company', 'import', file]);

    expect(out).toContain('1. Choose a password for the owner: stimpill user set-password osk@example.is');
    expect(out).toContain(
      `2. 4 people have no PIN. Make them, with slips to print: stimpill pin make ${await company()}`,
    );
    expect(out).toContain('3. Hang up a tablet');
    expect(later.out).toContain(
      '1. Hang up a tablet: open the address of this server on it and sign in as osk@example.is.',
    );
    expect(later.out).not.toContain('2.');
  });
});

describe('a file without ids', () => {
  it('that cannot be written adds nobody twice', async () => {
    const text = (await filledStarter()).replace(/ {2}id: .*\n/, '');

    const first = await cli.run(['company', 'import', '-'], text);
    const second = await cli.run(
      ['company', 'import', '-'],
      text.replace('Anna Jónsdóttir', 'ANNA  jónsdóttir'),
    );

    expect(first.out).toContain('could not be written into it: it came through a pipe');
    expect(first.out).toContain('stimpill company export');
    expect(second.out).toContain('employees: 0 added, 1 changed, 3 unchanged');
    expect(await people()).toHaveLength(4);
    expect(await cli.deps.database.knex('departments')).toHaveLength(2);
    expect(await cli.deps.database.knex('companies')).toHaveLength(1);
  });

  it('keeps the rights that it had', async () => {
    await filledStarter();
    chmodSync(file, 0o640);

    await cli.run(['company', 'import', file]);

    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('can name people, shifts and worked time, and the next import recognises them', async () => {
    const text = `${await filledStarter()}
shiftTypes:
  - { name: Morgunvakt, colorHex: '#2f7d4f' }
shifts:
  - { employee: anna jónsdóttir, shiftType: Morgunvakt, startTime: 2026-03-09T07:00:00Z, endTime: 2026-03-09T15:00:00Z }
  - { shiftType: Morgunvakt, startTime: 2026-03-09T07:00:00Z, endTime: 2026-03-09T15:00:00Z }
  - { shiftType: Morgunvakt, startTime: 2026-03-09T07:00:00Z, endTime: 2026-03-09T15:00:00Z }
projects:
  - name: Veislur
    subProjects:
      - { name: Brúðkaup }
timeEntries:
  - { employee: '14', project: Veislur, subProject: brúðkaup, startAtUtc: 2026-03-02T08:00:00Z, endAtUtc: 2026-03-02T12:00:00Z }
absences:
  - { employee: Jan Kowalski, date: 2026-03-03, type: sick }
`;
    const first = await cli.run(['company', 'import', '-'], text);
    const second = await cli.run(['company', 'import', '-'], text);

    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('shifts: 3 added');
    expect(first.out).toContain('timeEntries: 1 added');
    expect(second.out).toContain('Nothing was changed.');
  });

  it('is refused when names are ambiguous, with all of them, and nothing is written', async () => {
    const text = (await filledStarter())
      .replace(
        'displayName: Jan Kowalski, departments: [Eldhús,',
        'displayName: Anna jónsdóttir, departments: [Bakarí,',
      )
      .replace('employeeNumber: "14"', 'role: manager');
    writeFileSync(file, text);

    const { code, err } = await cli.run(['company', 'import', file]);

    expect(code).toBe(1);
    expect(err).toContain(
      'Anna Jónsdóttir (employees[1]): has no id and the name of Anna jónsdóttir (employees[2]); write them once, or give each an employeeNumber of its own.',
    );
    expect(err).toContain(
      'Anna jónsdóttir (employees[2].departments[0]): is no department of this company: "Bakarí"; there are Eldhús, Salur.',
    );
    expect(err).toContain(
      'Jón Jónsson (employees[3].email): is missing; somebody with the role manager signs in with it.',
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(await people()).toEqual([]);
  });

  it('that has names from before they were looked at comes in as it is, with a warning for each', async () => {
    const text = (await filledStarter())
      .replaceAll('Eldhús', '"Eld\\u202Ehús"')
      .replaceAll('Jan Kowalski', '"\\u200B"');

    const first = await cli.run(['company', 'import', '-'], text);
    const { warnings } = (await cli.json(['company', 'import', '-'], text)) as { warnings: unknown[] };
    const again = await cli.run(['company', 'export', await company()]);

    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain(
      'warning: departments[0].name must not contain control characters or marks that turn the direction of text.',
    );
    expect(first.out).toContain('has nothing that can be seen.');
    expect(warnings.length).toBeGreaterThan(1);
    expect((await people()).map(({ display_name }) => display_name)).toContain('\u200b');
    expect((await cli.run(['company', 'import', '-'], again.out)).out).toContain('Nothing was changed.');
  });

  it('that has a kennitala which no register gives out comes in as it is, with a warning', async () => {
    const text = (await filledStarter())
      .replace(/displayName: "?Jan/, (said) => `kennitala: '0100802079', ${said}`)
      .replace(/displayName: "?Anna/, (said) => `kennitala: '1201603379', ${said}`);

    const { out } = await cli.run(['company', 'import', '-'], text);

    expect(out.match(/warning: .*kennitala is a number that no register gives out/g)).toHaveLength(1);
    expect((await people()).map(({ kennitala }) => kennitala)).toContain('0100802079');
  });

  it('exports and comes back as the same bytes, people without an e-mail included', async () => {
    await filledStarter();
    await cli.run(['company', 'import', file]);
    const other = await startCommandLine();

    const { out } = await cli.run(['company', 'export', await company()]);
    await other.run(['company', 'import', '-'], out);
    const again = await other.run(['company', 'export', await company()]);
    await other.stop();

    expect(out).toContain('email: null');
    expect(again.out).toBe(out);
  });
});

type Made = { employeeId: string; displayName: string; issuedPin: string }[];

describe('PINs for many', () => {
  beforeEach(async () => {
    await filledStarter();
    await cli.run(['company', 'import', file]);
  });

  const isPin = async ({ employeeId, issuedPin }: Made[number]) => {
    const row = (await people()).find(({ id }) => id === employeeId);
    const owner = { companyId: row?.company_id ?? '', employeeId };
    return await cli.deps.pins.isPin(row?.pin_hash ?? null, owner, issuedPin);
  };

  it('are made for everybody who has none, are right, differ, and are left alone the next time', async () => {
    const made = (await cli.json(['pin', 'make', await company()])) as Made;
    const again = await cli.json(['pin', 'make', await company(), '--missing']);

    expect(made).toHaveLength(4);
    expect(new Set(made.map(({ issuedPin }) => issuedPin)).size).toBe(4);
    expect(await Promise.all(made.map(isPin))).toEqual([true, true, true, true]);
    expect(again).toEqual([]);
    expect(JSON.stringify(await people())).not.toMatch(
      new RegExp(made.map(({ issuedPin }) => `"${issuedPin}"`).join('|')),
    );
  });

  it('are not made for the account of another system, because no person uses it', async () => {
    const { company_id } = (await people())[0]!;
    const service_account = '{"allowedAddresses":[]}';
    const account = { company_id, service_account, display_name: 'Tenging' };
    const { id } = await cli.given.anEmployee({ id: company_id } as CompanyRow, account);

    const made = (await cli.json(['pin', 'make', await company(), '--all'])) as Made;

    expect(made.map(({ employeeId }) => employeeId)).not.toContain(id);
  });

  it('of one department are replaced for its people only', async () => {
    await cli.json(['pin', 'make', await company()]);

    const made = (await cli.json([
      'pin',
      'make',
      await company(),
      '--all',
      '--department',
      'eldhús',
    ])) as Made;
    const nowhere = await cli.run(['pin', 'make', await company(), '--department', 'Bakarí']);

    expect(made.map(({ displayName }) => displayName)).toEqual(['Anna Jónsdóttir', 'Jan Kowalski']);
    expect([nowhere.code, nowhere.out]).toEqual([1, '']);
  });

  it.each(['pins.html', 'pins.txt'])(
    'stand on slips in %s, one a person, for its owner alone, and nowhere else',
    async (name) => {
      const output = join(cli.folder, name);

      const { code, out, err } = await cli.run(['pin', 'make', await company(), '--output', output]);

      const slips = readFileSync(output, 'utf8');
      const pins = slips.match(/(?<=>|: {2})\d{4}(?=<|\n)/g) ?? [];
      expect(code).toBe(0);
      expect(statSync(output).mode & 0o777).toBe(0o600);
      expect(pins).toHaveLength(4);
      for (const person of await people()) expect(slips).toContain(person.display_name);
      expect(slips).toContain('nr. 14');
      for (const pin of pins) expect(`${out}${err}`).not.toContain(pin);
      expect(err).toContain('the PINs stand nowhere else');
    },
  );

  it('change nothing when the slips cannot be written', async () => {
    const before = await people();

    const { code } = await cli.run(['pin', 'make', await company(), '--output', file]);

    expect(code).toBe(1);
    expect(await people()).toEqual(before);
  });

  it('can be set by name or number for somebody without an e-mail', async () => {
    const byName = await cli.run(['pin', 'set', await company(), 'jan kowalski']);
    const byNumber = await cli.run(['pin', 'set', await company(), '14']);

    expect([byName.code, byNumber.code]).toEqual([0, 0]);
    expect(byNumber.out).toContain('Jón Jónsson');
  });
});
