// An own kind of absence as its form has it, and the ready ones from which one can begin.
import {
  ASKED_KINDS,
  type AbsenceType,
  type KindColour,
  type KindPays,
} from '@stimpill/api-types/entry-kinds';
import type { AbsenceKindRecord } from '@stimpill/api-types/manage';
import type { CallFor } from '#api/contract.ts';

export type KindValues = {
  name: string;
  countsAs: AbsenceType;
  pays: KindPays;
  /** Empty: none. */
  payLine: string;
  colour: KindColour;
  isActive: boolean;
  mayBeAsked: boolean;
};

export const NEW_KIND: KindValues = {
  ...{ name: '', countsAs: 'unpaidLeave', pays: 'asCounted', payLine: '' },
  ...{ colour: 'grey', isActive: true, mayBeAsked: false },
};

type ReadyKind = Pick<KindValues, 'countsAs' | 'pays' | 'colour' | 'mayBeAsked'>;

/** What many companies have. Which pay line pays one, each says itself. */
export const READY_KINDS = {
  accident: { countsAs: 'sick', pays: 'asCounted', colour: 'red', mayBeAsked: false },
  parental: { countsAs: 'unpaidLeave', pays: 'asCounted', colour: 'violet', mayBeAsked: true },
  bereavement: { countsAs: 'unpaidLeave', pays: 'line', colour: 'grey', mayBeAsked: true },
  course: { countsAs: 'unpaidLeave', pays: 'line', colour: 'green', mayBeAsked: true },
  lieu: { countsAs: 'unpaidLeave', pays: 'line', colour: 'blue', mayBeAsked: true },
} as const satisfies Readonly<Record<string, ReadyKind>>;

export function toKindValues({ id: _, isInUse: __, payLine, ...kind }: AbsenceKindRecord): KindValues {
  return { ...kind, payLine: payLine ?? '' };
}

export function toKindBody({ payLine, mayBeAsked, ...kind }: KindValues): CallFor<'addAbsenceKind'>['body'] {
  return {
    ...kind,
    payLine: kind.pays === 'line' ? payLine.trim() : null,
    mayBeAsked: mayBeAsked && mayAsk(kind.countsAs),
  };
}

export const mayAsk = (type: AbsenceType) => ASKED_KINDS.some((kind) => kind === type);
