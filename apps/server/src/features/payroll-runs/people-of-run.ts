// Whom a run has, what its file says of each, and what that is beside earlier files of these days.
import { countedOf, owedOf, type Owed } from './amounts-owed.ts';
import type { CountedPerson, PayrollCount } from './count-payroll.ts';
import type { OlderOwed } from './older-periods.ts';
import type { RunRequest } from './run-request.ts';
import type { TimeRunKind } from './payroll-run.ts';
import { leftAbsencesOf, saidBefore, type LeftAbsence } from './without-absences.ts';

export type PersonOfRun = Owed & {
  readonly person: CountedPerson;
  /** Has a row: anyone who has none is kept with the reason for it, or because nothing is left of what was sent. */
  readonly isInFile: boolean;
  readonly withoutAbsences: readonly LeftAbsence[];
  readonly older: readonly OlderOwed[];
};

/**
 * @param olderOf what has changed in earlier periods
 * @returns nobody where the files say already what all of them are paid
 */
export function peopleOfRun(
  ready: readonly CountedPerson[],
  count: PayrollCount,
  request: RunRequest,
  olderOf: (person: CountedPerson) => readonly OlderOwed[],
): readonly PersonOfRun[] {
  const { settings } = count.profile;
  const isNews = (person: CountedPerson) =>
    hasLines(owedOf(person.lines, person.sent, settings).lines) ||
    olderOf(person).some(({ isNew }) => isNew) ||
    saysMore(person, request);
  if (!ready.some(isNews)) return [];
  return ready
    .map((person) => {
      const owed = owedOf(person.lines, stillCounted(person, request), settings);
      const older = olderOf(person);
      const isInFile = hasLines(owed.lines) || older.length > 0 || isWrittenEmpty(person, count, request);
      return {
        ...{ person, isInFile, ...owed, older },
        withoutAbsences: leftAbsencesOf(person, request.withoutAbsences ?? []),
      };
    })
    .filter((each) => each.isInFile || each.withoutAbsences.length > 0 || isTakenBack(each.person, request));
}

/** A reason for absence that the files of these days were not made without yet. */
function saysMore(person: CountedPerson, { withoutAbsences = [] }: RunRequest): boolean {
  const { sent, unmappedAbsences } = person;
  const before = new Set(saidBefore(unmappedAbsences, sent).map(({ kind }) => kind));
  return sent.length > 0 && leftAbsencesOf(person, withoutAbsences).some(({ kind }) => !before.has(kind));
}

/** What is said anew takes the place of the files of these days; lines of them in files of later periods stay there. */
function stillCounted({ sent }: CountedPerson, { again }: RunRequest) {
  return again === 'anew' ? sent.filter(({ isOlder }) => isOlder) : sent;
}

/** Somebody with nothing to pay stands in the file where the profile writes zeros: once, or in each that says everything anew. */
function isWrittenEmpty(person: CountedPerson, { profile }: PayrollCount, request: RunRequest): boolean {
  if (!profile.settings.writesZeros || person.identity === null) return false;
  return isTakenBack(person, request) || (request.again === 'refuse' && person.sent.length === 0);
}

/** What earlier files say of them counts no longer, also where nothing is left to pay. */
function isTakenBack({ sent }: CountedPerson, { again }: RunRequest): boolean {
  return again === 'anew' && sent.some(({ isOlder }) => !isOlder);
}

export function kindOfRun(people: readonly PersonOfRun[], { again }: RunRequest): TimeRunKind {
  if (!people.some(({ person }) => person.sent.length > 0)) return 'whole';
  return again === 'anew' ? 'anew' : 'differences';
}

/** Numbers of the runs of which the rows of these people count no longer. */
export function replacedBy(people: readonly PersonOfRun[], { again }: RunRequest): readonly number[] {
  if (again !== 'anew') return [];
  const numbers = people.flatMap(({ person: { sent } }) =>
    countedOf(sent)
      .filter(({ isOlder }) => !isOlder)
      .map(({ runNumber }) => runNumber),
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const hasLines = (lines: object) => Object.keys(lines).length > 0;
