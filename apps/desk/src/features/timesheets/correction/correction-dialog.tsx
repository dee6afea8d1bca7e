// Time is added, changed, split or removed, each with a reason, and with what it changes in pay before it is saved.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { localDateOf } from '@stimpill/time';
import type { PersonOf } from '#api/people.ts';
import type { Fetched } from '#api/contract.ts';
import { timeEntryQuery, type PersonEntry, type TimeEntryRecord } from '#api/timesheets.ts';
import { Choice } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useWords } from '#words/words.ts';
import { useClock } from '#api/use-clock.ts';
import { correctionFault } from './correction-faults.ts';
import { EntryFields, SplitFields } from './correction-fields.tsx';
import { toTried, toValues, valuesOfDay, type Act } from './correction-values.ts';
import { correctionWords } from '#said/desk/timesheets/correction/correction.ts';
import { PayEffect } from './pay-effect.tsx';
import { useCorrection } from './use-correction.tsx';

/** What the dialog lies open for: a new entry on a day, or one that is there. */
export type Corrected = {
  readonly of: PersonOf;
  /** Every entry in sight, to say with which of them a correction overlaps. */
  readonly entries: readonly PersonEntry[];
  /** yyyy-MM-dd */
  readonly today: string;
} & ({ readonly date: string } | { readonly timeEntryId: string });

type CorrectionDialogProps = Corrected & { readonly onClose: () => void };

export function CorrectionDialog(props: CorrectionDialogProps) {
  if ('date' in props) return <Fields {...props} read={undefined} />;
  return <KnownEntry {...props} />;
}

type KnownEntryProps = CorrectionDialogProps & { readonly timeEntryId: string };

/** The entry as it stands on the server now; until it is there, the dialog says so. */
function KnownEntry(props: KnownEntryProps) {
  const t = useWords(correctionWords);
  const { of, timeEntryId, onClose } = props;
  const read = useQuery({
    ...timeEntryQuery({ companyId: of.companyId, timeEntryId }),
    refetchOnWindowFocus: false,
  });
  return (
    <RecordDialog title={t.acts.change} query={read} onClose={onClose}>
      {(known) => <Fields {...props} read={known} />}
    </RecordDialog>
  );
}

const ACTS = ['change', 'split', 'remove'] as const;

type FieldsProps = CorrectionDialogProps & { readonly read: Fetched<TimeEntryRecord> | undefined };

function Fields(props: FieldsProps) {
  const { of, entries, today, read, onClose } = props;
  const t = useWords(correctionWords);
  const { timeZone, span } = useClock();
  const [act, setAct] = useState<Act>('change');
  const form = useForm({
    defaultValues: read ? toValues(read.data, timeZone) : valuesOfDay('date' in props ? props.date : today),
  });
  const { trouble, ...versioned } = useCorrection({ of, act, read, form, onClose });
  const values = useWatch({ control: form.control, compute: (typed) => typed });
  const tried = toTried(act, values, { employeeId: of.employeeId, read: read?.data, timeZone });
  const navigate = useNavigate();
  const goTo = ({ id, startAtUtc }: TimeEntryRecord) => {
    onClose();
    const day = localDateOf(Date.parse(startAtUtc), timeZone);
    if (entries.some((entry) => entry.id === id))
      requestAnimationFrame(() => document.getElementById(`entry-${id}`)?.focus());
    else
      void navigate({ to: `/timesheets/${of.employeeId}`, search: { from: day, day }, ignoreBlocker: true });
  };
  return (
    <FormDialog
      title={read ? t.correctTitle({ span: span(read.data) }) : t.addTitle}
      look="wide"
      form={form}
      {...versioned}
      sayFault={(fault) => correctionFault(t.faults, fault)}
      saveLabel={read ? { change: undefined, split: t.saveSplit, remove: t.saveRemove }[act] : t.saveAdd}
      trouble={trouble !== undefined && <Trouble>{trouble}</Trouble>}
      onClose={onClose}
    >
      {read && (
        <Choice
          legend={t.what}
          value={act}
          options={ACTS.map((each) => [each, t.acts[each]])}
          onChoose={setAct}
        />
      )}
      {act === 'change' && <EntryFields control={form.control} near={today} />}
      {act === 'split' && <SplitFields control={form.control} near={today} />}
      {act === 'remove' && <p>{t.removeLead}</p>}
      <TextField control={form.control} name="reason" label={t.reason} hint={t.reasonHint} />
      <PayEffect tried={tried} entries={entries} onGoTo={goTo} />
    </FormDialog>
  );
}

function Trouble({ children }: { readonly children: string }) {
  return (
    <Notice look="error" isAlert>
      <p>{children}</p>
    </Notice>
  );
}
