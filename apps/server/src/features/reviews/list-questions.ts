// Everything that waits for a manager, in one list. A time entry is asked about once: because it is open, else too long, else a draft.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
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

/** The longest open first. */
export async function listQuestions(
  scope: CompanyScope,
  whose: Whose,
  now: number,
): Promise<readonly Question[]> {
  const questions = [
    ...(await listItemQuestions(scope, whose)),
    ...(await listEntryQuestions(scope, whose, now)),
  ];
  return questions.sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
}

/** About time entries about which no review item asks. */
export async function listEntryQuestions(
  scope: CompanyScope,
  whose: Whose,
  now: number,
): Promise<readonly Question[]> {
  const asked = new Set(await listAskedEntries(scope));
  const questions: Question[] = [];
  const ask = (kind: EntryKind, entry: EntryToLookAt, openedAt: number) => {
    if (asked.has(entry.id)) return;
    asked.add(entry.id);
    questions.push(toQuestion(kind, entry, openedAt));
  };
  for (const entry of await forgotten(scope, whose, now)) ask('forgottenOut', entry, entry.startAt + LONG_MS);
  for (const entry of await listOverlong(scope, whose)) ask('overlong', entry, entry.endAt ?? entry.startAt);
  for (const entry of await listDrafts(scope, whose)) ask('draft', entry, entry.endAt ?? entry.startAt);
  return questions;
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

function toQuestion(
  kind: EntryKind,
  { id, employeeId, employeeName, startAt }: EntryToLookAt,
  openedAt: number,
): Question {
  const asked = { id, kind, reason: kind, employeeId, employeeName, openedAt };
  return {
    ...asked,
    tabletId: null,
    tabletName: null,
    action: null,
    at: startAt,
    timeEntryId: id,
    punchId: null,
  };
}
