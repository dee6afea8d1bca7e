// A small company file with one of everything, for tests that change one thing in it.
import { createUseCaseDeps } from '../src/use-case-deps.ts';
import type { LoadDemoDeps } from '#features/demo/demo-summary.ts';
import type { CompanyFileInput } from '#features/company-file/company-file.ts';
import { createHashing } from '#features/auth/hashing-queue.ts';
import { createPasswordHashing } from '#features/auth/password-hash.ts';
import { importCompany, type ImportDeps, type ImportInput } from '#features/company-file/import-company.ts';
import { createPinHashing } from '#features/auth/pin-hash.ts';
import type { TestDatabase } from './test-databases.ts';
import { testSecrets } from './test-secrets.ts';
import { operatorNamed } from './authors.ts';

/** An id that can be recognised in tests. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

type Item<List extends keyof CompanyFileInput> =
  NonNullable<CompanyFileInput[List]> extends (infer One)[] ? One : never;

export const ids = {
  company: idOf(1),
  department: idOf(2),
  payPeriod: idOf(3),
  project: idOf(4),
  subProject: idOf(5),
  ruleSet: idOf(6),
  anna: idOf(7),
  jon: idOf(8),
  shiftType: idOf(9),
  shift: idOf(10),
  timeOff: idOf(11),
  absence: idOf(12),
  firstEntry: idOf(13),
  secondEntry: idOf(14),
  booking: idOf(15),
  absenceKind: idOf(16),
};

export function exampleEmployee(
  id: string,
  email: string,
  rest: Partial<Item<'employees'>> = {},
): Item<'employees'> {
  return {
    id,
    email,
    role: 'employee',
    isActive: true,
    displayName: 'Jón Þór Æsuson',
    jobTitle: 'Bakari',
    employmentStartDate: '2024-03-01',
    employmentRatio: 1,
    ...rest,
  };
}

export function exampleEntry(id: string, rest: Partial<Item<'timeEntries'>> = {}): Item<'timeEntries'> {
  return {
    id,
    employeeId: ids.anna,
    startAtUtc: '2026-03-02T08:00:00Z',
    endAtUtc: '2026-03-02T12:00:00Z',
    ...rest,
  };
}

export function exampleCompanyFile(rest: Partial<CompanyFileInput> = {}): CompanyFileInput {
  return {
    formatVersion: 1,
    company: exampleCompany(),
    departments: [{ id: ids.department, name: 'Bakarí' }],
    payPeriods: [{ id: ids.payPeriod, name: 'Mánuður', startDay: 1 }],
    projects: [{ id: ids.project, name: 'Veislur', subProjects: [{ id: ids.subProject, name: 'Brúðkaup' }] }],
    ruleSets: [
      {
        id: ids.ruleSet,
        name: 'Dagvinna',
        versions: [{ number: 1, validFrom: '2026-01-01', agreement: 'sgs-efling-day-work' }],
      },
    ],
    payrollCodes: { payday: { DV: 'Dagvinna', YV: 'Yfirvinna' } },
    employees: [
      exampleEmployee(ids.anna, 'Anna@example.is', {
        password: 'correct horse',
        pin: '4821',
        employeeNumber: '0012',
        departmentIds: [ids.department],
        entitlements: { sickLadder: 'sgs', vacationDays: 24 },
      }),
      exampleEmployee(ids.jon, 'jon@example.is'),
    ],
    ...examplePlans(),
    timeEntries: [
      exampleEntry(ids.firstEntry, { isLocked: true, projectId: ids.project, subProjectId: ids.subProject }),
      exampleEntry(ids.secondEntry, { startAtUtc: '2026-03-02T13:00:00+01:00', endAtUtc: null }),
    ],
    ...rest,
  };
}

function exampleCompany(): CompanyFileInput['company'] {
  return {
    id: ids.company,
    name: 'Bakaríið við Ána ehf.',
    timeZone: 'Atlantic/Reykjavik',
    features: { enableProjects: true, enableShifts: true },
    terminal: {
      anonymous: true,
      allowedIpRanges: ['2001:db8::/32', '192.0.2.0/24'],
      projectSelection: 'none',
      punchPhoto: 'none',
    },
    language: 'is',
    retentionDays: { coordinates: 90, photos: 30 },
    holidays: {
      calendar: 'IS',
      extra: [
        {
          date: '2026-03-06',
          name: 'Afmæli bakarísins',
          isPublicHoliday: false,
          class: 'AF',
          from: '12:00',
        },
      ],
      removed: ['2026-08-03'],
    },
    defaultRuleSetId: ids.ruleSet,
    defaultPayPeriodId: ids.payPeriod,
  };
}

function examplePlans(): Pick<
  CompanyFileInput,
  'shiftTypes' | 'absenceKinds' | 'shifts' | 'timeOff' | 'absences' | 'balanceBookings'
> {
  return {
    shiftTypes: [{ id: ids.shiftType, name: 'Morgunn', colorHex: '#2F7D4F' }],
    absenceKinds: [
      {
        id: ids.absenceKind,
        name: 'Vinnuslys',
        countsAs: 'sick',
        pays: 'line',
        payLine: 'SLYS',
        colour: 'red',
      },
    ],
    shifts: [
      {
        id: ids.shift,
        shiftTypeId: ids.shiftType,
        startTime: '2026-03-09T07:00:00Z',
        endTime: '2026-03-09T15:00:00+00:00',
      },
    ],
    timeOff: [
      {
        id: ids.timeOff,
        employeeId: ids.jon,
        startDate: '2026-07-01',
        endDate: '2026-07-10',
        status: 'Pending',
        note: 'með "gæsalöppum"\nog línu',
        percent: 50,
      },
    ],
    absences: [
      { id: ids.absence, employeeId: ids.jon, date: '2026-03-03', type: 'sick', kindId: ids.absenceKind },
    ],
    balanceBookings: [
      {
        id: ids.booking,
        employeeId: ids.jon,
        account: 'restTimeOff',
        date: '2026-01-01',
        kind: 'opening',
        minutes: 540,
        reason: 'úr eldra kerfi',
      },
    ],
  };
}

/** Imports into a test's database, with hashes that cost nothing and the clock at 10 March 2026. */
export function importer(test: TestDatabase): (content: unknown) => ReturnType<typeof importCompany> {
  const deps = importDeps(test);
  return (content) => importCompany({ content, by: operatorNamed('a test') } satisfies ImportInput, deps);
}

export function importDeps({ database }: TestDatabase): ImportDeps {
  const cheap = createHashing({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  return {
    database,
    clock: () => Date.UTC(2026, 2, 10, 12),
    passwords: createPasswordHashing(cheap),
    pins: createPinHashing(cheap, testSecrets().pepper),
  };
}

/** What the demo is loaded with, in the same way. */
export function demoDeps({ database }: TestDatabase): LoadDemoDeps {
  return createUseCaseDeps({
    database,
    clock: () => Date.UTC(2026, 2, 10, 12),
    secrets: testSecrets(),
    version: '0.0.0',
    hashing: createHashing({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
  });
}
