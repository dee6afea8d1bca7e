// A form for some fields of a record. Saving it sends these fields alone over the record as it was read.
import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { CallFailed } from '#api/call-failed.ts';
import { query, sendAndKeep } from '#api/calls.ts';
import { personQuery, type PersonOf, type PersonRecord } from '#api/people.ts';
import { useToast } from '#ui/toasts.tsx';
import { useVersionedSave, type Versioned } from '#ui/form/use-versioned-save.tsx';
import { useWords } from '#words/words.ts';
import { addressWords } from '#said/desk/people/person/address.ts';
import { toBody, toValues, type PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';
import { useDescribePerson } from './use-describe-person.ts';

export type ReadPerson = { readonly data: PersonRecord; readonly version: string | undefined };

type RecordForm = Versioned<PersonValues> & { readonly form: UseFormReturn<PersonValues> };

export function useRecordForm(
  of: PersonOf,
  person: ReadPerson,
  fields: readonly (keyof PersonValues)[],
): RecordForm {
  const t = useWords(recordWords);
  const address = useWords(addressWords);
  const client = useQueryClient();
  const say = useToast();
  const describe = useDescribePerson(fields);
  const form = useForm<PersonValues>({ defaultValues: toValues(person.data) });
  /** What the fields are laid over: the record in the version that was read last. */
  const base = useRef(person);

  const save = async (values: PersonValues, version: string | undefined) => {
    const whole = { ...toValues(base.current.data), ...pick(values, fields) };
    try {
      const input = { params: of, body: toBody(whole), version };
      base.current = await sendAndKeep(client, 'changePerson', input, personQuery(of));
    } catch (error) {
      throw withFieldsOfForm(error, whole);
    }
    return base.current.version;
  };
  const read = async () => {
    base.current = await client.query({ ...personQuery(of), staleTime: 0, networkMode: 'always' });
    return { values: toValues(base.current.data), version: base.current.version };
  };
  // Another address waits: until it counts, the record has the old one.
  const withAddress = (values: PersonValues) => ({ ...values, email: base.current.data.email ?? '' });
  const saySaved = (values: PersonValues) => {
    const waiting = client.getQueryData(query('getPersonSignIn', { params: of }).queryKey)?.data
      .waitingAddress;
    const isSaid = waiting && values.email !== withAddress(values).email;
    say({ text: isSaid ? `${t.saved} ${address.waits({ email: waiting.email })}` : t.saved });
  };
  const versioned = useVersionedSave({
    form,
    version: person.version,
    save,
    read,
    describe,
    together: [['employmentRatio', 'ratioChanges']],
    rows: ['workPattern'],
    onDone: saySaved,
    savedAs: withAddress,
  });
  return { form, ...versioned };
}

function pick(values: PersonValues, fields: readonly (keyof PersonValues)[]): Partial<PersonValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** The server knows only the days that have hours; the form has all seven. */
function withFieldsOfForm(error: unknown, { workPattern }: PersonValues): unknown {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return error;
  const worked = workPattern.flatMap(({ from, to }, place) => (from === '' && to === '' ? [] : [place]));
  const faults = error.failure.faults.map((fault) => ({
    ...fault,
    field: fault.field?.replace(
      /^workPattern\[(\d+)\]/,
      (_, at: string) => `workPattern[${worked[Number(at)] ?? 0}]`,
    ),
  }));
  return new CallFailed({ ...error.failure, faults });
}
