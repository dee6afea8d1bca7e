import { linesOfWord } from '@stimpill/words/lines-of-word.ts';
import { formatClock, formatDayAndMonth, formatDuration } from '@stimpill/words/format-time.ts';
import { spanOf } from '@stimpill/words/span-of.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OwnEntry } from './own-record.ts';
import { useRecordWords } from './record-words.ts';
import styles from './record.module.css';

type EntryCardProps = { readonly entry: OwnEntry; readonly timeZone: string };

/** A time entry with what became of it. */
export function EntryCard({ entry, timeZone }: EntryCardProps) {
  const { language } = useLanguage();
  const words = useRecordWords();
  const { isRemoved, workedMinutes, unpaidBreakMinutes, breaks, changes } = entry;
  return (
    <div className={styles['card']}>
      <h2 className={styles['times']}>
        <span className={isRemoved ? styles['gone'] : undefined}>
          {spanOf(entry, timeZone, words.openEnd)}
        </span>
        {!isRemoved && <span>{formatDuration(workedMinutes, language)}</span>}
      </h2>
      <p>{useStates(entry).join(', ')}</p>
      {breaks.map((each) => (
        <p key={each.startAtUtc}>
          {words.breaks[each.kind]} {spanOf(each, timeZone, '')}
        </p>
      ))}
      {unpaidBreakMinutes > 0 && (
        <p>{words.unpaidBreaks({ minutes: formatDuration(unpaidBreakMinutes, language) })}</p>
      )}
      {changes.length > 0 && (
        <ol className={styles['changes']}>
          {changes.map((change, place) => (
            <ChangeLine key={`${place} ${change.changedAtUtc}`} change={change} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </div>
  );
}

function useStates({ kind, isDraft, isApproved, isRemoved }: OwnEntry): readonly string[] {
  const { t } = useLanguage();
  const words = useRecordWords();
  const kinds: Readonly<Record<string, string | undefined>> = t.hoursStintKinds;
  if (isRemoved) return [words.removed];
  const states = [kinds[kind], isDraft ? t.hoursDraft : undefined, isApproved ? words.approved : undefined];
  return states.filter((each) => each !== undefined);
}

type ChangeLineProps = { readonly change: OwnEntry['changes'][number]; readonly timeZone: string };

function ChangeLine({ change, timeZone }: ChangeLineProps) {
  const { language } = useLanguage();
  const words = useRecordWords();
  const { changedAtUtc, by, act, reason, fields, word } = change;
  const moment = (instant: string) => {
    const at = Date.parse(instant);
    return `${formatDayAndMonth(at, timeZone, language)} ${formatClock(at, timeZone)}`;
  };
  const day = moment(changedAtUtc);
  const say =
    act === 'added' ? words.acts.added : act === 'removed' ? words.acts.removed : words.acts.changed;
  return (
    <li>
      <strong>{say({ by, day })}</strong>
      {fields.map(({ name, before, after }) => (
        <p key={name}>
          {words.field({ name, before: before ?? words.nothing, after: after ?? words.nothing })}
        </p>
      ))}
      {reason !== null && <p>“{reason}”</p>}
      {word && linesOfWord(word, words.word, moment).map(({ text }) => <p key={text}>{text}</p>)}
    </li>
  );
}
