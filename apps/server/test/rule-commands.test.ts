// Pay rules as files: what ships can be copied, what somebody wrote is checked whole, and what it would have paid is shown first.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse, stringify } from 'yaml';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RuleSetRow } from '#database/tables/rules.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

let cli: TestCommandLine;
let company: CompanyRow;
let first: RuleSetRow;
let anna: EmployeeRow;
let files = 0;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());
beforeEach(async () => {
  cli.time.moveTo('2026-04-10T12:00:00Z');
  company = await cli.given.aCompany({ name: 'Bakarí' });
  first = await cli.given.aRule(company);
  anna = await cli.given.anEmployee(company, { display_name: 'Anna' });
});

type Definition = { mechanisms: { limitMinutes?: number; mechanism: string }[] };

function aFile(content: unknown, name = `rule-${(files += 1)}.yaml`): string {
  const path = join(cli.folder, name);
  writeFileSync(path, typeof content === 'string' ? content : stringify(content));
  return path;
}

const shipped = async (key: string) => parse((await cli.run(['rule', 'show', key])).out) as Definition;

const dayWork = () => shipped('sgs-efling-day-work');

/** The shipped rule of day work, with another number of hours a day. */
async function dayWorkOf(limitMinutes: number): Promise<string> {
  const definition = await dayWork();
  const mechanisms = definition.mechanisms.map((step) =>
    step.mechanism === 'daily-overtime' ? { ...step, limitMinutes } : step,
  );
  return aFile({ ...definition, mechanisms });
}

const worked = (date: string, from: string, to: string, whose = anna) =>
  cli.given.anEntry(whose, `${date}T${from}:00Z`, `${date}T${to}:00Z`);

const check = (file: string, ...rest: string[]) => cli.run(['rule', 'check', file, ...rest]);

const replaying = (file: string, ...rest: string[]) =>
  cli.run(['rule', 'replay', file, '--company', company.id, ...rest]);

const replay = async (file: string, ...rest: string[]) =>
  (await cli.json(['rule', 'replay', file, '--company', company.id, ...rest])) as {
    readonly startDate: string;
    readonly people: unknown[];
  };

describe('a rule that ships', () => {
  it('is listed by its key, and each that is listed can be shown and is a rule without a fault', async () => {
    const listed = (await cli.json(['rule', 'list'])) as { readonly key: string }[];

    for (const { key } of listed) {
      const { out } = await cli.run(['rule', 'show', key]);
      const checked = await check(aFile(out));
      expect([checked.code, checked.err]).toEqual([0, '']);
      expect(out).toContain('# - ');
    }
    expect(listed.map(({ key }) => key)).toContain('vr-shop');
  });

  it('is written into a new file, never over one that is there', async () => {
    const path = join(cli.folder, 'shop.yaml');

    const [first, second] = [
      await cli.run(['rule', 'show', 'vr-shop', '--output', path]),
      await cli.run(['rule', 'show', 'vr-shop', '--output', path]),
    ];

    expect([first.code, second.code]).toEqual([0, 1]);
    expect((await check(path)).code).toBe(0);
  });

  it('that nobody knows is refused with the keys that there are', async () => {
    const { code, err } = await cli.run(['rule', 'show', 'shop']);

    expect(code).toBe(1);
    expect(err).toContain('vr-shop');
  });
});

describe('the schema of rules', () => {
  it('takes every rule that ships, and no misspelt field', async () => {
    const schema = JSON.parse((await cli.run(['rule', 'schema'])).out) as object;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    const listed = (await cli.json(['rule', 'list'])) as { readonly key: string }[];

    for (const { key } of listed) expect([key, validate(await shipped(key))]).toEqual([key, true]);
    expect(validate({ ...(await dayWork()), fullDayMinuts: 480 })).toBe(false);
  });
});

describe('a rule with warnings', () => {
  it('is a rule, and says what', async () => {
    const definition = (await dayWork()) as Definition & { readonly codeMap: object };
    const codeMap = { ...definition.codeMap, never: { bucket: 'daytime', payLine: 'XX' } };

    const { code, out } = await check(aFile({ ...definition, codeMap }));

    expect(code).toBe(0);
    expect(out).toMatch(/codeMap\.never /);
  });
});

describe('a rule with faults', () => {
  it('is refused with all of them at once, each with its path', async () => {
    const definition = await dayWork();
    const file = aFile({
      ...definition,
      baseClass: 'nothing',
      fullDayMinuts: 480,
      mechanisms: [{ mechanism: 'window' }],
    });

    const { code, err } = await check(file);

    expect(code).toBe(1);
    expect(err).toMatch(/baseClass .*\n/);
    expect(err).toMatch(/fullDayMinuts .*\n/);
    expect(err).toMatch(/mechanisms\[0\]\.mechanism .*\n/);
  });

  it('is refused for a pay line that is called like an account, as an import refuses it', async () => {
    const codeMap = { day: { bucket: 'daytime', payLine: 'DV', premiumLines: ['VA', 'restTimeOff'] } };
    const file = aFile({ holidayProfile: {}, baseClass: 'day', mechanisms: [], codeMap });

    const { code, err } = await check(file);

    expect([code, err]).toEqual([1, expect.stringContaining('codeMap.day.premiumLines[1] is the name of')]);
  });

  it('that is no YAML is refused with the line', async () => {
    const { code, err } = await check(aFile('baseClass: [\n'));

    expect(code).toBe(1);
    expect(err).toContain('line 2');
  });

  it('that cannot be read is refused', async () => {
    expect((await check('nowhere.yaml')).code).toBe(1);
  });
});

describe('a rule that was imported before it began to be refused', () => {
  it('pays as it always has, and the doctor names it', async () => {
    const { mechanisms, ...rest } = await dayWork();
    const isWindows = ({ mechanism }: { readonly mechanism: string }) => mechanism === 'windows';
    const late = [...mechanisms.filter((step) => !isWindows(step)), ...mechanisms.filter(isWindows)];
    const misplaced = {
      ...rest,
      mechanisms: late.filter(({ mechanism }) => /windows|daily/.test(mechanism)),
    };
    await cli.given.aRule(company, { agreement: null, definition: JSON.stringify(misplaced) });
    await worked('2026-03-02', '08:00', '17:00');

    const explained = await cli.run(['explain', company.id, 'Anna', '--day', '2026-03-02']);
    const { out } = await cli.run(['doctor']);

    expect((await check(aFile(misplaced))).code).toBe(1);
    expect(explained.out).toContain('DV');
    expect(out).toContain(`(company ${company.id}) pays as it always has`);
  });
});

describe('a draft that is replayed', () => {
  it('shows for each person what last month would have come to, and stores nothing', async () => {
    await worked('2026-03-02', '08:00', '17:00');
    await worked('2026-04-01', '08:00', '17:00');
    const before = await cli.deps.database.knex('rule_versions');

    const replayed = await replay(await dayWorkOf(420));

    expect(replayed).toMatchObject({
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      people: [
        {
          name: 'Anna',
          lines: [
            { line: 'DV', beforeMinutes: 480, afterMinutes: 420 },
            { line: 'YV', beforeMinutes: 60, afterMinutes: 120 },
          ],
        },
      ],
    });
    expect(await cli.deps.database.knex('rule_versions')).toEqual(before);
  });

  it('compares what was approved with what the draft would have paid, and says so', async () => {
    const entry = await worked('2026-03-02', '08:00', '17:00');
    const approve = ['timesheet', 'approve', company.id, '--from', '2026-03-02', '--to', '2026-03-02'];
    expect((await cli.run(approve)).code).toBe(0);

    const replayed = await replay(await dayWorkOf(420));

    const { out } = await replaying(await dayWorkOf(420));

    expect(entry.end_at).not.toBeNull();
    expect(replayed.people).toMatchObject([
      { lines: [{ beforeMinutes: 480, afterMinutes: 420 }, { beforeMinutes: 60 }], approvedEntries: 1 },
    ]);
    expect(out).toContain('Of 1 of them time was approved');
  });

  it('names the people who would be paid otherwise, and sums up', async () => {
    const jon = await cli.given.anEmployee(company, { display_name: 'Jón' });
    await cli.given.anEmployee(company, { display_name: 'Zoe' });
    await worked('2026-03-02', '08:00', '17:00');
    await worked('2026-03-03', '08:00', '16:00', jon);

    const { out } = await replaying(await dayWorkOf(420));

    expect(out).toMatch(/^Anna +DV +8:00 +7:00 +-1:00$/m);
    expect(out).toMatch(/^Jón +YV +0:00 +1:00 +\+1:00$/m);
    expect(out).toMatch(/^all of them +DV +16:00 +14:00 +-2:00$/m);
    expect(out).toContain('1 of 3 people would be paid the same.');
  });

  it('is about the people of one rule set', async () => {
    const kitchen = await cli.given.aRule(company);
    const file = await dayWorkOf(420);
    await worked('2026-03-02', '08:00', '17:00');

    const [ofDefault, ofOther, ofAll] = [
      await replay(file),
      await replay(file, '--rule-set', first.id),
      await replay(file, '--rule-set', first.id, '--everybody'),
    ];

    expect(kitchen.id).not.toBe(first.id);
    expect(ofDefault.people).toHaveLength(1);
    expect(ofOther.people).toEqual([]);
    expect(ofAll.people).toHaveLength(1);
  });

  it.each([
    [['--rule-set', 'Eldhús']],
    [['--from', '2026-03-01']],
    [['--from', '2026-03-02', '--to', '2026-03-01']],
  ])('is refused with %j', async (args) => {
    const file = await dayWorkOf(420);

    expect((await replaying(file, ...args)).code).toBe(1);
  });

  it('is refused with every problem when it is no rule', async () => {
    const { code, err } = await replaying(aFile({ baseClass: 'x' }));

    expect(code).toBe(1);
    expect(err).toContain('codeMap must be an object');
  });
});

describe('a day that is explained', () => {
  const explain = (...rest: string[]) =>
    cli.run(['explain', company.id, 'Anna', '--day', '2026-03-02', ...rest]);

  it('shows each stretch on the clock of the company, with what it is paid as and why', async () => {
    await worked('2026-03-02', '06:58', '17:32');

    const { code, out } = await explain('--language', 'en');

    expect(code).toBe(0);
    expect(out).toMatch(/^Anna, 2026-03-02$/m);
    expect(out).toMatch(/^ {2}07:00–15:00, 480 min, .*, DV$/m);
    expect(out).toMatch(/^ {4}15:00–17:00 is "overtime" and not .* 8 h /m);
    expect(out).toContain('[efling.is, yfirvinna, read 21 November 2026');
    expect(out).toContain('https://www.efling.is/old/yfirvinna/');
  });

  it('says above each stretch of the doubled hour what its sentences say', async () => {
    const warsaw = await cli.given.aCompany({ time_zone: 'Europe/Warsaw' });
    await cli.given.aRule(warsaw);
    const jan = await cli.given.anEmployee(warsaw, { display_name: 'Jan' });
    await cli.given.anEntry(jan, '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z');

    const night = '2026-10-25';
    const { out } = await cli.run(['explain', warsaw.id, 'Jan', '--day', night, '--language', 'en']);

    for (const [hours, minutes] of [
      ['02:30–03:00 \\(UTC\\+2\\)', 30],
      ['02:00–02:30 \\(UTC\\+1\\)', 30],
    ] as const) {
      expect(out).toMatch(new RegExp(`^ {2}${hours}, ${minutes} min, .*\\n {4}${hours} `, 'm'));
    }
  });

  it('tells the worker in two short sentences a stretch, without clause or dispute', async () => {
    await worked('2026-03-02', '06:58', '17:32');

    const { out } = await explain('--language', 'en', '--as-worker');

    expect(out).toMatch(/^ {2}07:00–15:00, 8 h: day work\. This follows the rule ".*"\.$/m);
    expect(out).toMatch(
      /^ {2}15:00–17:00, 2 h: overtime, past 8 h in the day \(counted: day work\)\. This follows the rule ".*"\.$/m,
    );
    expect(out).not.toMatch(/version|\[|clause|DV|YV/);
  });

  it('is for machines what the operation answers', async () => {
    const { id } = await worked('2026-03-02', '08:00', '12:00');

    const explained = await cli.json(['explain', company.id, 'Anna', '--day', '2026-03-02']);

    expect(explained).toMatchObject({ employeeId: anna.id, entries: [{ timeEntryId: id }], language: 'is' });
  });

  it('without work says so', async () => {
    expect((await explain()).out).toContain('No time');
  });
});
