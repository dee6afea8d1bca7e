// A pay period: its sums, its days and what was not kept of the rest that the law asks for; back to the first that is kept.
import type { ReactNode } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { formatDayAndYear } from '@stimpill/words/local-day.ts';
import { kindsOf } from '@stimpill/words/own-record.ts';
import { failureWords } from '#api/failure-words.ts';
import type { MyDays } from '#api/own-operations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MinuteList } from '#ui/minute-list.tsx';
import { Page } from '#ui/page.tsx';
import { Unread } from '#ui/unread.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import { DayList } from './day-list.tsx';
import { StatementButton } from './statement-button.tsx';
import { RestCard } from './rest-card.tsx';
import { useDays } from './use-days.ts';

type PeriodScreenProps = {
  /** A day of the pay period; null: the running one. */
  readonly date: string | null;
  readonly timeZone: string;
  readonly readTo: number;
  readonly parts: ReactNode;
  readonly onPeriod: (date: string) => void;
  readonly onDay: (date: string) => void;
};

export function PeriodScreen({ date, timeZone, readTo, parts, onPeriod, onDay }: PeriodScreenProps) {
  const { t } = useLanguage();
  const { data, failure, isReading, readAt, again } = useDays(date);
  return (
    <Page
      title={t.record.title}
      parts={parts}
      readTo={readTo}
      actions={
        <>
          {failure && data && (
            <Unread
              words={failureWords(failure, t)}
              from={{ readAt, timeZone }}
              isReading={isReading}
              onAgain={again}
            />
          )}
          {data && <Ways days={data} isReading={isReading} onPeriod={onPeriod} />}
        </>
      }
    >
      {!data && isReading && <Waiting>{t.record.loading}</Waiting>}
      {!data && failure && (
        <Unread
          words={`${t.record.failed} ${failureWords(failure, t)}`}
          from={undefined}
          isReading={isReading}
          onAgain={again}
        />
      )}
      {data && <Period days={data} timeZone={timeZone} onDay={onDay} />}
      {data && <StatementButton key={data.startDate} date={data.startDate} />}
    </Page>
  );
}

type WaysProps = {
  readonly days: MyDays;
  readonly isReading: boolean;
  readonly onPeriod: (date: string) => void;
};

/** To the pay period before and after, side by side; where there is none, its place stays. */
function Ways({ days: { earlierDate, laterDate }, isReading, onPeriod }: WaysProps) {
  const { t } = useLanguage();
  return (
    <>
      <Button
        icon="back"
        isOff={isReading || earlierDate === null}
        onPress={() => earlierDate !== null && onPeriod(earlierDate)}
      >
        {t.record.earlier}
      </Button>
      <Button
        icon="forward"
        isOff={isReading || laterDate === null}
        onPress={() => laterDate !== null && onPeriod(laterDate)}
      >
        {t.record.later}
      </Button>
    </>
  );
}

type PeriodProps = {
  readonly days: MyDays;
  readonly timeZone: string;
  readonly onDay: (date: string) => void;
};

function Period({ days, timeZone, onDay }: PeriodProps) {
  const { t, language } = useLanguage();
  const { startDate, endDate, totalMinutes, buckets, earlierDate } = days;
  const [from, to] = [formatDayAndYear(startDate, language), formatDayAndYear(endDate, language)];
  return (
    <>
      <p role="status">
        {t.record.span({ from, to })}. {t.record.total({ total: formatDuration(totalMinutes, language) })}
      </p>
      {totalMinutes > 0 && (
        <Card>
          <MinuteList lines={kindsOf(buckets).map(({ kind, minutes }) => [t.hoursKinds[kind], minutes])} />
        </Card>
      )}
      <DayList days={days.days} timeZone={timeZone} onDay={onDay} />
      <RestCard departures={days.departures} notJudged={days.notJudged} />
      {earlierDate === null && <p className="soft">{t.record.first}</p>}
    </>
  );
}
