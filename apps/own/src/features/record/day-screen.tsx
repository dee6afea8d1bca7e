// One day: its time entries with their breaks, every change by hand, what else is recorded, and why each minute is counted as it is.
import type { ReactNode } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { dayName } from '@stimpill/words/local-day.ts';
import { creditName } from '@stimpill/words/own-record.ts';
import { failureWords } from '#api/failure-words.ts';
import type { MyDay } from '#api/own-operations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MinuteList } from '#ui/minute-list.tsx';
import { Page } from '#ui/page.tsx';
import { Unread } from '#ui/unread.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import { EntryCard } from './entry-card.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import { useDays } from './use-days.ts';

type DayScreenProps = {
  readonly date: string;
  /** By which its pay period was read. */
  readonly within: string | null;
  readonly timeZone: string;
  readonly readTo: number;
  readonly parts: ReactNode;
  readonly onBack: () => void;
};

export function DayScreen({ date, within, timeZone, readTo, parts, onBack }: DayScreenProps) {
  const { t, language } = useLanguage();
  const { data, failure, isReading, readAt, again } = useDays(within);
  const day = data?.days.find((each) => each.date === date);
  return (
    <Page
      title={dayName(date, language)}
      parts={parts}
      readTo={readTo}
      actions={
        <Button icon="back" onPress={onBack}>
          {t.record.back}
        </Button>
      }
    >
      {!data && isReading && <Waiting>{t.record.loading}</Waiting>}
      {failure && (
        <Unread
          words={data ? failureWords(failure, t) : `${t.record.failed} ${failureWords(failure, t)}`}
          from={data && { readAt, timeZone }}
          isReading={isReading}
          onAgain={again}
        />
      )}
      {data && !day && <p>{t.day.none}</p>}
      {day && <Day day={day} timeZone={timeZone} />}
      {data && <ReasonsCard date={date} />}
    </Page>
  );
}

function Day({ day, timeZone }: { readonly day: MyDay; readonly timeZone: string }) {
  const { t, language } = useLanguage();
  const { workedMinutes, entries, absences, credits } = day;
  const others = [
    ...absences.map(({ name, minutes }) => [name, minutes] as const),
    ...credits.map(
      ({ account, minutes }) => [creditName(account, t.hoursAccounts, t.hoursOtherCredit), minutes] as const,
    ),
  ];
  return (
    <>
      <p>{t.record.total({ total: formatDuration(workedMinutes, language) })}</p>
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} timeZone={timeZone} />
      ))}
      {others.length > 0 && (
        <Card title={t.day.others}>
          <MinuteList lines={others} />
        </Card>
      )}
    </>
  );
}
