// A question with all that is known of it -> the answer.
import type { ReviewCase as Answer } from '@stimpill/api-types/manage';
import { toToldChange } from '#features/change-answers/to-told-change.ts';
import type { Language } from '#words.ts';
import type { TakenAbsence } from '#features/absences/worked-while-away.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import { toPayEffect } from '#features/timesheets/to-pay-effect.ts';
import type { LineNamesOf } from '#features/rules/pay-lines.ts';
import { etagOf } from '#http/record-version.ts';
import { toInstant } from '#to-instant.ts';
import type { EarlierDecision, PunchOfDay, ToldCorrection } from './case-store.ts';
import type { ClosedDay } from './closed-day.ts';
import type { DayOfPerson } from './day-of-person.ts';
import type { ReviewCase } from './read-review-case.ts';
import { toOpenReview, type ReviewReader } from './to-open-review.ts';
import type { TriedChoice } from './try-choices.ts';

export type CaseReader = ReviewReader & {
  readonly lineNamesOf: LineNamesOf;
  /** Of what no words of the reader’s own are for, such as who somebody is whom no name is known of. */
  readonly language: Language;
  /** By id. */
  readonly names: ReadonlyMap<string, string>;
};

export function toReviewCase(
  {
    question,
    togetherWith,
    item,
    told,
    proposedAt,
    day,
    closed,
    away,
    denied,
    employee,
    earlier,
    settled,
    choices,
  }: ReviewCase,
  reader: CaseReader,
): Answer {
  const { pinLock = null, missedBreak = null } = item ?? {};
  const guessed = ({ deviceId, wrongPins }: { readonly deviceId: string; readonly wrongPins: number }) => ({
    tabletName: reader.names.get(deviceId) ?? null,
    wrongPins,
  });
  return {
    ...toOpenReview(question, reader, togetherWith),
    asked: told === undefined ? null : toAsked(told),
    proposedAtUtc: toInstantOrNull(proposedAt),
    day: day && toDay(day),
    closed: closed && toClosed(closed),
    absences: (away?.absences ?? []).map(toAbsence),
    denied: denied && employee && toToldChange(denied, { ...reader, employee, namesOf: reader.lineNamesOf }),
    missedBreak: missedBreak && missedBreak.map(toSpan),
    lockedUntilUtc: toInstantOrNull(pinLock && pinLock.lockedUntil),
    guesses: pinLock && pinLock.guesses.map(guessed),
    earlier: earlier.map(toEarlier),
    settled: settled && toEarlier(settled),
    choices: choices.map((choice) => toChoice(choice, reader.lineNamesOf)),
  };
}

function toAsked({ action, at, note, askedAt }: ToldCorrection): NonNullable<Answer['asked']> {
  return { action: toAction(action), atUtc: toInstant(at), note, askedAtUtc: toInstant(askedAt) };
}

function toDay({ date, entries, shifts, punches }: DayOfPerson): NonNullable<Answer['day']> {
  return {
    date,
    entries: entries.map(toEntryRecord),
    shifts: shifts.map(toSpan),
    punches: punches.map(toPunch),
  };
}

function toClosed({ startDate, throughDate, closedAt, closedBy, runs }: ClosedDay): Answer['closed'] {
  return {
    ...{ startDate, throughDate, closedBy, closedAtUtc: toInstant(closedAt) },
    runs: runs.map(({ runId, number, madeAt }) => ({ runId, number, madeAtUtc: toInstant(madeAt) })),
  };
}

function toAbsence({ absence: { id, type, kindId }, minutes }: TakenAbsence): Answer['absences'][number] {
  return { absenceId: id, type, kindId, minutes };
}

function toPunch(punch: PunchOfDay): NonNullable<Answer['day']>['punches'][number] {
  const { punchId, action, at, receivedAt, door, tabletName, latitude, longitude } = punch;
  return {
    ...{ punchId, action: toAction(action), atUtc: toInstant(at), receivedAtUtc: toInstant(receivedAt) },
    ...{ door, tabletName, latitude, longitude },
    timeGrade: toGrade(punch.timeGrade),
    earliestAtUtc: toInstantOrNull(punch.earliestAt),
    latestAtUtc: toInstantOrNull(punch.latestAt),
    photo: toPhoto(punch),
  };
}

function toGrade(grade: string | null): 'A' | 'B' | 'C' | 'D' | null {
  return grade === 'A' || grade === 'B' || grade === 'C' || grade === 'D' ? grade : null;
}

function toPhoto({ photoOf, photoState }: PunchOfDay): 'none' | 'here' | 'missing' | 'failed' {
  if (photoOf !== null) return 'here';
  if (photoState === 'failed') return 'failed';
  return photoState === 'taken' ? 'missing' : 'none';
}

function toEarlier({ settledAt, ...decision }: EarlierDecision): Answer['earlier'][number] {
  return { ...decision, settledAtUtc: toInstant(settledAt) };
}

export function toChoice(
  { key, at, timeEntryId, standing, entry, absenceMinutes, needs, refusal, effect }: TriedChoice,
  lineNamesOf: LineNamesOf,
): Answer['choices'][number] {
  return {
    key,
    atUtc: toInstantOrNull(at),
    timeEntryId,
    entry: entry && toEntryRecord(entry),
    absenceMinutes,
    needs: [...needs],
    version: standing && etagOf(toEntryRecord(standing)),
    refusal: refusal && { code: refusal.code, message: refusal.message },
    effect: effect && toPayEffect(effect, lineNamesOf),
  };
}

function toAction(action: string): 'start' | 'stop' {
  return action === 'start' ? 'start' : 'stop';
}

function toSpan({ startAt, endAt }: { readonly startAt: number; readonly endAt: number }) {
  return { startAtUtc: toInstant(startAt), endAtUtc: toInstant(endAt) };
}

function toInstantOrNull(at: number | null): string | null {
  return at === null ? null : toInstant(at);
}
