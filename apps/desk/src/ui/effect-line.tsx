// What a decision changes in pay, in one line: `dagvinna +8:00 · yfirvinna −0:30`.
import { effectWords } from '#said/desk/common/effect.ts';
import type { Words } from '@stimpill/words/in-language.ts';
import { formatSigned } from '#words/format-signed.ts';
import { useWords } from '#words/words.ts';
import styles from './effect-line.module.css';
import { MovedLine, type Moved } from './moved-line.tsx';
import { useLineName } from './use-line-name.ts';

/** Minutes before and after, by pay line and worked in all. */
export type Effect = {
  readonly workedMinutesBefore: number;
  readonly workedMinutesAfter: number;
  readonly lines: readonly {
    readonly key: string;
    readonly names: readonly Words[];
    readonly beforeMinutes: number;
    readonly afterMinutes: number;
  }[];
  /** Approved days that depend on it. */
  readonly moved?: Moved;
};

export function EffectLine({ effect }: { readonly effect: Effect }) {
  const t = useWords(effectWords);
  const { moved } = effect;
  if (moved === undefined || moved.dates.length === 0) return <Change effect={effect} />;
  return (
    <>
      <Change effect={effect} />
      <span className={styles['moved']}>
        {t.movedWith} <MovedLine moved={moved} />
      </span>
    </>
  );
}

function Change({ effect }: { readonly effect: Effect }) {
  const t = useWords(effectWords);
  const nameOf = useLineName();
  const { lines, workedMinutesBefore, workedMinutesAfter } = effect;
  const worked = workedMinutesAfter - workedMinutesBefore;
  const changes = lines.map((line) => ({
    key: line.key,
    name: nameOf(line),
    minutes: line.afterMinutes - line.beforeMinutes,
  }));
  if (changes.length === 0 && worked !== 0) changes.push({ key: ' worked', name: t.worked, minutes: worked });
  if (changes.length === 0) return <span className="fine">{t.effectNone}</span>;
  return (
    <span className={styles['effect']} data-effect>
      {changes.map(({ key, name, minutes }) => (
        <span key={key} className={styles['change']} data-way={minutes < 0 ? 'less' : 'more'}>
          {name} <b>{formatSigned(minutes)}</b>{' '}
        </span>
      ))}
    </span>
  );
}
