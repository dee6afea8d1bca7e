// Regular hours from a day on, with what they change. They begin as what is proposed, and everything can be typed anew.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { makeOld, query, READ_ANEW, sendAndKeep } from '#api/calls.ts';
import { personQuery, type PersonOf } from '#api/people.ts';
import { isRefusedWith } from '#api/call-failed.ts';
import type { PatternChange } from './pattern-text.tsx';
import type { WorkPatternEffect, WorkPatternProposal } from '@stimpill/api-types/manage';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import type { ServerFault } from '#ui/form/show-server-faults.ts';
import { CheckField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useWords } from '#words/words.ts';
import { useDates } from '../../use-dates.ts';
import { HoursFields } from '../hours-fields.tsx';
import { toPattern, toWeek, type PersonValues } from '../person-values.ts';
import type { ReadPerson } from '../use-record-form.tsx';
import { PatternEffect } from './pattern-effect.tsx';
import { toFormError } from './pattern-faults.ts';
import { patternWords } from '#said/desk/people/person/patterns/pattern.ts';

type PatternDialogProps = {
  readonly of: PersonOf;
  readonly person: ReadPerson;
  readonly proposal: WorkPatternProposal;
  readonly onClose: () => void;
};

type Values = {
  readonly from: string;
  readonly workPattern: PersonValues['workPattern'];
  readonly evenApproved: boolean;
};

export function PatternDialog({ of, person, proposal, onClose }: PatternDialogProps) {
  const t = useWords(patternWords);
  const { today } = useDates();
  const sayFault = useFaults();
  const form = useForm<Values>({
    defaultValues: { from: proposal.from, workPattern: toWeek(proposal.workPattern), evenApproved: false },
  });
  const typed = useWatch({ control: form.control }) as Values;
  const tried = typed.from === '' ? undefined : withChange(person.data.workPatternChanges, typed);
  const effect = usePatternEffect(of, tried);
  const { trouble, save } = useConfirming({ of, person, onClose });
  return (
    <FormDialog
      title={t.dialogTitle}
      look="wide"
      form={form}
      saveLabel={t.save}
      isReady
      trouble={trouble && <Trouble text={t[trouble]} />}
      sayFault={sayFault}
      onSave={save}
      onClose={onClose}
    >
      <p>{t.dialogLead}</p>
      <DateField control={form.control} name="from" label={t.day} near={today} />
      <HoursFields control={form.control} />
      <PatternEffect effect={effect} />
      {effect.data && changesApproved(effect.data) && (
        <CheckField
          control={form.control}
          name="evenApproved"
          label={t.evenApproved}
          hint={t.evenApprovedHint}
        />
      )}
    </FormDialog>
  );
}

const changesApproved = ({ movedDates, holidays }: WorkPatternEffect): boolean =>
  movedDates.length > 0 || holidays.some(({ isClosed }) => isClosed);

/** What these would change in pay. Nothing is changed by asking; what would be refused is refused here as well. */
function usePatternEffect(params: PersonOf, tried: PatternChange[] | undefined) {
  const asked = useSettled(tried);
  return useQuery({
    ...query('findWorkPatternEffect', asked && { params, body: { workPatternChanges: asked } }),
    ...READ_ANEW,
    retry: false,
  });
}

/** What is sent, with the way back; and whether somebody else was faster, or approved days are in the way. */
function useConfirming({ of, person, onClose }: Omit<PatternDialogProps, 'proposal'>) {
  const t = useWords(patternWords);
  const { day } = useDates();
  const client = useQueryClient();
  const say = useToast();
  const [trouble, setTrouble] = useState<'stale' | 'hoursApproved' | undefined>(undefined);
  const before = person.data.workPatternChanges;
  const set = (workPatternChanges: PatternChange[], evenApproved: boolean, version: string | undefined) => {
    const input = { params: of, body: { workPatternChanges, evenApproved }, version };
    return sendAndKeep(client, 'setWorkPatterns', input, personQuery(of));
  };
  const sayDone = ({ from, evenApproved }: Values, version: string | undefined) => {
    const undo = () =>
      void set(before, evenApproved, version).catch(() => say({ text: t.undoFailed, isFailure: true }));
    say({ text: t.saved({ day: day(from) }), undo });
  };
  const save = async (values: Values) => {
    const changes = withChange(before, values);
    const { evenApproved } = values;
    try {
      const { version } = await set(changes, evenApproved, person.version);
      onClose();
      sayDone(values, version);
    } catch (error) {
      const isStale = isRefusedWith(error, 'record.changed_meanwhile');
      if (isStale) await makeOld(client, 'setWorkPatterns');
      const isApproved = isRefusedWith(error, 'person.hours_approved');
      setTrouble(isStale ? 'stale' : isApproved ? 'hoursApproved' : undefined);
      throw toFormError(error, changes, values);
    }
  };
  return { trouble, save };
}

/** Where somebody else was faster, what they made is read by now, and nothing of it is lost. */
function Trouble({ text }: { readonly text: string }) {
  return (
    <Notice look="warning" isAlert>
      <p>{text}</p>
    </Notice>
  );
}

/** The earlier ones and the new one, in the order of their days. */
function withChange(before: readonly PatternChange[], { from, workPattern }: Values): PatternChange[] {
  return [...before, { from, workPattern: toPattern(workPattern) }].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );
}

function useFaults(): (fault: ServerFault) => string | undefined {
  const t = useWords(patternWords);
  return ({ field = '', message }) => {
    if (field === 'from' && message.includes('is that of row')) return t.dayTaken;
    if (field === 'from' && message.includes('existing date')) return t.dayMissing;
    if (field === 'from') return t.dayOutside;
    if (/^workPattern.*(to|unpaidBreakMinutes)$/.test(field) && /differ|day is long/.test(message))
      return t.hoursWrong;
    return undefined;
  };
}
