// Who takes part: companies with their managers and employees, all made from the seed.
import type { Chance } from '../chance.ts';
import { createOffice, toOfficeSections, type Office } from './office.ts';
import { BALANCE, LEAVE_DAYS } from './office-days.ts';
import { createProjects, toProjectInFile, type Project } from './projects.ts';
import type { Shift } from './shift.ts';

export type Person = {
  readonly companyId: string;
  readonly id: string;
  /** Such as `c2p17`: the same in every run with the same sizes. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  /** Given to some of them in the middle of the campaign. */
  readonly laterPin: string;
  /** In which of the two departments they are. */
  readonly department: 0 | 1;
};

export type Company = {
  readonly id: string;
  readonly name: string;
  readonly manager: { readonly email: string; readonly password: string };
  readonly people: readonly Person[];
  readonly projects: readonly Project[];
  readonly office: Office;
  readonly rules: CompanyRules;
};

/** What a company asks for beside the PIN. */
type CompanyRules = {
  readonly projects: 'none' | 'optional' | 'strict';
  readonly photos: 'none' | 'optional' | 'required';
  readonly isLocated: boolean;
};

/** Companies take turns with these. */
const RULES: readonly [CompanyRules, CompanyRules] = [
  { projects: 'strict', photos: 'required', isLocated: true },
  { projects: 'optional', photos: 'optional', isLocated: false },
];

/** Nothing is asked for. */
export const NO_RULES: CompanyRules = { projects: 'none', photos: 'none', isLocated: false };

export function createCompanies(chance: Chance, companies: number, peopleOfEach: number): readonly Company[] {
  return Array.from({ length: companies }, (_, at) => {
    const name = `c${at + 1}`;
    const id = chance.guid('company', name);
    return {
      id,
      name,
      manager: { email: `manager@${name}.example`, password: secret(chance, name) },
      people: Array.from({ length: peopleOfEach }, (_, place) =>
        createPerson(chance, { companyId: id, name: `${name}p${place + 1}`, place }),
      ),
      projects: createProjects(chance, name),
      office: createOffice(chance, name, at % 2 === 0),
      rules: at % 2 === 0 ? RULES[0] : RULES[1],
    };
  });
}

type Place = { readonly companyId: string; readonly name: string; readonly place: number };

function createPerson(chance: Chance, { companyId, name, place }: Place): Person {
  return {
    companyId,
    id: chance.guid('person', name),
    name,
    email: `${name}@people.example`,
    password: secret(chance, name),
    pin: createPin(chance, name, 'first'),
    laterPin: createPin(chance, name, 'later'),
    department: place % 2 === 0 ? 0 : 1,
  };
}

/** A text that occurs nowhere else, so that it can be looked for wherever it must not be. */
const secret = (chance: Chance, name: string) => `canary ${chance.guid('secret', name)}`;

/** How PINs begin: no date, year, run or pair, which the command line refuses; and never twice the same for one person. */
const BEGINNINGS = { first: ['47', '52', '63', '74'], later: ['81', '86', '93', '95'] } as const;
const ENDS = ['05', '16', '27', '38', '46', '59'] as const;

function createPin(chance: Chance, name: string, which: keyof typeof BEGINNINGS): string {
  const pick = (part: string, from: readonly string[]) => chance.pick(from, 'pin', part, which, name);
  return pick('beginning', BEGINNINGS[which]) + pick('end', ENDS);
}

/** Longer than the campaign: what is erased at its end must have been there until then. */
export const RETENTION_DAYS = { coordinates: 60, photos: 45 };

const COMMON = {
  isActive: true,
  jobTitle: 'Baker',
  employmentStartDate: '2024-01-01',
  employmentRatio: 1,
} as const;

export function toCompanyFile(
  company: Company,
  shifts: readonly Shift[] = [],
  retentionDays = RETENTION_DAYS,
): unknown {
  const { id, name, manager, people, projects, office } = company;
  const [north] = office.departments;
  const shiftTypeId = shiftTypeOf(id);
  return {
    ...toFileWithout(company, retentionDays),
    employees: [
      { ...COMMON, ...manager, id: managerId(id), role: 'owner', displayName: `Manager of ${name}` },
      {
        ...{ ...COMMON, ...office.accountant, role: 'accountant', displayName: `Accountant of ${name}` },
        ...{ kennitala: '1203854569', ruleSetId: office.ruleSetId },
      },
      {
        ...{ ...COMMON, ...office.limited, role: 'manager', displayName: `Limited manager of ${name}` },
        limitedToDepartmentIds: [north.id],
      },
      ...people.map((person) => ({
        ...toEmployee(company, person),
        password: person.password,
        pin: person.pin,
      })),
    ],
    projects: projects.map((project) => toProjectInFile(project, true)),
    shiftTypes: [{ id: shiftTypeId, name: 'Morning', colorHex: '#2f7d4f' }],
    shifts: shifts.map(({ startAt, endAt, ...shift }) => ({
      ...shift,
      shiftTypeId,
      startTime: new Date(startAt).toISOString(),
      endTime: new Date(endAt).toISOString(),
    })),
    timeOff: office.requests.flatMap((requestId, place) => {
      const [startDate, endDate] = [LEAVE_DAYS[0], LEAVE_DAYS.at(-1)];
      const employeeId = people[place]?.id;
      return employeeId === undefined
        ? []
        : [{ id: requestId, employeeId, startDate, endDate, status: 'Pending' }];
    }),
    balanceBookings: people.slice(0, 1).map(({ id: employeeId }) => ({
      ...{
        id: `${employeeId.slice(0, 24)}0000000000b1`,
        employeeId,
        account: 'winterLeave',
        kind: 'opening',
      },
      ...{ date: BALANCE.from, minutes: BALANCE.openingMinutes, reason: 'from the old system' },
    })),
  };
}

/** A file about one employee alone; what the file does not name stays as it is. */
export function toPersonFile(company: Company, person: Person, isActive: boolean): unknown {
  return { ...toFileWithout(company), employees: [{ ...toEmployee(company, person), isActive }] };
}

/** A file about one project alone: the one on which nobody may work any more. */
export function toClosingFile(company: Company): unknown {
  const closing = company.projects.filter(({ isClosing }) => isClosing);
  return { ...toFileWithout(company), projects: closing.map((project) => toProjectInFile(project, false)) };
}

const toEmployee = ({ office }: Company, { id, email, name, department }: Person) => ({
  ...COMMON,
  ...{ id, email, role: 'employee', displayName: name, employeeNumber: name },
  ...{ departmentIds: [office.departments[department].id], ruleSetId: office.ruleSetId },
});

function toFileWithout({ id, name, rules, office }: Company, retentionDays = RETENTION_DAYS) {
  return {
    formatVersion: 1,
    ...toOfficeSections(office),
    company: {
      id,
      name,
      timeZone: 'Atlantic/Reykjavik',
      features: { enableProjects: rules.projects !== 'none', enableShifts: true },
      terminal: {
        anonymous: true,
        projectSelection: rules.projects,
        punchPhoto: rules.photos,
        gpsOnClockIn: rules.isLocated,
      },
      language: 'en',
      retentionDays,
      holidays: { calendar: 'IS' },
    },
  };
}

const shiftTypeOf = (companyId: string) => `${companyId.slice(0, 24)}00000000000b`;
export const managerId = (companyId: string) => `${companyId.slice(0, 24)}00000000000a`;
