// What kinds of absence are called, and which of them can be chosen.
import type { AbsenceKind } from '#api/leave.ts';
import { useOwnKind, useOwnKinds, type OwnKind } from '#api/own-kinds.ts';
import { useWords } from '#words/words.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import { toKindValue, type KindValue } from './kind-value.ts';

type Named = { readonly type: AbsenceKind; readonly kindId: string | null };

/** An own kind is called as the company calls it. */
export function useKindName(): (of: Named) => string {
  const { kinds } = useWords(leaveWords);
  const ownKind = useOwnKind();
  return ({ type, kindId }) => ownKind(kindId)?.name ?? kinds[type];
}

type Option<Kind extends AbsenceKind> = readonly [value: KindValue<Kind>, name: string];

/**
 * Those of the four that are named, then the own ones that count as one of them and may be chosen.
 * @param given what is chosen already: it can stay, whatever has become of it
 */
export function useKindOptions<Kind extends AbsenceKind>(
  types: readonly Kind[],
  mayChoose: (kind: OwnKind) => boolean,
  given: string | null = null,
): readonly Option<Kind>[] {
  const { kinds } = useWords(leaveWords);
  const own = useOwnKinds().filter(
    (kind) => kind.id === given || (kind.isActive && mayChoose(kind) && isOneOf(types, kind.countsAs)),
  );
  return [
    ...types.map((type): Option<Kind> => [type, kinds[type]]),
    ...own.map(({ id, name, countsAs }): Option<Kind> => [
      toKindValue({ type: countsAs as Kind, kindId: id }),
      name,
    ]),
  ];
}

const isOneOf = (types: readonly AbsenceKind[], type: AbsenceKind) => types.includes(type);

export const ANY = () => true;
export const ASKED = ({ mayBeAsked }: OwnKind) => mayBeAsked;
