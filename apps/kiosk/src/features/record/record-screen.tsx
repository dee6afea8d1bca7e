// The own record: the days of a pay period, back to the first that is kept, and one of them with everything that is known of it.
import { useCallback, useState } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatDayAndYear } from '@stimpill/words/local-day.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { DayList } from './day-list.tsx';
import { DayScreen } from './day-screen.tsx';
import type { OwnDay, OwnDays, OwnRecordCalls } from './own-record.ts';
import { RestCard } from './rest-card.tsx';
import { RecordWords, useRecordWords } from './record-words.ts';
import styles from './record.module.css';
import { useRead, type Reading } from '#ui/use-read.ts';

type RecordScreenProps = {
  readonly name: string;
  readonly calls: OwnRecordCalls;
  readonly timeZone: string;
  readonly onClose: () => void;
};

export function RecordScreen(props: RecordScreenProps) {
  return (
    <RecordWords>
      <Periods {...props} />
    </RecordWords>
  );
}

/** A period is read anew each time: a manager may have changed it meanwhile. */
type Asked = { readonly date: string | undefined };

function Periods({ name, calls, timeZone, onClose }: RecordScreenProps) {
  const { language } = useLanguage();
  const [asked, setAsked] = useState<Asked>({ date: undefined });
  const [date, setDate] = useState<string>();
  const view = useRead(useCallback(() => calls.readDays(asked.date, language), [calls, asked, language]));
  const days = daysIn(view);
  const day = days?.days.find((each) => each.date === date);
  if (day)
    return <DayScreen {...{ name, calls, timeZone, day, onClose }} onBack={() => setDate(undefined)} />;
  if (days)
    return (
      <Period
        {...{ name, timeZone, onClose, days }}
        isWaiting={view.kind === 'loading'}
        onDay={(chosen) => setDate(chosen.date)}
        onPeriod={(within) => setAsked({ date: within })}
      />
    );
  const kind = view.kind === 'ready' ? 'loading' : view.kind;
  return <NoPeriod {...{ name, onClose, kind }} onAgain={() => setAsked({ ...asked })} />;
}

function daysIn(view: Reading<OwnDays>): OwnDays | undefined {
  if (view.kind === 'ready') return view.data;
  return view.kind === 'loading' ? view.before : undefined;
}

type PeriodProps = Omit<RecordScreenProps, 'calls'> & {
  readonly days: OwnDays;
  /** The next period is on its way. */
  readonly isWaiting: boolean;
  readonly onDay: (day: OwnDay) => void;
  readonly onPeriod: (date: string) => void;
};

function Period({ name, days, timeZone, isWaiting, onDay, onPeriod, onClose }: PeriodProps) {
  const { t, language } = useLanguage();
  const words = useRecordWords();
  const { startDate, endDate, earlierDate, laterDate, totalMinutes } = days;
  const [from, to] = [formatDayAndYear(startDate, language), formatDayAndYear(endDate, language)];
  return (
    <Page
      who={name}
      title={words.title}
      lead={
        <p role="status">
          {words.span({ from, to })}. {words.total({ total: formatDuration(totalMinutes, language) })}
        </p>
      }
      actions={
        <>
          {earlierDate !== null && (
            <Button icon="back" isDisabled={isWaiting} onPress={() => onPeriod(earlierDate)}>
              {words.earlier}
            </Button>
          )}
          {laterDate !== null && (
            <Button icon="forward" isDisabled={isWaiting} onPress={() => onPeriod(laterDate)}>
              {words.later}
            </Button>
          )}
          <Button look="primary" icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <section key={startDate} className="stack" aria-label={words.title} tabIndex={0} data-scrolls>
        <DayList days={days.days} timeZone={timeZone} onDay={onDay} />
        <RestCard departures={days.departures} notJudged={days.notJudged} />
        {earlierDate === null && <p className={styles['note']}>{words.first}</p>}
      </section>
    </Page>
  );
}

type NoPeriodProps = Pick<RecordScreenProps, 'name' | 'onClose'> & {
  readonly kind: 'loading' | 'failed' | 'ended';
  readonly onAgain: () => void;
};

function NoPeriod({ name, kind, onAgain, onClose }: NoPeriodProps) {
  const { t } = useLanguage();
  const words = useRecordWords();
  return (
    <Page
      who={name}
      title={words.title}
      actions={
        <>
          {kind === 'failed' && (
            <Button icon="again" onPress={onAgain}>
              {words.again}
            </Button>
          )}
          <Button look="primary" icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p className={styles['alone']} role="status">
        {words[kind]}
      </p>
    </Page>
  );
}
