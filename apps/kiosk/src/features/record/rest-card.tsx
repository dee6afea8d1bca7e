import { formatDuration } from '@stimpill/words/format-time.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { dayName, formatDayAndYear } from '@stimpill/words/local-day.ts';
import type { OwnDays } from './own-record.ts';
import { useRecordWords } from './record-words.ts';
import styles from './record.module.css';

type Departure = OwnDays['departures'][number];

/** What was not kept of the rest that the law asks for, what was given for it, and what nobody can judge. Nothing where there is none of both. */
export function RestCard({ departures, notJudged }: Pick<OwnDays, 'departures' | 'notJudged'>) {
  const words = useRecordWords();
  const reasons = [...new Set(notJudged.map(({ because }) => wordFor(words.reasons, because)))];
  if (departures.length === 0 && reasons.length === 0) return null;
  return (
    <div className={styles['card']}>
      {departures.length > 0 && (
        <>
          <h2>{words.restTitle}</h2>
          <p>{words.restLead}</p>
          <ul className={styles['reasons']}>
            {departures.map((departure) => (
              <DepartureLine key={`${departure.right} ${departure.startDate}`} departure={departure} />
            ))}
          </ul>
        </>
      )}
      {reasons.length > 0 && (
        <p>
          {words.notJudged}: {reasons.join('; ')}.
        </p>
      )}
    </div>
  );
}

function DepartureLine({ departure }: { readonly departure: Departure }) {
  const { language } = useLanguage();
  const words = useRecordWords();
  const { right, startDate, endDate, minutes, limitMinutes, owedMinutes, openMinutes, settledBy } = departure;
  const duration = (length: number) => formatDuration(length, language);
  const says: Readonly<Record<string, typeof words.rest.says.other>> = words.rest.says;
  const [from, to] = [startDate, endDate].map((date) => formatDayAndYear(date, language));
  return (
    <li>
      <strong>
        {startDate === endDate
          ? dayName(startDate, language)
          : words.span({ from: from ?? '', to: to ?? '' })}
      </strong>
      <p>
        {(says[right] ?? words.rest.says.other)({
          minutes: duration(minutes),
          limit: duration(limitMinutes),
        })}
      </p>
      {owedMinutes !== null && <p>{words.owed({ duration: duration(owedMinutes) })}</p>}
      {settledBy.map((each) => (
        <Settled key={each.bookingId} settled={each} />
      ))}
      {settledBy.length > 0 && openMinutes > 0 && (
        <p>{words.rest.stillOpen({ duration: duration(openMinutes) })}</p>
      )}
    </li>
  );
}

function Settled({ settled }: { readonly settled: Departure['settledBy'][number] }) {
  const { language } = useLanguage();
  const { rest } = useRecordWords();
  const { kind, date, minutes, reason, bookedBy } = settled;
  const kinds: Readonly<Record<string, typeof rest.settledOn.other>> = rest.settledOn;
  const what = (kinds[kind] ?? rest.settledOn.other)({
    date: formatDayAndYear(date, language),
    duration: formatDuration(minutes, language),
  });
  return (
    <p>
      {[what, bookedBy].filter((part) => part !== null).join(', ')}: {reason}
    </p>
  );
}
