// Time off at the tablet: what the person has asked for and what was answered, a new request, and taking one back.
import { useEffect, useState } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatDayAndYear } from '@stimpill/words/local-day.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { LeaveForm } from './leave-form.tsx';
import { LeaveRequests } from './leave-requests.tsx';
import { LeaveWords, useLeaveWords } from './leave-words.tsx';
import styles from './leave.module.css';
import type { OwnLeave, OwnLeaveCalls, WithdrawResult } from './own-leave.ts';

export type LeaveView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly leave: OwnLeave };

type LeaveScreenProps = {
  readonly name: string;
  readonly calls: OwnLeaveCalls;
  readonly onClose: () => void;
};

export function LeaveScreen({ name, calls, onClose }: LeaveScreenProps) {
  const { view, readAgain } = useOwnLeave(calls.read);
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState<'sent' | WithdrawResult>();
  const takeBack = async (requestId: string) => {
    const result = await calls.withdraw(requestId);
    const leave = await readAgain();
    // It was done, and its answer was lost.
    const isGone = leave?.requests.every((request) => request.requestId !== requestId) ?? false;
    setSaid(result === 'failed' && isGone ? 'withdrawn' : result);
  };
  return (
    <LeaveWords>
      {isAsking && view.kind === 'ready' ? (
        <LeaveForm
          name={name}
          leave={view.leave}
          onAsk={async (wish) => {
            const result = await calls.ask(wish);
            if (result !== 'sent') return result;
            setSaid('sent');
            await readAgain();
            setIsAsking(false);
            return result;
          }}
          onClose={() => {
            setIsAsking(false);
            // An answer may have been lost.
            void readAgain();
          }}
        />
      ) : (
        <LeaveList
          name={name}
          view={view}
          said={said}
          onAsk={() => {
            setSaid(undefined);
            setIsAsking(true);
          }}
          onTakeBack={takeBack}
          onClose={onClose}
        />
      )}
    </LeaveWords>
  );
}

const viewOf = (leave: OwnLeave | undefined): LeaveView =>
  leave ? { kind: 'ready', leave } : { kind: 'failed' };

function useOwnLeave(read: OwnLeaveCalls['read']) {
  const [view, setView] = useState<LeaveView>({ kind: 'loading' });
  const readAgain = async () => {
    const leave = await read();
    setView(viewOf(leave));
    return leave;
  };
  useEffect(() => {
    let isCurrent = true;
    void read().then((leave) => {
      if (isCurrent) setView(viewOf(leave));
    });
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return { view, readAgain };
}

type LeaveListProps = {
  readonly name: string;
  readonly view: LeaveView;
  /** What was done a moment ago. */
  readonly said: 'sent' | WithdrawResult | undefined;
  readonly onAsk: () => void;
  readonly onTakeBack: (requestId: string) => Promise<void>;
  readonly onClose: () => void;
};

export function LeaveList({ name, view, said, onAsk, onTakeBack, onClose }: LeaveListProps) {
  const { t } = useLanguage();
  const { own } = useLeaveWords();
  const isReady = view.kind === 'ready';
  return (
    <Page
      who={name}
      title={own.title}
      {...(isReady ? { lead: <VacationText vacation={view.leave.vacation} /> } : {})}
      actions={
        <>
          {isReady && (
            <Button look={said === 'sent' ? 'plain' : 'primary'} icon="calendar" onPress={onAsk}>
              {own.ask}
            </Button>
          )}
          <Button look={said === 'sent' ? 'primary' : 'plain'} icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      {said && <Said said={said} />}
      {isReady ? (
        <section className="stack" aria-label={own.requests} tabIndex={0} data-scrolls>
          <LeaveRequests requests={view.leave.requests} onTakeBack={onTakeBack} />
        </section>
      ) : (
        <p className={styles['alone']} role="status">
          {own[view.kind]}
        </p>
      )}
    </Page>
  );
}

function VacationText({ vacation }: Pick<OwnLeave, 'vacation'>) {
  const { language } = useLanguage();
  const { own } = useLeaveWords();
  const { remainingMinutes, pendingMinutes, periodEndDate } = vacation;
  const sign = remainingMinutes < 0 ? '-' : '';
  const left = `${sign}${formatDuration(Math.abs(remainingMinutes), language)}`;
  return (
    <>
      <p>{own.left({ day: formatDayAndYear(periodEndDate, language), left })}</p>
      {pendingMinutes > 0 && <p>{own.waiting({ waiting: formatDuration(pendingMinutes, language) })}</p>}
    </>
  );
}

function Said({ said }: { readonly said: 'sent' | WithdrawResult }) {
  const { own } = useLeaveWords();
  if (said !== 'sent' && said !== 'withdrawn')
    return (
      <Notice look="error" icon="warning" role="alert">
        {{ decided: own.decided, ended: own.endedBefore, failed: own.notTakenBack }[said]}
      </Notice>
    );
  return (
    <Notice look="plain" icon="check" role="status">
      {said === 'sent' ? `${own.sent}. ${own.sentText}` : own.takenBack}
    </Notice>
  );
}
