import { useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useDays } from './leave-days.ts';
import { useLeaveWords } from './leave-words.tsx';
import styles from './leave.module.css';
import type { OwnLeaveRequest } from './own-leave.ts';

type LeaveRequestsProps = {
  readonly requests: readonly OwnLeaveRequest[];
  readonly onTakeBack: (requestId: string) => Promise<void>;
};

/** What the person has asked for, each with its answer; what waits can be taken back, after a second press. */
export function LeaveRequests({ requests, onTakeBack }: LeaveRequestsProps) {
  const { own } = useLeaveWords();
  if (requests.length === 0) return <p className={styles['alone']}>{own.none}</p>;
  return (
    <ul className={styles['requests']}>
      {requests.map((request) => (
        <li key={request.requestId} className={styles['request']}>
          <RequestText request={request} />
          {request.status === 'pending' && <TakeBack onTakeBack={() => onTakeBack(request.requestId)} />}
        </li>
      ))}
    </ul>
  );
}

function RequestText({ request }: { readonly request: OwnLeaveRequest }) {
  const { language } = useLanguage();
  const { own } = useLeaveWords();
  const days = useDays();
  const { startDate, endDate, minutes, percent, kindName, status, answer } = request;
  const part = percent === null ? undefined : own.part({ percent: String(percent) });
  const hours = minutes === null ? undefined : own.ofEach({ hours: formatDuration(minutes, language) });
  return (
    <div>
      <strong>{days(startDate, endDate)}</strong>
      <p>{[kindName ?? own.vacation, part ?? hours].filter((each) => each !== undefined).join(', ')}</p>
      <p>{own.statuses[status]}</p>
      {answer !== null && <p>“{answer}”</p>}
    </div>
  );
}

function TakeBack({ onTakeBack }: { readonly onTakeBack: () => Promise<void> }) {
  const { own } = useLeaveWords();
  const [isSure, setIsSure] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const once = useOneSending();
  const takeBack = async () => {
    setIsSending(true);
    await onTakeBack();
    setIsSending(false);
  };
  if (!isSure) return <Button onPress={() => setIsSure(true)}>{own.takeBack}</Button>;
  return (
    <div className="row gap-10">
      <Button look="primary" isDisabled={isSending} onPress={() => void once(takeBack)}>
        {own.takeBackSure}
      </Button>
      <Button isDisabled={isSending} onPress={() => setIsSure(false)}>
        {own.keep}
      </Button>
    </div>
  );
}
