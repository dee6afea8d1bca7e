// What the café is before anybody works there: its settings, departments, projects, shift types, rule, periods and codes.
import { agreements } from '@stimpill/calc';
import type { CompanyFileInput } from '#features/company-file/company-file.ts';
import type { DepartmentName } from './demo-people.ts';
import { SHIFT_KINDS, SHIFT_LETTERS } from './demo-shifts.ts';
import { demoId } from './seeded.ts';

export const COMPANY_ID = demoId('company');
export const COMPANY_NAME = 'Kaffihús Norður ehf.';

const RULE_SET_ID = demoId('rule set');
export const KITCHEN_RULE_SET_ID = demoId('rule set of the kitchen');
export const DRIVER_RULE_SET_ID = demoId('rule set of the drivers');
const MONTH_PERIOD_ID = demoId('pay period 1');
export const BAKERY_PERIOD_ID = demoId('pay period 21');

const AGREEMENT = 'sgs-efling-day-work';
const LUNCH = { afterMinutes: 360, minutes: 30, from: '12:00' };

export const departmentId = (name: DepartmentName) => demoId(`department ${name}`);
export const shiftTypeId = (letter: string) => demoId(`shift type ${letter}`);

export const EVENTS = {
  projectId: demoId('project VEI'),
  subProjectIds: ['Brúðkaup', 'Erfidrykkjur', 'Fyrirtæki'].map((name) => demoId(`sub-project VEI ${name}`)),
};
export const CAKES = {
  projectId: demoId('project KOK'),
  subProjectIds: ['Fermingar', 'Afmæli'].map((name) => demoId(`sub-project KOK ${name}`)),
};

const ABSENCE_KINDS: CompanyFileInput['absenceKinds'] = [
  {
    ...{ id: demoId('absence kind accident'), name: 'Vinnuslys', countsAs: 'sick', colour: 'red' },
    ...{ pays: 'asCounted', mayBeAsked: false },
  },
  {
    ...{ id: demoId('absence kind course'), name: 'Námskeið', countsAs: 'unpaidLeave', colour: 'green' },
    ...{ pays: 'line', payLine: 'DV', mayBeAsked: true },
  },
];

export function demoStructure(
  firstDate: string,
): Omit<CompanyFileInput, 'employees' | 'shifts' | 'timeOff' | 'absences' | 'timeEntries'> {
  return {
    formatVersion: 1,
    company: demoSettings(),
    departments: (['Bakarí', 'Kaffihús', 'Eldhús', 'Skrifstofa'] as const).map((name) => ({
      id: departmentId(name),
      name,
    })),
    payPeriods: [
      { id: MONTH_PERIOD_ID, name: 'Mánuður', startDay: 1 },
      { id: BAKERY_PERIOD_ID, name: 'Bakarí, 21. til 20.', startDay: 21 },
    ],
    projects: demoProjects(),
    ruleSets: [
      {
        id: RULE_SET_ID,
        name: 'SGS / Efling, dagvinna',
        versions: [{ number: 1, validFrom: firstDate, agreement: AGREEMENT }],
      },
      {
        id: KITCHEN_RULE_SET_ID,
        name: 'Eldhús: hálftíma matarhlé dregið frá',
        versions: [{ number: 1, validFrom: firstDate, definition: withLunchTaken() }],
      },
      {
        id: DRIVER_RULE_SET_ID,
        name: 'Bílstjórar: lágmark útkalls óákveðið',
        versions: [{ number: 1, validFrom: firstDate, definition: withOpenCallOut() }],
      },
    ],
    payrollCodes: {
      payday: {
        ...{ DV: 'Dagvinna', YV: 'Yfirvinna', SH: 'Stórhátíðarvinna', HD: 'Frídagur' },
        sick: 'Veikindi',
        ...{ decemberBonus: 'Desemberuppbót', holidayBonus: 'Orlofsuppbót' },
      },
      kjarni: {
        ...{ DV: '101', YV: '205', SH: '210', HD: '120', sick: '130', sickChild: '131', vacation: '140' },
        ...{ decemberBonus: '160', holidayBonus: '161' },
      },
      dk: { DV: '1', YV: '2', SH: '9', HD: '3' },
      businessCentral: { DV: '900', YV: '910', SH: '915', HD: '920' },
      generic: {},
    },
    absenceKinds: ABSENCE_KINDS,
    shiftTypes: SHIFT_LETTERS.map((letter) => ({
      id: shiftTypeId(letter),
      name: SHIFT_KINDS[letter].name,
      colorHex: SHIFT_KINDS[letter].colorHex,
    })),
  };
}

/** The agreement, and half an hour a day that is taken as a break unless somebody says that they worked through it. */
function withLunchTaken() {
  const definition = agreements.get(AGREEMENT)?.definition;
  if (definition === undefined) throw new Error('The agreement of the demo is not shipped any more.');
  return {
    ...definition,
    mechanisms: definition.mechanisms.map((mechanism) =>
      mechanism.mechanism === 'breaks' ? { ...mechanism, automatic: [LUNCH] } : mechanism,
    ),
  };
}

/** The agreement, but for call-outs: what one pays at least the café has yet to say. */
function withOpenCallOut() {
  const definition = agreements.get(AGREEMENT)?.definition;
  const open = agreements.get('vr-fa')?.definition.open;
  if (definition === undefined || open === undefined)
    throw new Error('No agreement that ships leaves the minimum of a call-out open any more.');
  return {
    ...definition,
    names: { is: 'Bílstjórar', en: 'Drivers', pl: 'Kierowcy' },
    mechanisms: definition.mechanisms.filter(({ mechanism }) => mechanism !== 'call-out'),
    open,
  };
}

function demoSettings(): CompanyFileInput['company'] {
  return {
    id: COMPANY_ID,
    name: COMPANY_NAME,
    timeZone: 'Atlantic/Reykjavik',
    features: { enableProjects: true, enableShifts: true },
    terminal: {
      anonymous: true,
      projectSelection: 'optional',
      punchPhoto: 'optional',
      asksAboutBreaks: true,
    },
    paidBySalary: { sick: true, sickChild: true, vacation: true },
    language: 'is',
    retentionDays: { coordinates: 90, photos: 30 },
    holidays: { calendar: 'IS' },
    defaultRuleSetId: RULE_SET_ID,
    defaultPayPeriodId: MONTH_PERIOD_ID,
    // The plan has the break of half an hour in it.
    planToleranceMinutes: 45,
  };
}

function demoProjects(): CompanyFileInput['projects'] {
  const children = (code: string, names: readonly string[]) =>
    names.map((name, index) => ({
      id: demoId(`sub-project ${code} ${name}`),
      name,
      code: `${code}-${index + 1}`,
      isActive: true,
    }));
  return [
    {
      id: EVENTS.projectId,
      name: 'Veislur',
      code: 'VEI',
      isActive: true,
      subProjects: children('VEI', ['Brúðkaup', 'Erfidrykkjur', 'Fyrirtæki']),
    },
    {
      id: CAKES.projectId,
      name: 'Kökupantanir',
      code: 'KOK',
      isActive: true,
      subProjects: children('KOK', ['Fermingar', 'Afmæli']),
    },
    {
      id: demoId('project ELD'),
      name: 'Endurnýjun eldhúss',
      code: 'ELD',
      isActive: false,
      startDate: '2024-01-08',
      endDate: '2024-03-22',
    },
  ];
}
