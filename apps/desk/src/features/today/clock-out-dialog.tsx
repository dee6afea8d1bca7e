// Somebody is clocked out: at the time that is proposed, or now, or at another one.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { query, READ_ANEW } from '#api/calls.ts';
import type { Fetched } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { saidOf, timeEntryQuery, type TimeEntryRecord } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { actWords } from '#said/desk/today/act.ts';
import { clockOut } from './act-calls.ts';
import type { ActProps } from './act-props.ts';
import {
  ActEffect,
  ActLead,
  atOf,
  ReasonField,
  TimeFields,
  timeValues,
  type TimeValues,
} from './act-fields.tsx';
import { timeMissing, useActing } from './use-acting.tsx';

export function ClockOutDialog(props: ActProps) {
  const { person, onClose } = props;
  const t = useWords(actWords);
  const { company } = useSession();
  const name = useNamesApart()(person.employeeId, person.displayName);
  const title = t.outTitle({ name });
  const read = useQuery({
    ...timeEntryQuery({ companyId: company.id, timeEntryId: person.openEntryId ?? '' }),
    refetchOnWindowFocus: false,
  });
  return (
    <RecordDialog title={title} query={read} onClose={onClose}>
      {(known) => <Known {...props} read={known} title={title} name={name} />}
    </RecordDialog>
  );
}

type KnownProps = ActProps & {
  readonly read: Fetched<TimeEntryRecord>;
  readonly title: string;
  readonly name: string;
};

function Known(props: KnownProps) {
  const { read, title, onClose } = props;
  const isOut = read.data.endAtUtc !== null;
  // What ends it afterwards may be this dialog itself.
  const [isBehind, setIsBehind] = useState(isOut);
  if (isBehind && isOut) return <IsOut entry={read.data} title={title} onClose={onClose} />;
  return <Fields {...props} onBehind={() => setIsBehind(true)} />;
}

type FieldsProps = KnownProps & { readonly onBehind: () => void };

function Fields({ person, read, title, name, onClose, onBehind }: FieldsProps) {
  const t = useWords(actWords);
  const { timeZone, time } = useClock();
  const { company } = useSession();
  const [openedAt] = useState(() => Date.now());
  const startAt = Date.parse(read.data.startAtUtc);
  const { proposedOut, forgottenSinceAtUtc } = person;
  const isForgotten = forgottenSinceAtUtc !== null;
  const reasons = isForgotten ? t.reasons.forgotOut : t.reasons.out;
  const proposed =
    proposedOut === null ? (isForgotten ? undefined : openedAt) : Date.parse(proposedOut.atUtc);
  const form = useForm<TimeValues>({ defaultValues: timeValues(proposed, startAt, timeZone) });
  const values = useWatch({ control: form.control, compute: (typed) => typed });
  const at = endOf(atOf(values, timeZone), startAt);
  const asked = useSettled(
    at === undefined
      ? undefined
      : { timeEntryId: read.data.id, entry: { ...saidOf(read.data), endAtUtc: at } },
  );
  const effect = useQuery({
    ...query('findCorrectionEffect', asked && { params: { companyId: company.id }, body: asked }),
    ...READ_ANEW,
    retry: false,
  });
  const acting = useActing<TimeValues>({
    onClose,
    onBehind,
    act: async (to, typed) => {
      const endAtUtc = endOf(atOf(typed, timeZone), startAt);
      if (endAtUtc === undefined) throw timeMissing();
      return clockOut({ ...to, reason: typed.reason.trim() || reasons[0] }, read, endAtUtc);
    },
    done: (typed) => t.doneOut({ name, at: typed.time }),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      {...acting}
      isReady
      saveLabel={at === undefined ? t.saveOutAny : t.saveOut({ at: time(at) })}
      onClose={onClose}
    >
      <Lead person={person} read={read} />
      <TimeFields control={form.control} near={values.day} />
      <ReasonField control={form.control} reasons={reasons} />
      <ActEffect isAsked={at !== undefined} tried={effect} />
    </FormDialog>
  );
}

/** Anyone who is clocked out in the minute in which they came has come at a second of it. */
function endOf(at: number | undefined, startAt: number): string | undefined {
  if (at === undefined) return undefined;
  const isSameMinute = at < startAt && startAt - at < 60_000;
  return new Date(isSameMinute ? startAt : at).toISOString();
}

/** Since when they are in, and what says when they went. */
function Lead({ person: { proposedOut, forgottenSinceAtUtc }, read }: Pick<FieldsProps, 'person' | 'read'>) {
  const t = useWords(actWords);
  const { moment } = useClock();
  const since = t.since({ at: moment(read.data.startAtUtc) });
  const why =
    proposedOut === null
      ? forgottenSinceAtUtc !== null && t.noProposal
      : t.from[proposedOut.from]({ at: moment(proposedOut.atUtc) });
  return <ActLead>{why === false ? since : `${since} ${why}`}</ActLead>;
}

type IsOutProps = { readonly entry: TimeEntryRecord; readonly title: string; readonly onClose: () => void };

/** Somebody else was faster, or they did it themselves. */
function IsOut({ entry, title, onClose }: IsOutProps) {
  const t = useWords(actWords);
  const { close } = useWords(dataWords);
  const { span } = useClock();
  return (
    <Dialog title={title} onCancel={onClose}>
      <Notice look="plain" isAlert>
        <p>{t.isOut({ span: span(entry) })}</p>
      </Notice>
      <DialogButtons>
        <Button look="primary" onPress={onClose}>
          {close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
