// What somebody answers at the first run -> the content of a company file, and where each answer stands in it.
import { describeRule } from '@stimpill/calc';
import { fromTo } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { findShippedRule } from '#features/rules/rule-file.ts';
import { uuidv7 } from '#ids.ts';
import { issuePins } from '../weak-pin.ts';

type Language = CompanySettings['language'];

type FirstPerson = {
  readonly displayName: string;
  readonly email: string | null;
  /** The name of one of the departments. */
  readonly department: string | null;
  readonly employmentRatio: number;
};

export type FirstAnswers = {
  readonly company: { readonly name: string; readonly language: Language; readonly timeZone: string };
  /** Their names. */
  readonly departments: readonly string[];
  readonly people: readonly FirstPerson[];
  /** Key of a shipped agreement; null: every minute counts as daytime. */
  readonly agreement: string | null;
  /** The day of the month. */
  readonly payPeriodStartDay: number;
  readonly owner: { readonly displayName: string; readonly email: string; readonly password: string };
};

export type PersonWithPin = {
  readonly employeeId: string;
  readonly displayName: string;
  readonly pin: string;
};

export type FirstFile = {
  readonly content: unknown;
  readonly companyId: string;
  readonly ownerId: string;
  readonly people: readonly PersonWithPin[];
  /** @param path as a fault of the file says it @returns the same as a field of the answers */
  readonly fieldOf: (path: string) => string;
};

const MONTH: Readonly<Record<Language, string>> = { is: 'Mánuður', en: 'Month', pl: 'Miesiąc' };

type Beside = {
  /** yyyy-MM-dd, the day from which people are employed and the rule holds for the year. */
  readonly today: string;
  /** The id that the owner gets. */
  readonly ownerId: string;
};

export function toFirstFile(answers: FirstAnswers, { today, ownerId }: Beside): FirstFile {
  const { company, departments, payPeriodStartDay: startDay } = answers;
  const ids = { company: uuidv7(), payPeriod: uuidv7(), ruleSet: uuidv7() };
  const { people, ownerPlace } = withOwner(answers);
  const pins = issuePins(people.length);
  const employees = people.map((person, place) => ({
    ...toEmployee(person, today),
    id: place === ownerPlace ? ownerId : uuidv7(),
    pin: pins[place],
    ...(place === ownerPlace && { role: 'owner', password: answers.owner.password }),
  }));
  const rule = ruleOf(answers, ids.ruleSet, today);
  return {
    content: {
      formatVersion: 1,
      company: {
        ...{ id: ids.company, ...company },
        features: { enableProjects: false, enableShifts: false },
        terminal: { anonymous: false, projectSelection: 'none', punchPhoto: 'none' },
        retentionDays: { coordinates: 90, photos: 30 },
        holidays: { calendar: 'IS' },
        ...{ defaultPayPeriodId: ids.payPeriod, defaultRuleSetId: rule === null ? null : ids.ruleSet },
      },
      payPeriods: [{ id: ids.payPeriod, name: nameOfPeriod(startDay, company.language), startDay }],
      ruleSets: rule === null ? [] : [rule],
      departments: departments.map((name) => ({ name })),
      employees,
    },
    companyId: ids.company,
    ownerId,
    people: employees.map(({ id, displayName, pin = '' }) => ({ employeeId: id, displayName, pin })),
    fieldOf: (path) => fieldOf(path, ownerPlace),
  };
}

/** Somebody on the list with the e-mail of the owner is the owner; else the owner is one more person, at the end. */
function withOwner({ people, owner: { displayName, email } }: FirstAnswers) {
  const isOwner = (person: FirstPerson) =>
    person.email !== null && emailKeyOf(person.email) === emailKeyOf(email);
  const place = people.findIndex(isOwner);
  if (place !== -1) return { people, ownerPlace: place };
  const owner = { displayName, email, department: null, employmentRatio: 1 };
  return { people: [...people, owner], ownerPlace: people.length };
}

function toEmployee({ displayName, email, department, employmentRatio }: FirstPerson, today: string) {
  return {
    ...{ displayName, email, employmentRatio },
    departments: department === null ? [] : [department],
    employmentStartDate: today,
  };
}

function ruleOf({ agreement: key, company }: FirstAnswers, id: string, today: string) {
  const agreement = key === null ? undefined : findShippedRule(key);
  if (agreement === undefined) return null;
  const name = describeRule(agreement.definition, company.language).name ?? agreement.name;
  const version = { number: 1, validFrom: `${today.slice(0, 4)}-01-01`, agreement: agreement.key };
  return { id, name, versions: [version] };
}

/** `26.–25.`, or the calendar month by its name. */
function nameOfPeriod(startDay: number, language: Language): string {
  return startDay === 1 ? MONTH[language] : fromTo(`${startDay}.`, `${startDay - 1}.`);
}

/** `employees[3].email` -> `people[3].email`. */
function fieldOf(path: string, ownerPlace: number): string {
  return path
    .replace(`employees[${ownerPlace}].`, 'owner.')
    .replace(/^employees\[(\d+)\]\.departments.*$/, 'people[$1].department')
    .replace(/^employees/, 'people')
    .replace(/^departments\[(\d+)\].*$/, 'departments[$1]')
    .replace(/^payPeriods.*$/, 'payPeriodStartDay')
    .replace(/^ruleSets.*$/, 'agreement');
}
