// What can be decided about a question, before it is known whether it would be refused. Pure.
import type { WorkedWhileAway } from '#features/absences/worked-while-away.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { DayOfPerson } from './day-of-person.ts';
import { isEntryKind, type Question } from './question.ts';

export type Choice = {
  readonly key:
    | 'accept'
    | 'acceptAt'
    | 'attach'
    | 'reject'
    | 'setEnd'
    | 'acceptDraft'
    | 'removeEntry'
    | 'shortenAbsence'
    | 'withdrawAbsence';
  /** Epoch milliseconds; null: none, or somebody has to say it. */
  readonly at: number | null;
  readonly timeEntryId: string | null;
  /** The time entry that is changed or removed, as it stands; null for a decision about a review item. */
  readonly standing: TimeEntry | null;
  /** The time entry as it would be. */
  readonly entry: TimeEntry | null;
  /** What stays of the day of absence, in whole minutes; null for every other choice. */
  readonly absenceMinutes: number | null;
  readonly needs: readonly ('atUtc' | 'reason')[];
};

type Known = {
  readonly question: Question;
  readonly day: DayOfPerson | null;
  readonly proposedAt: number | null;
  /** Of work on a day of absence. */
  readonly away: WorkedWhileAway | null;
};

export function choicesOf(known: Known): readonly Choice[] {
  const { kind } = known.question;
  if (known.away !== null) return ofAbsence(known.away);
  if (isEntryKind(kind)) return ofEntry(known);
  if (kind === 'tablet' || kind === 'figuresMoved' || kind === 'phoneNotMine') return [decision('accept')];
  if (kind === 'notSo') return [decision('accept', { needs: ['reason'] })];
  if (kind === 'lockedPin' || kind === 'missedBreak') return [decision('accept'), decision('reject')];
  if (kind === 'inactive') return [...ofEntry(known), decision('accept')];
  return ofPunch(known);
}

function decision(key: Choice['key'], rest: Partial<Choice> = {}): Choice {
  return {
    key,
    at: null,
    timeEntryId: null,
    standing: null,
    entry: null,
    absenceMinutes: null,
    needs: [],
    ...rest,
  };
}

/** Both count; or the absence fills up what the work leaves of the day, where it leaves any; or it was none. */
function ofAbsence({ leftMinutes }: WorkedWhileAway): readonly Choice[] {
  const shorten = decision('shortenAbsence', { absenceMinutes: leftMinutes });
  return [decision('accept'), ...(leftMinutes > 0 ? [shorten] : []), decision('withdrawAbsence')];
}

/** A punch that names nobody of the company can only be rejected. */
function ofPunch({ question, day, proposedAt }: Known): readonly Choice[] {
  if (question.employeeId === null || question.punchId === null)
    return question.punchId === null ? [decision('accept'), decision('reject')] : [decision('reject')];
  const isOther = proposedAt !== null && proposedAt !== question.at;
  const atOther = isOther ? { at: proposedAt } : { needs: ['atUtc'] as const };
  const attachable = question.timeEntryId === null ? (day?.entries ?? []) : [];
  return [
    decision('accept'),
    decision('acceptAt', atOther),
    ...attachable
      .filter((entry) => entry.kind !== 'standby')
      .map(({ id }) => decision('attach', { timeEntryId: id })),
    decision('reject'),
  ];
}

function ofEntry({ question, day, proposedAt }: Known): readonly Choice[] {
  const entry = day?.entries.find(({ id }) => id === question.timeEntryId);
  if (entry === undefined) return [];
  const about = { timeEntryId: entry.id, standing: entry };
  const ended =
    proposedAt === null
      ? { needs: ['atUtc', 'reason'] as const }
      : { at: proposedAt, entry: { ...entry, endAt: proposedAt }, needs: ['reason'] as const };
  const first =
    question.kind === 'draft'
      ? decision('acceptDraft', { ...about, entry: { ...entry, isDraft: false } })
      : decision('setEnd', { ...about, ...ended });
  const leave = question.kind === 'overlong' ? [decision('accept')] : [];
  return [...leave, first, decision('removeEntry', { ...about, needs: ['reason'] })];
}
