// Whether somebody was told of a change of their time, and what they said of it; beside each word, who made the way in for them lately.
import { useWords } from '#words/words.ts';
import { changeWordWords } from '#said/both/change-word.ts';

export type WordOfBothData = {
  readonly isAsked: boolean;
  readonly toldAtUtc: string | null;
  readonly words: readonly SaidWord[];
  readonly decided: {
    readonly decision: 'kept' | 'corrected' | 'ended';
    readonly by: string | null;
    readonly reason: string | null;
    readonly decidedAtUtc: string;
  } | null;
};

type SaidWord = {
  readonly isSo: boolean;
  readonly because: string | null;
  readonly saidAtUtc: string;
  readonly counts: boolean;
  readonly access: readonly { readonly what: 'pin' | 'phone'; readonly by: string; readonly atUtc: string }[];
};

type WordOfBothProps = {
  readonly word: WordOfBothData;
  /** How a moment is written here. */
  readonly moment: (instant: string) => string;
};

/** One line for each word, and silence as silence. */
export function WordOfBoth({ word, moment }: WordOfBothProps) {
  const t = useWords(changeWordWords);
  const { isAsked, toldAtUtc, words, decided } = word;
  if (isAsked) return <p>{t.asked}</p>;
  if (words.length === 0)
    return <p>{toldAtUtc === null ? t.notTold : t.noAnswer({ when: moment(toldAtUtc) })}</p>;
  return (
    <>
      {words.map((said) => (
        <Said key={said.saidAtUtc} said={said} moment={moment} />
      ))}
      {decided !== null && <Decided decided={decided} moment={moment} />}
    </>
  );
}

function Said({ said, moment }: { readonly said: SaidWord } & Pick<WordOfBothProps, 'moment'>) {
  const t = useWords(changeWordWords);
  const { isSo, because, saidAtUtc, counts, access } = said;
  const when = moment(saidAtUtc);
  const sentence = isSo
    ? t.agreed({ when })
    : because === null
      ? t.notSoErased({ when })
      : t.notSo({ when, because });
  return (
    <>
      <p>
        <b>{sentence}</b>
      </p>
      {access.map(({ what, by, atUtc }) => (
        <p key={atUtc} className="fine">
          {t[what]({ by, when: moment(atUtc) })}
        </p>
      ))}
      {!counts && <p className="fine">{t.notCounted}</p>}
    </>
  );
}

type DecidedProps = { readonly decided: NonNullable<WordOfBothData['decided']> } & Pick<
  WordOfBothProps,
  'moment'
>;

function Decided({ decided: { decision, by, reason, decidedAtUtc }, moment }: DecidedProps) {
  const t = useWords(changeWordWords);
  const said = { by: by ?? t.nobody, when: moment(decidedAtUtc) };
  if (decision === 'kept') return <p>{t.kept({ ...said, reason: reason ?? '' })}</p>;
  return <p>{decision === 'corrected' ? t.corrected(said) : t.ended(said)}</p>;
}
