import { formatDuration } from '@stimpill/words/format-time.ts';
import { dayName, formatDayAndYear } from '@stimpill/words/local-day.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import type { MyDays } from '#api/own-operations.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './record.module.css';

type Departure = MyDays['departures'][number];

/** What was not kept of the rest that the law asks for, what was given for it, and what nobody can judge. Nothing where there is none of both. */
export function RestCard({ departures, notJudged }: Pick<MyDays, 'departures' | 'notJudged'>) {
  const { t } = useLanguage();
  const reasons = [...new Set(notJudged.map(({ because }) => wordFor(t.record.reasons, because)))];
  return (
    <>
      {departures.length > 0 && (
        <Card title={t.record.restTitle}>
          <p className="soft">{t.record.restLead}</p>
          <ul className={styles['lines']}>
            {departures.map((departure) => (
              <DepartureLine key={`${departure.right} ${departure.startDate}`} departure={departure} />
            ))}
          </ul>
        </Card>
      )}
      {reasons.length > 0 && (
        <p className="soft">
          {t.record.notJudged}: {reasons.join('; ')}.
        </p>
      )}
    </>
  );
}

function DepartureLine({ departure }: { readonly departure: Departure }) {
  const { t, language } = useLanguage();
  const { right, startDate, endDate, minutes, limitMinutes, owedMinutes, openMinutes, settledBy } = departure;
  const duration = (length: number) => formatDuration(length, language);
  const says: Readonly<Record<string, typeof t.rest.says.other>> = t.rest.says;
  const [from, to] = [formatDayAndYear(startDate, language), formatDayAndYear(endDate, language)];
  return (
    <li>
      <strong>{startDate === endDate ? dayName(startDate, language) : t.record.span({ from, to })}</strong>
      <p>
        {(says[right] ?? t.rest.says.other)({ minutes: duration(minutes), limit: duration(limitMinutes) })}
      </p>
      {owedMinutes !== null && <p>{t.record.owed({ duration: duration(owedMinutes) })}</p>}
      {settledBy.map((each) => (
        <Settled key={each.bookingId} settled={each} />
      ))}
      {settledBy.length > 0 && openMinutes > 0 && (
        <p>{t.rest.stillOpen({ duration: duration(openMinutes) })}</p>
      )}
    </li>
  );
}

function Settled({ settled }: { readonly settled: Departure['settledBy'][number] }) {
  const { t, language } = useLanguage();
  const { kind, date, minutes, reason, bookedBy } = settled;
  const kinds: Readonly<Record<string, typeof t.rest.settledOn.other>> = t.rest.settledOn;
  const what = (kinds[kind] ?? t.rest.settledOn.other)({
    date: formatDayAndYear(date, language),
    duration: formatDuration(minutes, language),
  });
  return (
    <p>
      {[what, bookedBy].filter((part) => part !== null).join(', ')}: {reason}
    </p>
  );
}
