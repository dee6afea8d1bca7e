// Sends what a form has, and knows its outcome.
import { useEffect, useState, type SubmitEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { faultWords } from '#said/desk/common/fault.ts';
import { useWords } from '#words/words.ts';
import type { ShownFailure } from '../failure-notice.tsx';
import { useHush } from '../toasts.tsx';
import { faultSentence } from './fault-sentence.ts';
import type { SaveTry } from './save-bar.tsx';
import { showSaved } from './show-saved.ts';
import { showServerFaults, type ServerFault } from './show-server-faults.ts';

export type SavingProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  /**
   * Throws what the call threw: faults that name a field are then shown beside it, all others in the bar. Where it answers false, nothing was
   * sent, since what stands on the server was kept.
   */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** What the fields show once it was saved, where the server may keep another value than the one that was typed. */
  readonly savedAs?: ((values: Values) => Values) | undefined;
  /** What the fields show once the record was read again, where it is not known what stands there. Throws what the call threw. */
  readonly readAgain?: (() => Promise<Values>) | undefined;
  /** A fault of the server in the language of the page, where this form knows better than the general sentences. */
  readonly sayFault?: ((fault: ServerFault) => string | undefined) | undefined;
};

export function useSaving<Values extends FieldValues>(props: SavingProps<Values>) {
  const { form, onSave, savedAs, sayFault, readAgain } = props;
  const t = useWords(faultWords);
  const once = useOneSending();
  const hush = useHush();
  const { isDirty } = form.formState;
  const [isUnsure, setIsUnsure] = useUnsure();
  const [lastTry, setLastTry] = useLastTry(isDirty, isUnsure);
  const settle = (last: SaveTry | undefined) => {
    setLastTry(last);
    setIsUnsure(false);
  };
  const client = useQueryClient();
  const fail = (error: unknown) => {
    const failed = tryOf(error, readAgain !== undefined);
    setLastTry(failed);
    // Without a version of its own nothing was laid side by side: what is shown around it says how it is now.
    if (failed.kind === 'failed' && failed.failure.status === 412) void client.invalidateQueries();
    if (failed.kind === 'failed' && failed.failure.mayBeDone === true) setIsUnsure(true);
  };
  const save = async (values: Values) => {
    setLastTry(undefined);
    try {
      const isSent = (await onSave(values)) !== false;
      // What was said is not all: more was typed meanwhile.
      if (showSaved(form, values, savedAs?.(values) ?? values)) hush();
      settle(isSent ? { kind: 'saved', at: Date.now() } : undefined);
    } catch (error) {
      hush();
      const sentence = (fault: ServerFault) => sayFault?.(fault) ?? faultSentence(t, fault);
      if (showServerFaults(form, error, sentence)) setLastTry({ kind: 'faults' });
      else fail(error);
    }
  };
  const readAndDiscard = async () => {
    const isBehind = isUnsure || lastTry?.kind === 'clash';
    try {
      form.reset(isBehind ? await readAgain?.() : undefined);
      settle(undefined);
    } catch (error) {
      fail(error);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void once(() => form.handleSubmit(save, () => setLastTry({ kind: 'faults' }))(event));
  };
  return { lastTry, isUnsure, submit, discard: () => void once(readAndDiscard) };
}

/** Whether the server may have done it without an answer. Then all is read again once it is settled, or the form is left. */
function useUnsure() {
  const client = useQueryClient();
  const [isUnsure, setIsUnsure] = useState(false);
  useEffect(() => {
    if (!isUnsure) return undefined;
    return () => {
      void client.invalidateQueries();
      // A page that is left has let go of its record only after this, and must not begin with what it was.
      queueMicrotask(() => client.removeQueries({ type: 'inactive' }));
    };
  }, [isUnsure, client]);
  return [isUnsure, setIsUnsure] as const;
}

/** What is said of a try is said for as long as it is so. */
function useLastTry(isDirty: boolean, isUnsure: boolean) {
  const hush = useHush();
  const [lastTry, setLastTry] = useState<SaveTry | undefined>(undefined);
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty && !isUnsure && lastTry?.kind !== 'saved') setLastTry(undefined);
  }
  useEffect(() => {
    if (isDirty) hush();
  }, [isDirty, hush]);
  return [lastTry, setLastTry] as const;
}

/** That somebody else was faster was asked about in a dialog of its own where the record has a version. */
function tryOf(error: unknown, hasVersion: boolean): SaveTry {
  if (!(error instanceof Error) || !('failure' in error)) throw error;
  const failure = error.failure as ShownFailure;
  return failure.status === 412 && hasVersion ? { kind: 'clash' } : { kind: 'failed', failure };
}
