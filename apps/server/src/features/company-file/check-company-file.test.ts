import { agreements } from '@stimpill/calc';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  exampleCompanyFile,
  exampleEmployee,
  exampleEntry,
  idOf,
  ids,
} from '../../../test/example-company-file.ts';
import { faultsOfFile } from '../../../test/faults-of-file.ts';
import { checkCompanyFile } from './check-company-file.ts';
import { NOTHING_STORED } from '../../../test/nothing-stored.ts';
import { readCompanyFile } from './read-company-file.ts';

const example = exampleCompanyFile();

const withCompany = (changes: Record<string, unknown>) => ({
  ...example,
  company: { ...example.company, ...changes },
});
const withTerminal = (changes: Record<string, unknown>) =>
  withCompany({ terminal: { ...example.company.terminal, ...changes } });
const withHolidays = (changes: Record<string, unknown>) =>
  withCompany({ holidays: { ...example.company.holidays, ...changes } });
const withAnna = (changes: Record<string, unknown>) => ({
  ...example,
  employees: [{ ...example.employees?.[0], ...changes }, example.employees?.[1]],
});
const withVersions = (versions: unknown) => ({
  ...example,
  ruleSets: [{ id: ids.ruleSet, name: 'Dagvinna', versions }],
});
const withEntries = (...timeEntries: unknown[]) => ({ ...example, timeEntries });

describe('a company file', () => {
  it('is good with one of everything in it', () => {
    expect(faultsOfFile(example)).toEqual([]);
  });

  it('is good as the documentation shows it', () => {
    const page = readFileSync(new URL('../../../../../docs/company-file.md', import.meta.url), 'utf8');
    const example = /```yaml\n(formatVersion[^]*?)```/.exec(page)?.[1] ?? '';

    expect(faultsOfFile(readCompanyFile(new TextEncoder().encode(example), 'company.yaml'))).toEqual([]);
  });

  it('may leave out every list and every default', () => {
    const { formatVersion, company } = example;

    const file = checkCompanyFile(
      { formatVersion, company: { ...company, defaultRuleSetId: null, defaultPayPeriodId: undefined } },
      NOTHING_STORED,
    );

    expect(file.employees).toEqual([]);
    expect(file.payrollCodes).toEqual({
      payday: {},
      kjarni: {},
      dk: {},
      businessCentral: {},
      generic: {},
      h3: {},
      regla: {},
    });
    expect(file.company.terminal.missingPhotoBlocks).toBe(false);
  });

  it('has its ids in lower case and instants in milliseconds', () => {
    const file = checkCompanyFile(
      withEntries(exampleEntry('ABCDEF00-0000-4000-8000-00000000000A')),
      NOTHING_STORED,
    );

    expect(file.timeEntries[0]).toMatchObject({
      id: 'abcdef00-0000-4000-8000-00000000000a',
      startAtUtc: Date.UTC(2026, 2, 2, 8),
      isDraft: false,
    });
  });

  it('may refer to what the company has already', () => {
    const { formatVersion, company } = example;
    const content = {
      formatVersion,
      company: { ...company, defaultRuleSetId: null, defaultPayPeriodId: null },
      timeEntries: [exampleEntry(ids.firstEntry)],
    };

    const check = () => checkCompanyFile(content, { ...NOTHING_STORED, employees: new Set([ids.anna]) });

    expect(check).not.toThrow();
  });

  it('is refused with the faults of fields and of references at once', () => {
    const content = {
      ...withAnna({ departmentIds: [idOf(404)], pin: 4821 }),
      shifts: [{ ...example.shifts?.[0], shiftTypeId: idOf(405) }],
    };

    expect(faultsOfFile(content)).toEqual([
      'employees[0].pin must be text of exactly 4 digits; put quotes around it.',
      'shifts[0].shiftTypeId is not the id of a shift type of this company.',
    ]);
  });

  it('has no further fault for references to an item with faults of its own', () => {
    expect(faultsOfFile({ ...example, departments: [{ id: ids.department }] })).toEqual([
      'departments[0].name is missing.',
    ]);
  });

  it('keeps the places of items behind a faulty one', () => {
    const content = { ...example, absences: [5, { ...example.absences?.[0], employeeId: idOf(404) }] };

    expect(faultsOfFile(content)).toEqual([
      'absences[0] must hold named fields.',
      'absences[1].employeeId is not the id of an employee of this company.',
    ]);
  });
});

const twoVersions = (first: object, second: object) =>
  withVersions([
    { number: 1, validFrom: '2026-01-01', agreement: 'sgs-efling-day-work', ...first },
    { number: 2, validFrom: '2026-02-01', agreement: 'sgs-efling-day-work', ...second },
  ]);

describe('every single fault', () => {
  it.each<[string, unknown, string]>([
    ['no mapping', 'text', 'The file must hold named fields.'],
    [
      'unknown field',
      { ...example, emplyees: [] },
      'emplyees is not known here; look at the spelling and at the list it stands in.',
    ],
    [
      'other version',
      { ...example, formatVersion: 2 },
      'formatVersion must be 1, the only version of the format so far.',
    ],
    [
      'unknown zone',
      withCompany({ timeZone: 'Atlantic/Akureyri' }),
      'company.timeZone is not a time zone known here; write an IANA name such as Atlantic/Reykjavik.',
    ],
    [
      'bad CIDR',
      withTerminal({ allowedIpRanges: ['192.0.2.0/33'] }),
      'company.terminal.allowedIpRanges[0] must be an address range in CIDR form, such as 192.0.2.0/24 or 2001:db8::/32.',
    ],
    [
      'removed day that is none',
      withHolidays({ removed: ['2026-08-04'] }),
      'company.holidays.removed[0] is not a holiday of the calendar IS.',
    ],
    [
      'removed day twice',
      withHolidays({ removed: ['2026-08-03', '2026-08-03'] }),
      'company.holidays.removed[1] repeats company.holidays.removed[0].',
    ],
    [
      'missing rule set',
      withCompany({ defaultRuleSetId: idOf(404) }),
      'company.defaultRuleSetId is not the id of a rule set of this company.',
    ],
    [
      'missing pay period',
      withCompany({ defaultPayPeriodId: idOf(404) }),
      'company.defaultPayPeriodId is not the id of a pay period of this company.',
    ],
    [
      'day that does not exist',
      withAnna({ employmentStartDate: '2026-02-29' }),
      'employees[0].employmentStartDate must be an existing date written as yyyy-MM-dd.',
    ],
    [
      'end before start',
      withAnna({ employmentEndDate: '2024-02-29' }),
      'employees[0].employmentEndDate lies before employmentStartDate.',
    ],
    [
      'two passwords',
      withAnna({ passwordHash: `$argon2id$v=19$m=64,t=1,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}` }),
      'employees[0].passwordHash stands beside a password; give one of the two.',
    ],
    [
      'common password',
      withAnna({ password: 'password1234' }),
      'employees[0].password must not be a common password, a short piece repeated, or either with digits or signs around it.',
    ],
    [
      'short password',
      withAnna({ password: 'password1' }),
      'employees[0].password must be at least 12 characters; a few words in a row are easy to remember.',
    ],
    [
      "password that is the person's name and a year",
      withAnna({ displayName: 'Anna Jónsdóttir', password: 'annajonsdottir1990' }),
      "employees[0].password must be more than the person's name, e-mail address or company with digits or signs around it.",
    ],
    [
      'password that is the company',
      withAnna({ password: 'Bakaríið-við-Ána-2026' }),
      "employees[0].password must be more than the person's name, e-mail address or company with digits or signs around it.",
    ],
    [
      'hash of another kind',
      withAnna({ password: null, passwordHash: 'plain' }),
      'employees[0].passwordHash must be an argon2id hash of the form $argon2id$v=19$m=…,t=…,p=…$salt$hash.',
    ],
    ['short PIN', withAnna({ pin: '482' }), 'employees[0].pin must be exactly 4 digits.'],
    [
      'e-mail twice',
      withAnna({ email: 'JON@example.is' }),
      'employees[1].email is that of employees[0] too.',
    ],
    [
      'number twice',
      {
        ...example,
        employees: [
          exampleEmployee(ids.anna, 'a@x.is', { employeeNumber: '1' }),
          exampleEmployee(ids.jon, 'b@x.is', { employeeNumber: '1' }),
        ],
      },
      'employees[1].employeeNumber is that of employees[0] too.',
    ],
    [
      'id twice',
      {
        ...example,
        departments: [
          { id: ids.department, name: 'A' },
          { id: ids.department, name: 'B' },
        ],
      },
      'departments[1].id is the id of departments[0] too.',
    ],
    [
      'bad colour',
      { ...example, shiftTypes: [{ id: ids.shiftType, name: 'M', colorHex: 'green' }] },
      'shiftTypes[0].colorHex must be a colour of the form "#rrggbb".',
    ],
    [
      'agreement unknown',
      twoVersions({ agreement: 'vr' }, {}),
      `ruleSets[0].versions[0].agreement does not ship with this version; known are ${[...agreements.keys()].join(', ')}.`,
    ],
    [
      'no definition',
      twoVersions({ agreement: null }, {}),
      'ruleSets[0].versions[0] needs a definition or the name of an agreement.',
    ],
    [
      'version twice',
      twoVersions({}, { number: 1 }),
      'ruleSets[0].versions[1].number is that of ruleSets[0].versions[0] too.',
    ],
    [
      'versions out of order',
      twoVersions({}, { validFrom: '2025-12-01' }),
      'ruleSets[0].versions[1].validFrom must lie after that of version 1.',
    ],
    [
      'end before start of work',
      withEntries(exampleEntry(idOf(20), { endAtUtc: '2026-03-02T07:59:59Z' })),
      'timeEntries[0].endAtUtc lies before startAtUtc.',
    ],
    [
      'overlap',
      withEntries(
        exampleEntry(idOf(20)),
        exampleEntry(idOf(21), { startAtUtc: '2026-03-02T11:59:59.999Z', endAtUtc: '2026-03-02T13:00:00Z' }),
      ),
      'timeEntries[1] overlaps timeEntries[0] of the same employee.',
    ],
    [
      'two open',
      withEntries(
        exampleEntry(idOf(20), { endAtUtc: null }),
        exampleEntry(idOf(21), { startAtUtc: '2026-03-03T08:00:00Z', endAtUtc: null }),
      ),
      'timeEntries[1].endAtUtc is open like that of timeEntries[0]; an employee has one open entry at most.',
    ],
    [
      'locked while open',
      withEntries(exampleEntry(idOf(20), { endAtUtc: null, isLocked: true })),
      'timeEntries[0].isLocked must be false while the entry is open.',
    ],
    [
      'sub-project alone',
      withEntries(exampleEntry(idOf(20), { subProjectId: ids.subProject })),
      'timeEntries[0].subProjectId needs a projectId beside it.',
    ],
    [
      'instant that does not exist',
      withEntries(exampleEntry(idOf(20), { startAtUtc: '2026-02-30T08:00:00Z' })),
      'timeEntries[0].startAtUtc must be an existing instant with an offset, such as 2026-03-02T15:30:00Z.',
    ],
  ])('is said with its place: %s', (_name, content, sentence) => {
    expect(faultsOfFile(content)).toEqual([sentence]);
  });

  it('shows where a rule definition has problems', () => {
    const definition = {
      holidayProfile: {},
      baseClass: 'day',
      mechanisms: [{ mechanism: 'wind' }],
      codeMap: { day: { bucket: 'daytime' } },
    };

    const faults = faultsOfFile(withVersions([{ number: 1, validFrom: '2026-01-01', definition }]));

    expect(faults).toEqual([
      expect.stringMatching(/^ruleSets\[0\]\.versions\[0\]\.definition\.codeMap\.day\.payLine /),
      expect.stringMatching(/^ruleSets\[0\]\.versions\[0\]\.definition\.mechanisms\[0\]\.mechanism /),
      expect.stringMatching(/^ruleSets\[0\]\.versions\[0\] is refused as a rule: .*stimpill rule check/),
    ]);
  });

  it('names a sub-project that belongs to another project', () => {
    const other = idOf(30);
    const content = {
      ...withEntries(exampleEntry(idOf(20), { projectId: other, subProjectId: ids.subProject })),
      projects: [...(example.projects ?? []), { id: other, name: 'Annað' }],
    };

    expect(faultsOfFile(content)).toEqual([
      'timeEntries[0].subProjectId is not a sub-project of the entry’s project.',
    ]);
  });
});
