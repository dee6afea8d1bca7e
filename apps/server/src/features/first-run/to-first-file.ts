// What somebody answers at the first run -> the content of a company file, and where each answer stands in it.
import { wordsIn } from '#words.ts';
import { toldIn } from '#features/rules/pay-lines.ts';
import { fromTo } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { newPerson } from '#features/company-people/import/new-person.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findShippedRule, nameOfShippedRule } from '#features/rules/rule-file.ts';
import { uuidv7 } from '#ids.ts';
import { readFirstPeople, type FirstRows } from './read-first-people.ts';
import { issuePins } from '#features/company-file/weak-pin.ts';

type Language = CompanySettings['language'];

export type FirstAnswers = {
  readonly company: { readonly name: string; readonly language: Language; readonly timeZone: string };
  /** Their names. */
  readonly departments: readonly string[];
  /** Null for none. */
  readonly people: FirstRows | null;
  /** Key of a shipped agreement; null: every minute counts as daytime. */
  readonly agreement: string | null;
  /** The day of the month. */
  readonly payPeriodStartDay: number;
  readonly owner: {
    readonly displayName: string;
    readonly email: string;
    readonly password: string;
    /** The row that is the owner, from 1 on; null where none is. */
    readonly line: number | null;
    /** Whether the owner gets a PIN. */
    readonly punches: boolean;
  };
};

export type PersonWithPin = {
  readonly employeeId: string;
  readonly displayName: string;
  readonly employeeNumber: string | null;
  readonly departmentNames: readonly string[];
  readonly language: Language;
  /** Null for an owner who does not punch. */
  readonly pin: string | null;
};

export type FirstFile = {
  readonly content: unknown;
  readonly companyId: string;
  readonly ownerId: string;
  readonly people: readonly PersonWithPin[];
  /** @param path as a fault of the file says it @returns the same as a field of the answers */
  readonly fieldOf: (path: string) => string;
};

type Beside = {
  /** yyyy-MM-dd, the day from which people are employed and the rule holds for the year. */
  readonly today: string;
  /** The id that the owner gets. */
  readonly ownerId: string;
};

export function toFirstFile(answers: FirstAnswers, { today, ownerId }: Beside): FirstFile {
  const { company, payPeriodStartDay: startDay } = answers;
  const { people: listed, departments } = readFirstPeople(answers.people, { ...answers, today });
  const ids = { company: uuidv7(), payPeriod: uuidv7(), ruleSet: uuidv7() };
  const { people, ownerPlace } = withOwner(listed, answers.owner, today);
  const pins = issuePins(people.length);
  const { email, password, punches } = answers.owner;
  const employees = people.map((person, place) => ({
    ...person,
    pin: place === ownerPlace && !punches ? null : (pins[place] ?? null),
    ...(place === ownerPlace && { id: ownerId, email, role: 'owner', password }),
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
      departments,
      employees,
    },
    companyId: ids.company,
    ownerId,
    people: employees.map(({ id, displayName, employeeNumber, departmentIds, language, pin }) => ({
      ...{ employeeId: id, displayName, employeeNumber, pin },
      departmentNames: departments.flatMap((each) => (departmentIds.includes(each.id) ? [each.name] : [])),
      language: language ?? company.language,
    })),
    fieldOf: (path) => fieldOf(path, ownerPlace),
  };
}

/**
 * The row that was said is the owner; without one, the owner is one more person, at the end. An e-mail never chooses: with that of
 * another row somebody would get the password of somebody else.
 */
function withOwner(listed: readonly StoredEmployee[], owner: FirstAnswers['owner'], today: string) {
  const { displayName, email, line } = owner;
  if (line !== null && line > listed.length) throw faultAt('owner.line', 'must be the number of a row');
  const ownerPlace = line === null ? listed.length : line - 1;
  const another = listed.findIndex((person, place) => place !== ownerPlace && hasEmail(person, email));
  if (another !== -1)
    throw faultAt(
      'owner.email',
      `must be of the owner; row ${another + 1} has it, and is not the row in owner.line`,
    );
  if (line !== null) return { people: listed, ownerPlace };
  const added: StoredEmployee = { ...newPerson(), displayName, email, employmentStartDate: today };
  return { people: [...listed, added], ownerPlace };
}

const hasEmail = (person: StoredEmployee, email: string) =>
  person.email !== null && emailKeyOf(person.email) === emailKeyOf(email);

const faultAt = (field: string, must: string) =>
  new DomainError('request.invalid', { field, message: `${field} ${must}.` });

function ruleOf({ agreement: key, company }: FirstAnswers, id: string, today: string) {
  const agreement = key === null ? undefined : findShippedRule(key);
  if (agreement === undefined) return null;
  const name = nameOfShippedRule(agreement, toldIn(company.language));
  const version = { number: 1, validFrom: `${today.slice(0, 4)}-01-01`, agreement: agreement.key };
  return { id, name, versions: [version] };
}

/** `26.–25.`, or the calendar month by its name. */
function nameOfPeriod(startDay: number, language: Language): string {
  return startDay === 1 ? wordsIn(language).companyWords.month : fromTo(`${startDay}.`, `${startDay - 1}.`);
}

/** `employees[3].email` -> `people.rows[3].email`. */
function fieldOf(path: string, ownerPlace: number): string {
  return path
    .replace(`employees[${ownerPlace}].`, 'owner.')
    .replace(/^employees\[(\d+)\]/, 'people.rows[$1]')
    .replace(/^departments\[(\d+)\].*$/, 'departments[$1]')
    .replace(/^payPeriods.*$/, 'payPeriodStartDay')
    .replace(/^ruleSets.*$/, 'agreement');
}
