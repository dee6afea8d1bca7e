// Saves what the dialog says, offers the way back, and shows both versions where somebody else was faster.
import { useRef, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { PersonOf } from '#api/people.ts';
import { CORRECT_ENTRY, removeAdded, saidOf, type TimeEntryRecord } from '#api/timesheets.ts';
import { ask, send } from '#api/calls.ts';
import type { CallFor, Fetched } from '#api/contract.ts';
import { useVersionedSave, type Versioned } from '#ui/form/use-versioned-save.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { useClock } from '#api/use-clock.ts';
import { correctionFault, faultOf, missing, withFieldsOfDialog } from './correction-faults.ts';
import { splitAt, toSaid, toValues, type Act, type CorrectionValues } from './correction-values.ts';
import { correctionWords } from '#said/desk/timesheets/correction/correction.ts';
import { useDescribeCorrection } from './use-describe-correction.ts';
import type { Said } from '@stimpill/words/said.ts';

type Undo = () => Promise<unknown>;
type Done = { readonly text: string; readonly undo?: Undo };

type CorrectionInput = {
  readonly of: PersonOf;
  readonly act: Act;
  /** The entry as it was read, with its version; not given for a new one. */
  readonly read: Fetched<TimeEntryRecord> | undefined;
  readonly form: UseFormReturn<CorrectionValues>;
  readonly onClose: () => void;
};

type Correction = Omit<Versioned<CorrectionValues>, 'readAgain'> & {
  /** Why the last try led to nothing, where no field says it. */
  readonly trouble: string | undefined;
};

/** Anyone who moves one of them says when the work was. */
const TIMES = [
  ...(['startDate', 'startTime', 'startWhich', 'endDate', 'endTime', 'endWhich'] as const),
  'breaks',
] as const;

const NOT_OF_RECORD = ['splitDate', 'splitTime', 'splitWhich', 'reason'] as const;

export function useCorrection({ of, act, read, form, onClose }: CorrectionInput): Correction {
  const t = useWords(correctionWords);
  const { timeZone } = useClock();
  const client = useQueryClient();
  const say = useToast();
  const describe = useDescribeCorrection(of.companyId);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const base = useRef(read);
  const undoing = useRef<Done | undefined>(undefined);

  const { onSave, savedAs, conflict } = useVersionedSave<CorrectionValues>({
    form,
    version: read?.version,
    describe,
    together: [TIMES],
    notOfRecord: NOT_OF_RECORD,
    isAboutAll: act !== 'change',
    save: async (values, version) => {
      setTrouble(undefined);
      try {
        const entry = base.current && { ...base.current, version };
        undoing.current = await correct({ client, of, act, entry, values, timeZone, t });
        return version;
      } catch (error) {
        const fault = faultOf(error);
        if (fault?.field === undefined && fault) setTrouble(correctionFault(t.faults, fault));
        throw withFieldsOfDialog(error);
      }
    },
    read: async () => {
      if (!base.current) throw new Error('a new entry has no other version');
      const now = await ask('getTimeEntry', { params: { ...of, timeEntryId: base.current.data.id } });
      base.current = now;
      return { values: toValues(now.data, timeZone), version: now.version };
    },
    onDone: () => {
      // Without one the answer of an earlier try was lost.
      const { text = t.changed, undo } = undoing.current ?? {};
      const goBack = async (back: Undo) =>
        back().then(
          () => say({ text: t.undone }),
          () => say({ text: t.notUndone, isFailure: true }),
        );
      say({ text, ...(undo && { undo: () => void goBack(undo) }) });
      onClose();
    },
  });
  return { onSave, savedAs, trouble, conflict };
}

type Sent = {
  readonly client: QueryClient;
  readonly of: PersonOf;
  readonly act: Act;
  readonly entry: Fetched<TimeEntryRecord> | undefined;
  readonly values: CorrectionValues;
  readonly timeZone: string;
  readonly t: Said<typeof correctionWords>;
};

/** @returns what was done, and how it is undone @throws CallFailed */
async function correct(sent: Sent): Promise<Done> {
  const { client, of, act, entry, values, timeZone, t } = sent;
  const { reason } = values;
  if (!entry) return add(sent);
  const { data, version } = entry;
  const { companyId } = of;
  const params = { companyId, timeEntryId: data.id };
  if (act === 'remove') {
    await send(client, 'removeTimeEntry', { params, body: { reason }, version });
    const body = { ...saidOf(data), reason: t.undoReason, employeeId: of.employeeId };
    const undo = () => send(client, 'addTimeEntry', { params: { companyId }, body });
    return { text: t.removed, undo };
  }
  if (act === 'split') {
    const atUtc = splitAt(values, timeZone);
    if (atUtc === undefined) throw missing(values.splitDate === '' ? 'splitDate' : 'splitTime');
    await send(client, 'splitTimeEntry', { params, body: { reason, atUtc }, version });
    return { text: t.split };
  }
  const said = toSaid(values, data, timeZone) ?? refuseGaps(values);
  const change = (body: CallFor<typeof CORRECT_ENTRY>['body'], over: string | undefined) =>
    send(client, CORRECT_ENTRY, { params, body, version: over });
  const saved = await change({ ...said, reason }, version);
  const undo = () => change({ ...saidOf(data), reason: t.undoReason }, saved.version);
  return { text: t.changed, undo };
}

async function add({ client, of, values, timeZone, t }: Sent): Promise<Done> {
  const said = toSaid(values, undefined, timeZone) ?? refuseGaps(values);
  const added = await send(client, 'addTimeEntry', {
    params: { companyId: of.companyId },
    body: { ...said, reason: values.reason, employeeId: of.employeeId },
  });
  const undo = () => removeAdded(client, of.companyId, added, t.undoReason);
  return { text: t.added, undo };
}

/** @throws CallFailed about each day and time that is missing */
function refuseGaps({ startDate, startTime, endDate, endTime, breaks }: CorrectionValues): never {
  throw missing(
    ...(startDate === '' ? ['startDate'] : []),
    ...(startTime === '' ? ['startTime'] : []),
    ...(endTime !== '' && endDate === '' ? ['endDate'] : []),
    ...breaks.flatMap(({ from, to }, place) => [
      ...(from === '' ? [`breaks[${place}].from`] : []),
      ...(to === '' ? [`breaks[${place}].to`] : []),
    ]),
  );
}
