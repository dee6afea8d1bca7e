// Everything that is recorded of somebody over some days: their time with every change, also of what was removed, and their rest.
import { instantsOf, type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { readWordsOfChanges } from '#features/change-answers/words-of-changes.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import {
  readPersonDays,
  type DaysOfPerson,
  type PersonDaysRequest,
} from '#features/hours/read-person-days.ts';
import { listRemovedEntries } from '#features/ledger/time-entry-changes.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import { readRestOf, type RestOfPerson } from '#features/rest/read-rest.ts';
import type { OwnReader, RemovedEntry } from './to-own-days.ts';

export type PersonRecord = {
  readonly days: DaysOfPerson;
  readonly removed: readonly RemovedEntry[];
  readonly rest: RestOfPerson;
  /** What the person was told of a change, and said of it. */
  readonly wordOf: OwnReader['wordOf'];
  /** Of what the record names, by id. */
  readonly names: ReadonlyMap<string, string>;
};

export async function readRecord(scope: CompanyScope, request: PersonDaysRequest): Promise<PersonRecord> {
  const { company, employee, range, now } = request;
  const days = await readPersonDays(scope.db, request);
  const removed = await listRemovedIn(scope, {
    ...{ employeeId: employee.id, range },
    timeZone: company.timeZone,
  });
  const changes = changesOf(days, removed);
  const wordOf = await readWordsOfChanges(scope, employee.id, changes);
  const [rest] = await readRestOf(scope.db, { company, employees: [employee], range, now });
  return {
    ...{ days, removed, wordOf },
    rest: rest ?? assertNeverHappens('the rest of somebody without them'),
    names: await readRecordNames(scope, authorsOf(changes, wordOf)),
  };
}

type Removals = {
  readonly employeeId: string;
  readonly range: DateRange;
  readonly timeZone: string;
};

const A_MONTH_MS = 31 * 86_400_000;

/** An entry may be removed before it begins, where somebody had written it for a day to come. */
async function listRemovedIn(
  scope: CompanyScope,
  { employeeId, range, timeZone }: Removals,
): Promise<readonly RemovedEntry[]> {
  const { from, to } = instantsOf(range, timeZone);
  const removed = await listRemovedEntries(scope, { employeeId, since: from - A_MONTH_MS });
  return removed.filter(({ entry: { startAt } }) => from <= startAt && startAt < to);
}

function changesOf({ days }: DaysOfPerson, removed: readonly RemovedEntry[]): readonly RecordedChange[] {
  const changes = days.flatMap(({ entries }) => entries.flatMap((entry) => entry.changes));
  return [...changes, ...removed.map(({ change }) => change)];
}

/** Who wrote them, and whom their words name. */
function authorsOf(changes: readonly RecordedChange[], wordOf: OwnReader['wordOf']): readonly string[] {
  const authors = changes.flatMap((change) => {
    const word = wordOf(change);
    const access = word?.words.flatMap((each) => each.access) ?? [];
    return [change.by, ...access.map(({ by }) => by), ...(word?.decided?.by ? [word.decided.by] : [])];
  });
  return [...new Set(authors.map(({ userId }) => userId).filter((id) => id !== null))];
}
