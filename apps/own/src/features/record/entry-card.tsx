import { formatClock, formatDayAndMonth, formatDuration } from '@stimpill/words/format-time.ts';
import { spanOf } from '@stimpill/words/span-of.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import type { MyEntry } from '#api/own-operations.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './record.module.css';

const css = classNames(styles);

type EntryCardProps = { readonly entry: MyEntry; readonly timeZone: string };

/** A time entry with what became of it. */
export function EntryCard({ entry, timeZone }: EntryCardProps) {
  const { t, language } = useLanguage();
  const { isRemoved, workedMinutes, unpaidBreakMinutes, breaks, changes } = entry;
  const states = useStates(entry);
  return (
    <Card>
      <h2 className={css('head')}>
        <span className={css(isRemoved && 'gone')}>{spanOf(entry, timeZone, t.record.openEnd)}</span>
        {!isRemoved && <span className={css('sum')}>{formatDuration(workedMinutes, language)}</span>}
      </h2>
      {states.length > 0 && <p className="soft">{states.join(', ')}</p>}
      {breaks.map((each) => (
        <p key={each.startAtUtc}>
          {t.record.breaks[each.kind]} {spanOf(each, timeZone, '')}
        </p>
      ))}
      {unpaidBreakMinutes > 0 && (
        <p>{t.record.unpaidBreaks({ minutes: formatDuration(unpaidBreakMinutes, language) })}</p>
      )}
      {changes.length > 0 && (
        <ol className={css('lines')}>
          {changes.map((change, place) => (
            <ChangeLine key={`${place} ${change.changedAtUtc}`} change={change} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function useStates({ kind, isDraft, isApproved, isRemoved }: MyEntry): readonly string[] {
  const { t } = useLanguage();
  const kinds: Readonly<Record<string, string | undefined>> = t.hoursStintKinds;
  if (isRemoved) return [t.record.removed];
  const states = [
    kinds[kind],
    isDraft ? t.hoursDraft : undefined,
    isApproved ? t.record.approved : undefined,
  ];
  return states.filter((each) => each !== undefined);
}

type ChangeLineProps = { readonly change: MyEntry['changes'][number]; readonly timeZone: string };

/** Who, when, what was there before, what is there now, and why. */
function ChangeLine({ change, timeZone }: ChangeLineProps) {
  const { t, language } = useLanguage();
  const { acts, nothing, field } = t.record;
  const { changedAtUtc, by, act, reason, fields } = change;
  const at = Date.parse(changedAtUtc);
  const day = `${formatDayAndMonth(at, timeZone, language)} ${formatClock(at, timeZone)}`;
  const say = act === 'added' ? acts.added : act === 'removed' ? acts.removed : acts.changed;
  return (
    <li>
      <strong>{say({ by, day })}</strong>
      {fields.map(({ name, before, after }) => (
        <p key={name}>{field({ name, before: before ?? nothing, after: after ?? nothing })}</p>
      ))}
      {reason !== null && <p>“{reason}”</p>}
    </li>
  );
}
