// The way back from presses that approved, as the server tells of them: here after a reload, in another tab and on another machine alike.
import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import { makeOld } from '#api/calls.ts';
import { undoApproval, type RecentApproval, type UndoneApproval } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { undoWords } from '#said/desk/month/undo.ts';

type UndoPartProps = {
  /** Those that can be taken back. */
  readonly approvals: readonly RecentApproval[];
  readonly onUndone: () => void;
};

/** Who approved how many and when, and for the person who pressed one button that takes all of it back. */
export function UndoPart({ approvals, onUndone }: UndoPartProps) {
  const u = useWords(undoWords);
  const { userId } = useSession();
  const { data, error, isPending, variables, mutate } = useUndo(onUndone);
  return (
    <>
      {approvals.map((each) => (
        <UntilItsMoment key={`${each.userId} ${each.approvedAtUtc}`} approval={each}>
          <Notice look="plain">
            {each.userId === userId ? (
              <Own approval={each} isBusy={isPending && variables === each} onUndo={() => mutate(each)} />
            ) : (
              <Others {...each} />
            )}
          </Notice>
        </UntilItsMoment>
      ))}
      <div role="status" className={styles['outcome']}>
        {data && <Undone {...data} />}
      </div>
      <FailureOf error={error} text={isRefusedWith(error, 'payroll.undo_expired') ? u.expired : undefined} />
    </>
  );
}

type UntilItsMomentProps = {
  readonly approval: Pick<RecentApproval, 'approvedAtUtc' | 'undoUntilUtc'>;
  readonly children: ReactNode;
};

/**
 * What the server told of goes at its moment, not with the next answer. Where the clock of this machine is past it already, or not yet at the
 * approval, that clock is wrong (and a browser would end a wait of more than 24 days at once).
 */
function UntilItsMoment({ approval: { approvedAtUtc, undoUntilUtc }, children }: UntilItsMomentProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const until = Date.parse(undoUntilUtc);
    const left = until - Date.now();
    if (left <= 0 || left > until - Date.parse(approvedAtUtc)) return undefined;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [approvedAtUtc, undoUntilUtc]);
  return isOver ? null : children;
}

type OwnProps = {
  readonly approval: RecentApproval;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
};

function Own({ approval: { people, approvedAtUtc, undoUntilUtc }, isBusy, onUndo }: OwnProps) {
  const u = useWords(undoWords);
  const { time } = useClock();
  return (
    <>
      <p>
        {u.own({ count: people, at: time(approvedAtUtc) })} {u.until({ at: time(undoUntilUtc) })}
      </p>
      <Button icon="back" isBusy={isBusy} onPress={onUndo}>
        {u.undo} <span className="spoken">({time(approvedAtUtc)})</span>
      </Button>
    </>
  );
}

function Others({ displayName, people, approvedAtUtc, undoUntilUtc }: RecentApproval) {
  const u = useWords(undoWords);
  const { time } = useClock();
  return (
    <p>
      {u.others({ name: displayName, count: people, at: time(approvedAtUtc), until: time(undoUntilUtc) })}
    </p>
  );
}

function Undone({ people, leftTouched, leftSent }: UndoneApproval) {
  const u = useWords(undoWords);
  const left = leftTouched + leftSent;
  return (
    <Notice look={left > 0 ? 'warning' : 'plain'}>
      {people > 0 && <p>{u.undone({ count: people })}</p>}
      {leftTouched > 0 && <p>{u.leftTouched({ count: leftTouched })}</p>}
      {leftSent > 0 && <p>{u.leftSent({ count: leftSent })}</p>}
      {people + left === 0 && <p>{u.nothingLeft}</p>}
    </Notice>
  );
}

function useUndo(onUndone: () => void) {
  const client = useQueryClient();
  const companyId = useSession().company.id;
  return useSending({
    mutationFn: async ({ parts }: RecentApproval) => {
      let sum: UndoneApproval = { people: 0, reopenedEntries: 0, leftTouched: 0, leftSent: 0 };
      for (const { employeeIds, approvedAtUtc } of parts)
        sum = added(sum, await undoApproval({ companyId, employeeIds }, approvedAtUtc));
      return sum;
    },
    onSuccess: onUndone,
    onSettled: () => makeOld(client, 'undoApproval'),
  });
}

const added = (sum: UndoneApproval, more: UndoneApproval): UndoneApproval => ({
  people: sum.people + more.people,
  reopenedEntries: sum.reopenedEntries + more.reopenedEntries,
  leftTouched: sum.leftTouched + more.leftTouched,
  leftSent: sum.leftSent + more.leftSent,
});
