// A company whose whole shift comes at once, as a file that the server imports.
import { manager, type Person } from './company.ts';

export const SHIFT_COMPANY = '33333333-3333-4333-8333-333333333333';

const ID = (kind: string, number: number) =>
  `33333333-0000-4000-8000-${kind}${String(number).padStart(12 - kind.length, '0')}`;
const FIRST = ['Anna', 'Björn', 'Dagný', 'Einar', 'Fríða', 'Guðrún', 'Hákon', 'Ísold', 'Jón', 'Katrín'];
const LAST = ['Árnadóttir', 'Þorláksson', 'Ægisdóttir', 'Święcicki'];

/** PINs that differ, so that a mixed-up person would be noticed. */
export function shiftPeople(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, place) => ({
    id: ID('e', place),
    name: `${FIRST[place % FIRST.length]} ${LAST[Math.floor(place / FIRST.length) % LAST.length]}`,
    pin: String(1_357 + place * 211),
  }));
}

export function shiftCompanyFile(people: readonly Person[]): string {
  const common = {
    employmentStartDate: '2024-01-01',
    employmentRatio: 1,
    isActive: true,
    jobTitle: 'Bakari',
  };
  return JSON.stringify({
    formatVersion: 1,
    company: {
      id: SHIFT_COMPANY,
      name: 'Vaktaskipti ehf.',
      timeZone: 'Atlantic/Reykjavik',
      features: { enableProjects: false, enableShifts: false },
      terminal: { anonymous: false, projectSelection: 'none', punchPhoto: 'none' },
      language: 'en',
      retentionDays: { coordinates: 90, photos: 30 },
      holidays: { calendar: 'IS' },
      defaultRuleSetId: ID('', 1),
    },
    ruleSets: [
      {
        id: ID('', 1),
        name: 'SGS/Efling dagvinna',
        versions: [{ number: 1, validFrom: '2020-01-01', agreement: 'sgs-efling-day-work' }],
      },
    ],
    employees: [
      { ...common, ...manager, id: ID('a', 1), role: 'manager', displayName: 'Guðrún Stjóradóttir' },
      ...people.map(({ id, name, pin }, place) => ({
        ...common,
        id,
        pin,
        email: `person${place}@vaktaskipti.example`,
        role: 'employee',
        displayName: name,
      })),
    ],
  });
}
