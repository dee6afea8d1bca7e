// The people as the list shows them: in the order of the tablet's language, and with no more of a name than the company wants seen.
import type { Department } from '@stimpill/api-types';
import { initialOf, sortByName } from '@stimpill/words/collation.ts';
import type { Language } from '@stimpill/words/language.ts';
import { tellApart } from '@stimpill/words/tell-apart.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { ListMode, PunchListSnapshot } from '#storage/kiosk-database.ts';

export type ListPerson = {
  readonly id: string;
  readonly name: string;
  /** What tells the person from another of the same name: the department, or the employee number. */
  readonly apart: string | undefined;
  readonly initial: string;
  readonly searchKey: string;
  readonly departmentIds: readonly string[];
  readonly isClockedIn: boolean;
  readonly openSince: number | undefined;
  readonly employeeNumber: string | undefined;
  /** A clock-in of this person wants a project, or the place where it was. */
  readonly requiresProject: boolean;
  readonly requiresPosition: boolean;
};

/** Letters a person must type before hidden names show. */
export const LETTERS_BEFORE_NAMES = 2;

export function toListPeople(
  people: PunchListSnapshot['people'],
  mode: ListMode,
  language: Language,
  departments: readonly Department[] = [],
): readonly ListPerson[] {
  const names = mode === 'short' ? toShortNames(people.map(({ name }) => name)) : undefined;
  const apart = mode === 'number' ? undefined : tellApart(withDepartments(people, departments));
  return sortByName(people, language).map((person) => ({
    id: person.id,
    // Where numbers stand for names, no name is shown before the PIN.
    name: mode === 'number' ? (person.employeeNumber ?? '') : (names?.get(person.name) ?? person.name),
    apart: apart?.get(person.id),
    employeeNumber: person.employeeNumber ?? undefined,
    requiresProject: person.requiresProjectSelection,
    requiresPosition: person.requireGpsOnClockIn,
    initial: initialOf(person.name, language),
    searchKey: toSearchKey(person.name),
    departmentIds: person.departmentIds,
    isClockedIn: person.isClockedIn,
    openSince: person.openEntryStartAtUtc === null ? undefined : Date.parse(person.openEntryStartAtUtc),
  }));
}

function withDepartments(people: PunchListSnapshot['people'], departments: readonly Department[]) {
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]));
  return people.map(({ departmentIds, employeeNumber = null, ...person }) => ({
    ...person,
    employeeNumber,
    departments: departmentIds.flatMap((id) => nameOf.get(id) ?? []),
  }));
}

/** First name and initial, with as many more letters of the last name as it takes to tell two people apart. */
export function toShortNames(fullNames: readonly string[]): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  for (const fullName of new Set(fullNames)) {
    const rivals = fullNames.filter((other) => other !== fullName && firstOf(other) === firstOf(fullName));
    short.set(fullName, shortest(fullName, rivals));
  }
  return short;
}

/** What stands in brackets is no name, and is never cut: `(yngri)` is there to be seen. */
const IN_BRACKETS = /[([][^)\]]*[)\]]?/gu;
const wordsOf = (fullName: string) => fullName.replace(IN_BRACKETS, ' ').trim().split(/\s+/u);
const withBrackets = (short: string, fullName: string) =>
  [short, ...(fullName.match(IN_BRACKETS) ?? [])].filter((part) => part !== '').join(' ');
const firstOf = (fullName: string) => wordsOf(fullName)[0] ?? '';

function shortest(fullName: string, rivals: readonly string[]): string {
  const last = Array.from(wordsOf(fullName).slice(1).at(-1) ?? '');
  for (let letters = 1; letters < last.length; letters += 1) {
    const candidate = shortenTo(fullName, letters);
    if (rivals.every((rival) => shortenTo(rival, letters) !== candidate)) return candidate;
  }
  return last.length <= 1 ? fullName.trim() : longest(fullName, rivals);
}

/** Same first and last name: only the names between can tell them apart. */
function longest(fullName: string, rivals: readonly string[]): string {
  const words = wordsOf(fullName);
  const outer = `${words[0] ?? ''} ${words.at(-1) ?? ''}`;
  const isShared = rivals.some((rival) => `${firstOf(rival)} ${wordsOf(rival).at(-1) ?? ''}` === outer);
  return isShared ? fullName.trim() : withBrackets(outer.trim(), fullName);
}

function shortenTo(fullName: string, letters: number): string {
  const words = wordsOf(fullName);
  const last = words.slice(1).at(-1);
  const short = last ? `${words[0] ?? ''} ${Array.from(last).slice(0, letters).join('')}.` : (words[0] ?? '');
  return withBrackets(short, fullName);
}

/** Those of a department whose names begin with what was typed. */
export function filterPeople(
  people: readonly ListPerson[],
  wanted: { readonly departmentId: string | undefined; readonly typed: string; readonly mode: ListMode },
): readonly ListPerson[] {
  const key = toSearchKey(wanted.typed);
  if (wanted.mode === 'hidden' && Array.from(wanted.typed.trim()).length < LETTERS_BEFORE_NAMES) return [];
  return people.filter(
    ({ departmentIds, searchKey }) =>
      (wanted.departmentId === undefined || departmentIds.includes(wanted.departmentId)) &&
      (key === '' || matchesSearch(searchKey, key)),
  );
}

/** Whose number it is. One that two people share belongs to nobody. */
export function findByNumber(people: readonly ListPerson[], typed: string): ListPerson | undefined {
  const found = people.filter(({ employeeNumber }) => employeeNumber === typed);
  return found.length === 1 ? found[0] : undefined;
}
