// The way back from a press that approved, for as long as the server takes it without a reason.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { UNDO_MS } from '@stimpill/api-types/rights';
import { CallFailed } from '#api/call-failed.ts';
import { forgetMonth, undoApproval, type UndoneApproval } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNow } from '#ui/use-now.ts';
import { useWords } from '#words/words.ts';
import { monthWords } from './month-words.ts';
import { undoWords } from './undo-words.ts';
import type { Approved } from './use-approval.ts';

const LOOKED_AT_MS = 5_000;

type UndoPressProps = { readonly press: Approved };

/** How many were approved, and one button that takes all of it back. */
export function UndoPress({ press }: UndoPressProps) {
  const t = useWords(monthWords);
  const u = useWords(undoWords);
  const isOpen = useNow(LOOKED_AT_MS) - press.pressedAt < UNDO_MS;
  const { undone, error, isPending, onUndo } = useUndo(press);
  if (undone)
    return <Undone {...undone} asked={press.parts.flatMap(({ employeeIds }) => employeeIds).length} />;
  return (
    <>
      <Notice look="good">
        <p>{t.approved(press.approved)}</p>
        {isOpen && (
          <Button icon="back" isBusy={isPending} onPress={onUndo}>
            {u.undo}
          </Button>
        )}
      </Notice>
      {error instanceof CallFailed && <FailureNotice failure={error.failure} />}
    </>
  );
}

function Undone({ people, leftTouched, leftSent, asked }: UndoneApproval & { readonly asked: number }) {
  const u = useWords(undoWords);
  const notByIt = asked - people - leftTouched - leftSent;
  return (
    <Notice look={people < asked ? 'warning' : 'plain'}>
      {people > 0 && <p>{u.undone(people)}</p>}
      {leftTouched > 0 && <p>{u.leftTouched(leftTouched)}</p>}
      {leftSent > 0 && <p>{u.leftSent(leftSent)}</p>}
      {notByIt > 0 && <p>{u.leftToOthers(notByIt)}</p>}
    </Notice>
  );
}

function useUndo({ parts }: Approved) {
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const [undone, setUndone] = useState<UndoneApproval | undefined>(undefined);
  const { mutate, isPending, error } = useSending({
    mutationFn: async () => {
      let sum: UndoneApproval = { people: 0, reopenedEntries: 0, leftTouched: 0, leftSent: 0 };
      for (const { employeeIds, approvedAtUtc } of parts)
        if (employeeIds.length > 0)
          sum = added(sum, await undoApproval({ companyId, employeeIds }, approvedAtUtc));
      setUndone(sum);
    },
    onSettled: () => forgetMonth(client),
  });
  return { undone, error, isPending, onUndo: () => mutate() };
}

const added = (sum: UndoneApproval, more: UndoneApproval): UndoneApproval => ({
  people: sum.people + more.people,
  reopenedEntries: sum.reopenedEntries + more.reopenedEntries,
  leftTouched: sum.leftTouched + more.leftTouched,
  leftSent: sum.leftSent + more.leftSent,
});
