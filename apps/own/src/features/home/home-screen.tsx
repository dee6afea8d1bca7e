// Today, the running pay period, what managers answered, the balances and the next shifts: what somebody opens their phone for.
import { useCallback, type ReactNode } from 'react';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import { useRead } from '#api/use-read.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { LanguageButtons } from '#ui/language-buttons.tsx';
import { Page } from '#ui/page.tsx';
import { Unread } from '#ui/unread.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import { AnswerList } from './answer-list.tsx';
import { HoursCards } from './hours-cards.tsx';
import { ToChanges } from './to-changes.tsx';
import { ShiftList } from './shift-list.tsx';
import { useOnReturn } from './use-on-return.ts';

type HomeScreenProps = {
  readonly who: string;
  readonly timeZone: string;
  readonly readTo: number;
  readonly parts: ReactNode;
  /** The person works there no more, and only reads. */
  readonly hasLeft: boolean;
  readonly onChanges: () => void;
};

export function HomeScreen({ who, timeZone, readTo, parts, hasLeft, onChanges }: HomeScreenProps) {
  const { t } = useLanguage();
  const call = useCall();
  const hours = useRead(
    'hours',
    useCallback(() => call('getMyHours'), [call]),
  );
  const shifts = useRead(
    'shifts',
    useCallback(() => call('listMyShifts'), [call]),
  );
  const again = () => {
    hours.again();
    shifts.again();
  };
  useOnReturn(hours.readAt, again);
  const { data, failure, isReading, readAt } = hours;
  return (
    <Page title={t.myHours} who={who} parts={parts} readTo={readTo}>
      {hasLeft && <p>{t.left}</p>}
      {failure && (
        <Unread
          words={data ? failureWords(failure, t) : `${t.hoursFailed} ${failureWords(failure, t)}`}
          from={data && { readAt, timeZone }}
          isReading={isReading}
          onAgain={again}
        />
      )}
      {!data && isReading && <Waiting>{t.hoursLoading}</Waiting>}
      {data && (
        <>
          <ToChanges waiting={data.changesToAnswer ?? 0} onPress={onChanges} />
          {data.answers && data.answers.length > 0 && (
            <AnswerList answers={data.answers} timeZone={timeZone} />
          )}
          <HoursCards hours={data} timeZone={timeZone} />
          <ShiftList reading={shifts} now={readAt} timeZone={timeZone} />
          <p className="soft">{t.hoursReadAt({ time: formatClock(readAt, timeZone) })}</p>
        </>
      )}
      <LanguageButtons />
    </Page>
  );
}
