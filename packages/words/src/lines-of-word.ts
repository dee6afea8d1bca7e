// What somebody was told of a change of their time, and said of it, line by line: the tablet, the desk and the papers say it alike.
import type { changeWordWords } from '../en/both/change-word.ts';
import type { Said } from './said.ts';

/** Whether somebody was told of a change of their time, and what they said. */
export type WordOfBoth = {
  readonly isAsked: boolean;
  readonly toldAtUtc: string | null;
  /** The oldest first. */
  readonly words: readonly {
    readonly isSo: boolean;
    readonly because: string | null;
    readonly saidAtUtc: string;
    readonly counts: boolean;
    readonly access: readonly {
      readonly what: 'pin' | 'phone';
      readonly by: string;
      readonly atUtc: string;
    }[];
  }[];
  readonly decided: {
    readonly decision: 'kept' | 'corrected' | 'ended';
    readonly by: string | null;
    readonly reason: string | null;
    readonly decidedAtUtc: string;
  } | null;
};

/** One line of it. */
type LineOfWord = {
  readonly text: string;
  /** Said by the person; the others say something about it. */
  readonly isWord: boolean;
};

/** Silence is a line as well. @param moment how a moment is written there */
export function linesOfWord(
  { isAsked, toldAtUtc, words, decided }: WordOfBoth,
  t: Said<typeof changeWordWords>,
  moment: (instant: string) => string,
): readonly LineOfWord[] {
  const beside = (text: string) => ({ text, isWord: false });
  if (isAsked) return [beside(t.asked)];
  if (words.length === 0)
    return [beside(toldAtUtc === null ? t.notTold : t.noAnswer({ when: moment(toldAtUtc) }))];
  return [
    ...words.flatMap(({ isSo, because, saidAtUtc, counts, access }) => {
      const when = moment(saidAtUtc);
      const denied = because === null ? t.notSoErased({ when }) : t.notSo({ when, because });
      return [
        { text: isSo ? t.agreed({ when }) : denied, isWord: true },
        ...access.map(({ what, by, atUtc }) => beside(t[what]({ by, when: moment(atUtc) }))),
        ...(counts ? [] : [beside(t.notCounted)]),
      ];
    }),
    ...(decided === null ? [] : [beside(decidedLine(decided, t, moment))]),
  ];
}

function decidedLine(
  { decision, by, reason, decidedAtUtc }: NonNullable<WordOfBoth['decided']>,
  t: Said<typeof changeWordWords>,
  moment: (instant: string) => string,
): string {
  const said = { by: by ?? t.nobody, when: moment(decidedAtUtc) };
  if (decision === 'kept') return t.kept({ ...said, reason: reason ?? '' });
  return decision === 'corrected' ? t.corrected(said) : t.ended(said);
}
