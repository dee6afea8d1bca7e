// How far the time of somebody's period is approved.
import type { RecordedChange } from '#features/changes/change.ts';
import type { DaysOfPerson } from '#features/hours/read-person-days.ts';

export type Approval = {
  readonly state: 'approved' | 'partly' | 'open';
  /** Time entries of the period that count: drafts do not. */
  readonly all: number;
  readonly approved: number;
  /** The newest; null: nothing is approved, or nobody recorded who did it. */
  readonly last: RecordedChange | null;
};

/**
 * A period is approved when nothing of it can change any more: all its time is, and its days are closed, or over.
 * Days without any time are approved only where they are closed.
 */
export function approvalOf({ days }: DaysOfPerson, isOver: boolean): Approval {
  const entries = days.flatMap((day) => day.entries).filter(({ entry }) => !entry.isDraft);
  const approved = entries.filter(({ entry }) => entry.isLocked);
  const isClosed = days.every((day) => day.isClosed);
  const isFixed = isClosed || (isOver && entries.length > 0);
  const isAny = approved.length > 0 || days.some((day) => day.isClosed);
  return {
    state: isFixed && approved.length === entries.length ? 'approved' : isAny ? 'partly' : 'open',
    all: entries.length,
    approved: approved.length,
    last: approved
      .map(({ origins }) => origins.approval)
      .reduce((last, each) => ((each?.changedAt ?? 0) > (last?.changedAt ?? 0) ? each : last), null),
  };
}
