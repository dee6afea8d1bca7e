// A change of somebody's time as the contract has it, for them and for whoever is asked about it.
import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { authorName, type LogReader } from '#features/log/to-logged-change.ts';
import type { Employee } from '#features/people/employee.ts';
import type { LineNamesOf } from '#features/rules/pay-lines.ts';
import { toLineEffects } from '#features/timesheets/to-pay-effect.ts';
import { toInstant } from '#to-instant.ts';
import type { ToldChangeInFull } from './read-told-change.ts';
import { toChangeWord } from './to-change-word.ts';

export type ToldChangeData = DataOf<typeof stationOperations.listOwnChanges>['changes'][number];
type State = ToldChangeData['entries'][number]['after'];

type Reader = LogReader & { readonly employee: Employee; readonly namesOf: LineNamesOf };

export function toToldChange({ changes, effect, word }: ToldChangeInFull, reader: Reader): ToldChangeData {
  const [first] = changes;
  return {
    changedAtUtc: toInstant(word.told.changedAt),
    by: first === undefined ? '' : authorName(first.by, reader),
    reason: first?.reason ?? null,
    entries: changes.map(({ subjectId, before, after }) => ({
      timeEntryId: subjectId,
      before: before && toState(before, reader),
      after: after && toState(after, reader),
    })),
    effect: effect && {
      workedMinutesBefore: effect.workedMinutes.before,
      workedMinutesAfter: effect.workedMinutes.after,
      lines: toLineEffects(effect.lines, reader.namesOf(reader.employee, effect.range.endDate)),
    },
    word: toChangeWord(word, reader),
  };
}

function toState(entry: TimeEntry, { names }: Reader): NonNullable<State> {
  const { kind, startAtUtc, endAtUtc, breaks, isDraft, projectId, subProjectId } = toEntryRecord(entry);
  const projectName = names.get(subProjectId ?? projectId ?? '') ?? null;
  return { kind, startAtUtc, endAtUtc, breaks, isDraft, projectName };
}
