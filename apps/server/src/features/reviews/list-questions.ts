// Everything that waits for a manager, in one list. A time entry is asked about once: because it is open, else too long, else a draft.
import { type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import {
  daysToAskAbout,
  listWorkedWhileAway,
  type WorkedWhileAway,
} from '#features/absences/worked-while-away.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { WORKED_WHILE_AWAY } from '#features/ledger/review-item.ts';
import { LONG_MS, listStillIn } from '#features/reminders/list-still-in.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import type { EntryKind, Question } from './question.ts';
import {
  listAskedEntries,
  listDrafts,
  listItemQuestions,
  listOverlong,
  type EntryToLookAt,
} from './question-store.ts';

export type Asking = {
  readonly company: CompanySettings;
  readonly whose: Whose;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The longest open first. */
export async function listQuestions(scope: CompanyScope, asking: Asking): Promise<readonly Question[]> {
  const days = await daysToAskAbout(scope, asking.company, asking.now);
  const questions = [
    ...(await listItemQuestions(scope, asking.whose)),
    ...(await listEntryQuestions(scope, asking)),
    ...(days === null ? [] : await listAwayQuestions(scope, asking, days)),
  ];
  return questions.sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
}

/** About time entries about which no review item asks. */
export async function listEntryQuestions(
  scope: CompanyScope,
  { company, whose, now }: Asking,
): Promise<readonly Question[]> {
  const asked = new Set(await listAskedEntries(scope));
  const questions: Question[] = [];
  const ask = (kind: EntryKind, entry: EntryToLookAt, openedAt: number) => {
    if (asked.has(entry.id)) return;
    asked.add(entry.id);
    questions.push(toQuestion(kind, entry, openedAt));
  };
  for (const entry of await forgotten(scope, whose, now)) ask('forgottenOut', entry, entry.startAt + LONG_MS);
  for (const entry of await listOverlong(scope, whose, company.longestEntryHours))
    ask('overlong', entry, entry.endAt ?? entry.startAt);
  for (const entry of await listDrafts(scope, whose)) ask('draft', entry, entry.endAt ?? entry.startAt);
  return questions;
}

/** About days of absence on which somebody worked. */
async function listAwayQuestions(
  scope: CompanyScope,
  { company, whose }: Asking,
  range: DateRange,
): Promise<readonly Question[]> {
  return (await listWorkedWhileAway(scope, { company, whose, range })).map(toAwayQuestion);
}

/** The question about a day of absence is the day itself. */
export function toAwayQuestion({ absence, dayFrom, employeeName, asked }: WorkedWhileAway): Question {
  const [first] = asked;
  const startAt = first?.startAt ?? 0;
  const about = { id: absence.id, kind: WORKED_WHILE_AWAY, reason: WORKED_WHILE_AWAY } as const;
  const who = { employeeId: absence.employeeId, employeeName };
  return {
    ...{ ...about, ...who, ...ABOUT_TIME, at: Math.max(startAt, dayFrom) },
    openedAt: first?.endAt ?? startAt,
    timeEntryId: first?.id ?? null,
  };
}

async function forgotten(scope: CompanyScope, whose: Whose, now: number): Promise<readonly EntryToLookAt[]> {
  const stillIn = await listStillIn(scope, now);
  if (stillIn.length === 0) return [];
  const seen =
    whose === 'everybody' ? null : new Set((await listEmployees(scope, whose)).map(({ id }) => id));
  return stillIn
    .filter(({ employeeId }) => seen === null || seen.has(employeeId))
    .map(({ timeEntryId: id, employeeId, displayName: employeeName, at: startAt }) => ({
      ...{ id, employeeId, employeeName, startAt },
      endAt: null,
    }));
}

const ABOUT_TIME = { tabletId: null, tabletName: null, action: null, punchId: null } as const;

function toQuestion(
  kind: EntryKind,
  { id, employeeId, employeeName, startAt }: EntryToLookAt,
  openedAt: number,
): Question {
  const asked = { id, kind, reason: kind, employeeId, employeeName, openedAt };
  return { ...asked, ...ABOUT_TIME, at: startAt, timeEntryId: id };
}
