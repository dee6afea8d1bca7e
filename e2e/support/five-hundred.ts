// A company of five hundred people on a Tuesday morning, with last month still to be approved, as a file that the server imports.
import { owner } from './company.ts';

/** Nine in the morning, long before the next holiday. */
export const THIS_MORNING = '2026-10-06T09:00:00.000Z';

const FIVE_HUNDRED = '55555555-5555-4555-8555-555555555555';

/** Of one department. */
export const departmentManager = {
  email: 'deild@fimmhundrud.example',
  password: 'a manager of one department',
} as const;

const PEOPLE = 500;
const DEPARTMENTS = 12;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FIRST = ['Anna', 'Björn', 'Dagný', 'Einar', 'Fríða', 'Guðrún', 'Hákon', 'Ísold', 'Jón', 'Katrín'];
const LAST = ['Árnadóttir', 'Þorláksson', 'Ægisdóttir', 'Święcicki', 'Óskarsdóttir', 'Bergsson', 'Zoëga'];

const id = (kind: string, number: number) =>
  `55555555-0000-4000-8000-${kind}${String(number).padStart(12 - kind.length, '0')}`;
const all = <Made>(count: number, make: (place: number) => Made) =>
  Array.from({ length: count }, (_, place) => make(place));

export function fiveHundredFile(): string {
  const departments = all(DEPARTMENTS, (place) => ({ id: id('d', place), name: `Deild ${place + 1}` }));
  return JSON.stringify({
    formatVersion: 1,
    company: {
      ...{ id: FIVE_HUNDRED, name: 'Fimm hundruð ehf.', timeZone: 'Atlantic/Reykjavik', language: 'is' },
      features: { enableProjects: false, enableShifts: false },
      terminal: { anonymous: false, projectSelection: 'none', punchPhoto: 'none' },
      retentionDays: { coordinates: 90, photos: 30 },
      holidays: { calendar: 'IS' },
      ...{ defaultRuleSetId: id('a', 1), defaultPayPeriodId: id('c', 1) },
    },
    departments,
    payPeriods: [{ id: id('c', 1), name: 'Mánuður', startDay: 1 }],
    ruleSets: [
      {
        ...{ id: id('a', 1), name: 'SGS/Efling dagvinna' },
        versions: [{ number: 1, validFrom: '2020-01-01', agreement: 'sgs-efling-day-work' }],
      },
    ],
    employees: [
      { ...COMMON, ...signedIn(owner), id: id('f', 1), role: 'owner', displayName: owner.name },
      {
        ...{ ...COMMON, ...departmentManager, id: id('f', 2), role: 'manager' },
        ...{ displayName: 'Deildarstjóri Fyrstudeildar', limitedToDepartmentIds: [id('d', 0)] },
      },
      ...all(PEOPLE, aPerson),
    ],
    timeOff: all(8, (place) => ({
      ...{ id: id('b', place), employeeId: id('e', place * 40), status: 'Pending' },
      ...{ startDate: '2026-11-02', endDate: '2026-11-04' },
    })),
    timeEntries: all(PEOPLE, entriesOf).flat(),
  });
}

const COMMON = { employmentStartDate: '2024-01-01', isActive: true, jobTitle: 'Starfsmaður' };

const signedIn = ({ email, password }: { readonly email: string; readonly password: string }) => ({
  ...{ email, password },
});

/** Some names are those of two, a tenth is paid by the hour and has no regular hours. */
function aPerson(place: number) {
  const first = FIRST[place % FIRST.length];
  const last = LAST[Math.floor(place / FIRST.length) % LAST.length];
  return {
    ...{ ...COMMON, id: id('e', place), role: 'employee', employeeNumber: String(1_000 + place) },
    displayName: place < 4 ? `${first} ${last}` : `${first} ${place} ${last}`,
    departmentIds: [id('d', place % DEPARTMENTS)],
    payBasis: place % 10 === 0 ? 'hourly' : 'monthly',
    phone: '+354 555 0100',
  };
}

/** August is approved, September is not, and of October there is this morning; two thirds are in. */
function entriesOf(place: number): object[] {
  const entry = entriesFor(place);
  const workdays = (monday: string, count: number) =>
    all(count, (day) => Date.parse(monday) + (Math.floor(day / 5) * 7 + (day % 5)) * DAY_MS);
  const start = Date.parse(THIS_MORNING) - (60 + (place % 60)) * MINUTE_MS;
  return [
    ...workdays('2026-08-03', 20).map((day) => entry(...shiftOn(place, day), { isLocked: true })),
    ...workdays('2026-08-31', 22).map((day) =>
      entry(...shiftOn(place, day), { isDraft: place % 50 === 7 && day === Date.parse('2026-09-07') }),
    ),
    ...(place % 3 === 0 ? [] : [entry(start, null)]),
  ];
}

function shiftOn(place: number, day: number): [number, number] {
  const start = day + ([7, 8, 15][place % 3] ?? 7) * HOUR_MS;
  return [start, start + 8 * HOUR_MS + (place % 4) * 15 * MINUTE_MS];
}

function entriesFor(place: number) {
  let count = 0;
  return (start: number, end: number | null, rest: object = {}) => {
    count += 1;
    const times = { startAtUtc: new Date(start), ...(end !== null && { endAtUtc: new Date(end) }) };
    return { id: id('1', place * 100 + count), employeeId: id('e', place), ...times, ...rest };
  };
}
