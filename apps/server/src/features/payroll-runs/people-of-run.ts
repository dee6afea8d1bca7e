// Whom a run has, what its file says of each, and what that is beside earlier files of these days.
import { placeOfLastAnew, owedOf, type Owed } from './amounts-owed.ts';
import type { CountedPerson, PayrollCount } from './count-payroll.ts';
import type { RunRequest } from './run-request.ts';
import type { TimeRunKind } from './payroll-run.ts';
import { leftAbsencesOf, type LeftAbsence } from './without-absences.ts';

export type PersonOfRun = Owed & {
  readonly person: CountedPerson;
  /** Has a row: whoever has none is kept with the reason for it, or because nothing is left of what was sent. */
  readonly isInFile: boolean;
  readonly withoutAbsences: readonly LeftAbsence[];
};

/** @returns nobody where the files say already what all of them are paid */
export function peopleOfRun(
  ready: readonly CountedPerson[],
  count: PayrollCount,
  request: RunRequest,
): readonly PersonOfRun[] {
  const { settings } = count.profile;
  if (!ready.some(({ lines, sent }) => hasLines(owedOf(lines, sent, settings).lines))) return [];
  return ready
    .map((person) => {
      const owed = owedOf(person.lines, request.again === 'anew' ? [] : person.sent, settings);
      const isInFile = hasLines(owed.lines) || isWrittenEmpty(person, count, request);
      return {
        ...{ person, isInFile, ...owed },
        withoutAbsences: leftAbsencesOf(person, request.withoutAbsences ?? []),
      };
    })
    .filter((each) => each.isInFile || each.withoutAbsences.length > 0 || isTakenBack(each.person, request));
}

/** Somebody with nothing to pay stands in the file where the profile writes zeros: once, or in each that says everything anew. */
function isWrittenEmpty(person: CountedPerson, { profile }: PayrollCount, request: RunRequest): boolean {
  if (!profile.settings.writesZeros || person.identity === null) return false;
  return isTakenBack(person, request) || (request.again === 'refuse' && person.sent.length === 0);
}

/** What earlier files say of them counts no longer, also where nothing is left to pay. */
function isTakenBack({ sent }: CountedPerson, { again }: RunRequest): boolean {
  return again === 'anew' && sent.length > 0;
}

export function kindOfRun(people: readonly PersonOfRun[], { again }: RunRequest): TimeRunKind {
  if (!people.some(({ person }) => person.sent.length > 0)) return 'whole';
  return again === 'anew' ? 'anew' : 'differences';
}

/** Numbers of the runs of which the rows of these people count no longer. */
export function replacedBy(people: readonly PersonOfRun[], { again }: RunRequest): readonly number[] {
  if (again !== 'anew') return [];
  const numbers = people.flatMap(({ person: { sent } }) =>
    sent.slice(placeOfLastAnew(sent)).map(({ runNumber }) => runNumber),
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const hasLines = (lines: object) => Object.keys(lines).length > 0;
