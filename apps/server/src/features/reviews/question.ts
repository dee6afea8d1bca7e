// A question that waits for a manager: an open review item, or a time entry or a day of absence about which no item asks and which somebody
// should look at.
import type { PunchAction } from '#features/ledger/punch.ts';
import {
  BREAK_MISSED,
  FIGURES_MOVED,
  NOT_SO,
  OVERLONG,
  PHONE_NOT_MINE,
  PIN_LOCKED,
  WORKED_WHILE_AWAY,
} from '#features/ledger/review-item.ts';

/** Of time entries about which no review item asks. */
export type EntryKind = 'forgottenOut' | 'overlong' | 'draft';

type ItemKind =
  | 'punch'
  | 'correction'
  | 'dispute'
  | 'missedBreak'
  | 'inactive'
  | 'lockedPin'
  | 'phoneNotMine'
  | 'tablet'
  | 'figuresMoved'
  | 'notSo';

export type Question = {
  /** Of the review item, of the time entry, or of the day of absence. */
  readonly id: string;
  readonly kind: ItemKind | EntryKind | typeof WORKED_WHILE_AWAY;
  readonly reason: string;
  /** Null for a tablet, and where a punch names nobody of the company. */
  readonly employeeId: string | null;
  readonly employeeName: string | null;
  readonly tabletId: string | null;
  readonly tabletName: string | null;
  readonly action: PunchAction | null;
  /** Epoch milliseconds: of the punch, else the start of the time entry, else `openedAt`. */
  readonly at: number;
  readonly openedAt: number;
  readonly timeEntryId: string | null;
  readonly punchId: string | null;
};

export function isEntryKind(kind: Question['kind']): kind is EntryKind {
  return kind === 'forgottenOut' || kind === 'overlong' || kind === 'draft';
}

const KIND_OF_REASON: Readonly<Record<string, Question['kind']>> = {
  correction: 'correction',
  disputed: 'dispute',
  [BREAK_MISSED]: 'missedBreak',
  [PIN_LOCKED]: 'lockedPin',
  [PHONE_NOT_MINE]: 'phoneNotMine',
  deactivated_while_clocked_in: 'inactive',
  [OVERLONG]: 'overlong',
  [FIGURES_MOVED]: 'figuresMoved',
  [NOT_SO]: 'notSo',
  [WORKED_WHILE_AWAY]: WORKED_WHILE_AWAY,
};

export function kindOf({ tabletId, reason }: Pick<Question, 'tabletId' | 'reason'>): Question['kind'] {
  return tabletId === null ? (KIND_OF_REASON[reason] ?? 'punch') : 'tablet';
}
