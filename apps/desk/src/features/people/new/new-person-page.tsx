// A new person, and their PIN at once, so that they can punch within the minute.
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useSend } from '#api/calls.ts';
import type { PinCard } from '@stimpill/api-types/manage';
import type { PersonRecord } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { Form } from '#ui/form/form.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { PayBasisFields, RuleFields } from '../person/pay-fields.tsx';
import { PersonFields } from '../person/person-fields.tsx';
import { toBody, WEEK, type PersonValues } from '../person/person-values.ts';
import { PinDialog } from '../person/pin-dialog.tsx';
import { recordWords } from '#said/desk/people/person/record.ts';
import { useRecordFaults } from '../person/use-record-faults.ts';
import { peopleWords } from '#said/desk/people/people.ts';
import { useDates } from '../use-dates.ts';
import { newWords } from '#said/desk/people/new/new.ts';

const FULL_TIME_PERCENT = 100;

const EMPTY: PersonValues = {
  displayName: '',
  email: '',
  kennitala: '',
  phone: '',
  language: '',
  employeeNumber: '',
  jobTitle: '',
  departmentIds: [],
  isActive: true,
  employmentStartDate: '',
  employmentEndDate: '',
  employmentRatio: FULL_TIME_PERCENT,
  ratioChanges: [],
  payBasis: 'monthly',
  ruleSetId: '',
  payPeriodId: '',
  workPattern: WEEK.map(() => ({ from: '', to: '', unpaidBreakMinutes: null })),
  entitlements: { vacationDays: null, sickLadder: '', sickChildDays: null, vacationYearStart: '' },
  birthDate: '',
  tradeStartDate: '',
  requiresProjectSelection: '',
  requireGpsOnClockIn: '',
  canEditOwnTimesheet: false,
  canEditClockInOut: false,
};

export function NewPersonPage() {
  const t = useWords(newWords);
  const p = useWords(peopleWords);
  const [count, setCount] = useState(0);
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: p.title, to: '/people' }]}>
      <NewPersonForm key={count} onAnother={() => setCount(count + 1)} />
    </PageFrame>
  );
}

function NewPersonForm({ onAnother }: { readonly onAnother: () => void }) {
  const t = useWords(newWords);
  const p = useWords(peopleWords);
  const r = useWords(recordWords);
  const { today } = useDates();
  const sayFault = useRecordFaults();
  const form = useForm<PersonValues>({ defaultValues: { ...EMPTY, employmentStartDate: today } });
  const [pin, setPinWhen] = useState<'now' | 'later'>('now');
  const { add, card, open } = useAdding(pin === 'now');
  const { control } = form;
  return (
    <>
      <Form form={form} onSave={add} sayFault={sayFault} saveLabel={t.add} isWide>
        <FormPart title={r.part.person} lead={r.lead.person}>
          <PersonFields control={control} />
        </FormPart>
        <FormPart title={t.pay} lead={t.payLead}>
          <DateField control={control} name="employmentStartDate" label={r.startDate} near={today} />
          <PayBasisFields control={control} />
          <RuleFields control={control} />
        </FormPart>
        <FormPart title={p.pin} lead={t.pinHint}>
          <Choice
            legend={t.pin}
            value={pin}
            options={[
              ['now', t.pinNow],
              ['later', t.pinLater],
            ]}
            onChoose={setPinWhen}
          />
        </FormPart>
      </Form>
      {card && (
        <PinDialog card={card} onClose={() => open(card.employeeId)}>
          <Button onPress={onAnother}>{t.another}</Button>
        </PinDialog>
      )}
    </>
  );
}

function useAdding(withPin: boolean) {
  const t = useWords(newWords);
  const companyId = useSession().company.id;
  const addPerson = useSend('addPerson');
  const setPin = useSend('setPin');
  const navigate = useNavigate();
  const say = useToast();
  const [card, setCard] = useState<PinCard | undefined>(undefined);
  const [added, setAdded] = useState<PersonRecord | undefined>(undefined);
  const open = (personId: string, part?: string) =>
    void navigate(
      part === undefined
        ? { to: '/people/$personId', params: { personId }, ignoreBlocker: true }
        : { to: '/people/$personId/$part', params: { personId, part }, ignoreBlocker: true },
    );
  const add = async (values: PersonValues) => {
    const person = added ?? (await addPerson({ params: { companyId }, body: toBody(values) }));
    setAdded(person);
    if (!withPin) {
      say({ text: t.added({ name: person.displayName }) });
      open(person.id);
      return;
    }
    try {
      setCard(await setPin({ params: { companyId, employeeId: person.id } }));
    } catch {
      // The person is there; that there is no PIN yet is said where it can be made.
      say({ text: t.addedWithoutPin({ name: person.displayName }) });
      open(person.id, 'access');
    }
  };
  return { add, card, open };
}
