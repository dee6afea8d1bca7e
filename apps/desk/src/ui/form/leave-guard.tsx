import { useEffect } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { useWords } from '#words/words.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { TableSearch } from '../table-search.ts';
import { saveWords } from '#said/desk/ui/save.ts';
import type { Said } from '@stimpill/words/said.ts';

/** `isUnsure`: the server may have saved it without an answer. */
type LeaveGuardProps = Readonly<Record<'isDirty' | 'isSubmitting' | 'isUnsure', boolean>> & {
  /** The address says that it lies open, so that "back" on the same page closes it. */
  readonly isInDialog?: boolean;
};

/**
 * Asks before what was typed is left, also while it is being saved: anyone who is gone by then does not learn that it failed. A page that goes on by
 * itself after its save says `ignoreBlocker`.
 */
export function LeaveGuard({ isDirty, isSubmitting, isUnsure, isInDialog = false }: LeaveGuardProps) {
  const isHeld = isDirty || isSubmitting;
  const t = useWords(saveWords);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isClosed = isInDialog && openIn(current.search) !== openIn(next.search);
      return isHeld && (isClosed || current.pathname !== next.pathname);
    },
    enableBeforeUnload: () => isHeld,
    withResolver: true,
  });
  // It was saved while the question stood: nothing is left to ask.
  useEffect(() => {
    if (!isHeld) proceed?.();
  }, [isHeld, proceed]);
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog title={t.leaveTitle} act={t.leave} onConfirm={proceed} onCancel={reset}>
      <p>{leaveLead(t, { isSubmitting, isUnsure })}</p>
    </ConfirmDialog>
  );
}

const openIn = (search: unknown) => (search as TableSearch).open;

/** What would be left. */
export function leaveLead(
  t: Said<typeof saveWords>,
  { isSubmitting, isUnsure }: Pick<LeaveGuardProps, 'isSubmitting' | 'isUnsure'>,
): string {
  if (isSubmitting) return t.leaveSaving;
  return isUnsure ? t.leaveUnsure : t.leaveLead;
}
