import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
import type { PersonOf } from '#api/people.ts';
import { query, sendAndKeep } from '#api/calls.ts';
import type { PersonReach } from '@stimpill/api-types/manage';
import { Choice } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import type { ServerFault } from '#ui/form/show-server-faults.ts';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { usePersonFaults } from '../use-person-faults.ts';
import { LimitField } from './limit-field.tsx';
import { toReach, toReachValues, type ReachValues } from './reach-values.ts';
import { reachWords } from '#said/desk/people/person/reach.ts';
import { StandInFields } from './stand-in-fields.tsx';
import { useSayReach } from './use-say-reach.ts';

type Read = { readonly data: PersonReach; readonly version: string | undefined };
type ReachDialogProps = { readonly of: PersonOf; readonly read: Read; readonly onClose: () => void };

export function ReachDialog({ of, read, onClose }: ReachDialogProps) {
  const t = useWords(reachWords);
  const client = useQueryClient();
  const say = useToast();
  const describe = useDescribeReach();
  const sayFault = useReachFaults();
  const form = useForm<ReachValues>({ defaultValues: toReachValues(read.data) });
  const versioned = useVersionedSave({
    form,
    version: read.version,
    save: async (values, version) => {
      const input = { params: of, body: toReach(values), version };
      return (await sendAndKeep(client, 'changePersonReach', input, query('getPersonReach', { params: of })))
        .version;
    },
    read: async () => {
      const { data, version } = await client.query({
        ...query('getPersonReach', { params: of }),
        staleTime: 0,
        networkMode: 'always',
      });
      return { values: toReachValues(data), version };
    },
    describe,
    together: [['who', 'departmentIds']],
    onDone: () => {
      onClose();
      say({ text: t.saved });
    },
  });
  return (
    <FormDialog title={t.changeTitle} look="wide" {...{ form, sayFault, onClose }} {...versioned}>
      <Who control={form.control} onChoose={(who) => form.setValue('who', who, { shouldDirty: true })} />
      <StandInFields control={form.control} of={of} />
    </FormDialog>
  );
}

type WhoProps = {
  readonly control: Control<ReachValues>;
  readonly onChoose: (who: ReachValues['who']) => void;
};

function Who({ control, onChoose }: WhoProps) {
  const t = useWords(reachWords);
  const who = useWatch({ control, name: 'who' });
  return (
    <>
      <Choice
        legend={t.who}
        value={who}
        options={[
          ['everybody', t.everybody],
          ['some', t.some],
        ]}
        onChoose={onChoose}
      />
      {who === 'some' && <LimitField control={control} />}
    </>
  );
}

function useDescribeReach(): (values: ReachValues) => readonly (readonly [name: string, value: string])[] {
  const t = useWords(reachWords);
  const { sees, standsIn } = useSayReach();
  return (values) => [
    [t.who, sees(toReach(values).limitedToDepartmentIds)],
    [t.standIns, values.standIns.map(standsIn).join(' ') || t.nobodyStandsIn],
  ];
}

function useReachFaults(): (fault: ServerFault) => string | undefined {
  const t = useWords(reachWords);
  const sayCode = usePersonFaults();
  return (fault) => {
    const field = fault.field ?? '';
    if (/^standIns.*employeeId$/.test(field)) return t.chooseManager;
    if (fault.message.includes('lies before')) return t.toBeforeFrom;
    if (/^standIns.*(from|to)$/.test(field)) return t.dayMissing;
    return sayCode(fault);
  };
}
