// How an act of the page of today ends: with a sentence and the way back, or with why it led to nothing.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { wordFor } from '@stimpill/words/word-for.ts';
import { CallFailed, isChangedMeanwhile } from '#api/call-failed.ts';
import { useSession } from '#api/session.ts';
import type { ServerFault } from '#ui/form/show-server-faults.ts';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useFailureSentence } from '#ui/use-failure-sentence.ts';
import { useWords } from '#words/words.ts';
import { actWords } from '#said/desk/today/act.ts';
import type { Undo } from './act-calls.ts';

/** A fault in the words of this page; undefined where the general ones say it. */
function useActFault(): (fault: ServerFault) => string | undefined {
  const { refusals } = useWords(actWords);
  return ({ code }) => (code in refusals ? wordFor(refusals, code) : undefined);
}

export function useActSentence(): (error: unknown) => string {
  const sayFault = useActFault();
  const sayFailure = useFailureSentence();
  return (error) => {
    const fault = faultIn(error);
    return (fault && sayFault(fault)) ?? sayFailure(error);
  };
}

const faultIn = (error: unknown) =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.faults[0] : undefined;

const FIELDS: Readonly<Record<string, string>> = { startAtUtc: 'time', endAtUtc: 'time' };

/** The same failure with the fields as the dialogs call them. */
function withFieldsOfDialog(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return error;
  const faults = error.failure.faults.map((fault) => ({
    ...fault,
    field: fault.field && (FIELDS[fault.field] ?? fault.field),
  }));
  return new CallFailed({ ...error.failure, faults });
}

/** What the dialog misses before anything is sent. */
export function timeMissing(): CallFailed {
  const faults = [{ code: 'field.missing', field: 'time', message: '' }];
  const answer = { retryAfterSeconds: undefined, requestId: undefined };
  return new CallFailed({ kind: 'refused', status: 400, faults, ...answer });
}

type Acting<Values extends FieldValues> = {
  /** Does it. Throws what the call threw. */
  readonly act: (
    asked: { readonly client: QueryClient; readonly companyId: string },
    values: Values,
  ) => Promise<Undo>;
  /** What was done, in a sentence. */
  readonly done: (values: Values) => string;
  readonly onClose: () => void;
  /** Somebody else was faster. */
  readonly onBehind?: () => void;
};

/** Saves, says what was done, and offers the way back. Anyone who has left the dialog meanwhile hears of a failure too. */
export function useActing<Values extends FieldValues>({ act, done, onClose, onBehind }: Acting<Values>) {
  const t = useWords(actWords);
  const client = useQueryClient();
  const { company } = useSession();
  const say = useToast();
  const sayFault = useActFault();
  const sentenceOf = useActSentence();
  const isHere = useIsHere();
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const fail = (error: unknown) => {
    const fault = faultIn(error);
    if (isChangedMeanwhile(error)) onBehind?.();
    else if (fault !== undefined && fault.field === undefined) setTrouble(sayFault(fault));
    if (!isHere()) say({ text: sentenceOf(error), isFailure: true });
  };
  const onSave = async (values: Values): Promise<void> => {
    setTrouble(undefined);
    try {
      const undo = await act({ client, companyId: company.id }, values);
      const back = () =>
        void undo(t.undoReason).then(
          () => say({ text: t.undone }),
          () => say({ text: t.notUndone, isFailure: true }),
        );
      if (isHere()) onClose();
      say({ text: done(values), undo: back });
    } catch (error) {
      fail(error);
      throw withFieldsOfDialog(error);
    }
  };
  const notice = trouble !== undefined && (
    <Notice look="error" isAlert>
      <p>{trouble}</p>
    </Notice>
  );
  return { onSave, sayFault, trouble: notice };
}

function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
