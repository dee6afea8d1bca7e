// Since when and until when somebody works here.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { send, useSend } from '#api/calls.ts';
import type { PersonOf, PersonRecord } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSeen } from '#api/use-seen.ts';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import { recordWords } from '#said/desk/people/person/record.ts';
import { useAct } from './use-act.ts';
import { useRecordFaults } from './use-record-faults.ts';

type EmploymentPartProps = {
  readonly of: PersonOf;
  readonly person: PersonRecord;
  readonly openSince: string | null;
  readonly mayChange: boolean;
};

export function EmploymentPart({ of, person, openSince, mayChange }: EmploymentPartProps) {
  const t = useWords(accessWords);
  const r = useWords(recordWords);
  const { day, today } = useDates();
  const [asked, setAsked] = useState<'end' | 'again' | undefined>(undefined);
  const end = person.employmentEndDate;
  const goingOn = useAct(
    (client) =>
      send(client, 'reemployPerson', { params: of, body: { firstDay: null, seen: { lastDay: end } } }),
    {
      done: () => t.againDone,
    },
  );
  const close = () => setAsked(undefined);
  const hasLeft = end !== null && end < today;
  const state =
    end === null ? t.works : hasLeft ? t.hasLeft({ day: day(end) }) : t.worksUntil({ day: day(end) });
  return (
    <FormPart title={r.part.employment} lead={r.lead.employment}>
      <FactList
        facts={[
          [t.state, <Chip look={end === null ? 'good' : hasLeft ? 'plain' : 'warning'}>{state}</Chip>],
          [r.startDate, day(person.employmentStartDate)],
          ...(end === null ? [] : [[r.endDate, day(end)] as const]),
        ]}
      />
      {mayChange && (
        <div className="row gap-8">
          {hasLeft && <Button onPress={() => setAsked('again')}>{t.again}</Button>}
          {end !== null && (
            <Button isBusy={goingOn.isPending} onPress={() => goingOn.mutate(undefined)}>
              {t.goOn}
            </Button>
          )}
          <Button onPress={() => setAsked('end')}>{end === null ? t.endWork : t.moveEnd}</Button>
        </div>
      )}
      <ActFailure error={goingOn.error} />
      {asked === 'end' && <EndDialog of={of} person={person} openSince={openSince} onClose={close} />}
      {asked === 'again' && <AgainDialog of={of} person={person} onClose={close} />}
    </FormPart>
  );
}

type EndDialogProps = Pick<EmploymentPartProps, 'of' | 'person' | 'openSince'> & {
  readonly onClose: () => void;
};

function EndDialog({ of, person, openSince, onClose }: EndDialogProps) {
  const t = useWords(accessWords);
  const { day, since, today } = useDates();
  const end = useSend('endEmployment');
  const say = useToast();
  const sayFault = useRecordFaults();
  const { seen, hear } = useSeen(person.employmentEndDate);
  const form = useForm({ defaultValues: { lastDay: person.employmentEndDate ?? '' } });
  return (
    <FormDialog
      title={t.endWorkTitle}
      form={form}
      saveLabel={person.employmentEndDate === null ? t.endWork : t.moveEnd}
      sayFault={(fault) => (fault.message.includes('existing date') ? t.dayMissing : sayFault(fault))}
      onSave={async ({ lastDay }) => {
        await hear(end({ params: of, body: { lastDay, seen: { lastDay: seen } } }));
        onClose();
        say({ text: t.endWorkDone({ day: day(lastDay) }) });
      }}
      onClose={onClose}
    >
      <p>{t.endWorkLead}</p>
      {person.employmentEndDate !== null && <p>{t.worksUntil({ day: day(person.employmentEndDate) })}</p>}
      {openSince !== null && (
        <Notice look="warning">
          <p>{t.clockedIn({ since: since(openSince) })}</p>
        </Notice>
      )}
      <DateField control={form.control} name="lastDay" label={t.lastDay} near={today} />
    </FormDialog>
  );
}

type AgainDialogProps = Pick<EmploymentPartProps, 'of' | 'person'> & { readonly onClose: () => void };

function AgainDialog({ of, person, onClose }: AgainDialogProps) {
  const t = useWords(accessWords);
  const { day, today } = useDates();
  const employ = useSend('reemployPerson');
  const say = useToast();
  const sayFault = useRecordFaults();
  const { seen, hear } = useSeen(person.employmentEndDate);
  const form = useForm({ defaultValues: { firstDay: '' } });
  return (
    <FormDialog
      title={t.againTitle}
      form={form}
      saveLabel={t.again}
      sayFault={(fault) => (fault.message.includes('existing date') ? t.dayMissing : sayFault(fault))}
      onSave={async ({ firstDay }) => {
        await hear(employ({ params: of, body: { firstDay, seen: { lastDay: seen } } }));
        onClose();
        say({ text: t.againDone });
      }}
      onClose={onClose}
    >
      <p>{t.againLead}</p>
      {person.employmentEndDate !== null && <p>{t.hasLeft({ day: day(person.employmentEndDate) })}</p>}
      <DateField control={form.control} name="firstDay" label={t.newFirstDay} near={today} />
    </FormDialog>
  );
}
