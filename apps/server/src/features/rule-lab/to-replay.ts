// What a draft would pay, as the contract has it.
import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { Employee } from '#features/people/employee.ts';
import type { LineNames } from '#features/rules/pay-lines.ts';
import type { LineDifference } from '#features/timesheets/paid-lines.ts';
import type { ReplayedDay, ReplayedPerson } from '#features/timesheets/replay-draft.ts';
import type { ReplayedPart } from './replayed-people.ts';

type Data<Id extends keyof typeof manageOperations> = DataOf<(typeof manageOperations)[Id]>;

export function toReplayedPeople(
  { peopleCount, people, next }: ReplayedPart,
  names: LineNames,
): Data<'replayDraftRule'> {
  return {
    peopleCount,
    people: people.map(toReplayedPerson),
    lines: namesOf(people, names),
    next,
  };
}

function toReplayedPerson({ employee, workedMinutes, lines, ...counts }: ReplayedPerson) {
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    workedMinutes: { beforeMinutes: workedMinutes.before, afterMinutes: workedMinutes.after },
    lines: lines.map(toLine),
    ...counts,
  };
}

export function toReplayedDays(
  { id, displayName }: Employee,
  days: readonly ReplayedDay[],
  names: LineNames,
): Data<'replayPersonDays'> {
  return {
    employeeId: id,
    employeeDisplayName: displayName,
    days: days.map((day) => ({ ...day, lines: day.lines.map(toLine) })),
    lines: namesOf(days, names),
  };
}

function toLine({ line, ...minutes }: LineDifference) {
  return { key: line, ...minutes };
}

function namesOf(rows: readonly { readonly lines: readonly LineDifference[] }[], names: LineNames) {
  const keys = [...new Set(rows.flatMap(({ lines }) => lines.map(({ line }) => line)))].sort();
  return keys.map((key) => ({ key, names: [...(names.get(key) ?? [])] }));
}
