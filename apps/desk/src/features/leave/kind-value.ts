// A kind of absence as the value of a field: one of the four, or an own kind of the company behind what it counts as, `sick 3e2d…`.
import { ASKED_KINDS } from '@stimpill/api-types/entry-kinds';
import type { AbsenceKind, LeaveKind, LeaveRequest } from '#api/leave.ts';

export type KindValue<Kind extends AbsenceKind = AbsenceKind> = Kind | `${Kind} ${string}`;

type GivenKind<Kind extends AbsenceKind> = { readonly type: Kind; readonly kindId: string | null };

export const toKindValue = <Kind extends AbsenceKind>({ type, kindId }: GivenKind<Kind>): KindValue<Kind> =>
  kindId === null ? type : `${type} ${kindId}`;

/** As the server takes it. */
export function fromKindValue<Kind extends AbsenceKind>(value: KindValue<Kind>) {
  const [type, kindId] = value.split(' ') as [Kind, string | undefined];
  return { type, ...(kindId !== undefined && { kindId }) };
}

/** Whoever decides sees first what it would be as it was asked for. */
export function askedKindOf({
  countsAs,
  kindId,
}: Pick<LeaveRequest, 'countsAs' | 'kindId'>): KindValue<LeaveKind> {
  const type = ASKED_KINDS.find((each) => each === countsAs);
  return type === undefined ? 'vacation' : toKindValue({ type, kindId });
}
