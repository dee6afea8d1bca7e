// The forms of a record. Each saves its own fields and leaves the others as they are.
import type { Control } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { PersonOf } from '#api/people.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { Form } from '#ui/form/form.tsx';
import { CheckField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { EntitlementFields } from './entitlement-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { PayBasisFields, RuleFields } from './pay-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { PersonValues } from './person-values.ts';
import { PunchingFields } from './punching-fields.tsx';
import { RatioChanges } from './ratio-changes.tsx';
import { recordWords } from '#said/desk/people/person/record.ts';
import { useRecordFaults } from './use-record-faults.ts';
import { useRecordForm, type ReadPerson } from './use-record-form.tsx';

type RecordFormProps = {
  readonly of: PersonOf;
  readonly person: ReadPerson;
  readonly isReadOnly: boolean;
};

const PERSON = [
  'displayName',
  'employeeNumber',
  'jobTitle',
  'departmentIds',
  'kennitala',
  'birthDate',
  'email',
  'phone',
  'language',
] as const;
const EMPLOYMENT = ['employmentStartDate', 'isActive'] as const;
const PAY = [
  'employmentRatio',
  'ratioChanges',
  'payBasis',
  'ruleSetId',
  'payPeriodId',
  'tradeStartDate',
  'entitlements',
] as const;
const HOURS = [
  'workPattern',
  'requiresProjectSelection',
  'requireGpsOnClockIn',
  'canEditOwnTimesheet',
  'canEditClockInOut',
] as const;

type PersonFormProps = RecordFormProps & {
  /** Whether the person who looks may change how the person signs in and where they work. */
  readonly mayEmploy: boolean;
};

export function PersonForm({ mayEmploy, ...props }: PersonFormProps) {
  const t = useWords(recordWords);
  return (
    <RecordForm {...props} fields={PERSON}>
      {(control) => (
        <FormPart title={t.part.person} lead={t.lead.person}>
          <PersonFields control={control} isLocked={!mayEmploy && !props.isReadOnly} />
        </FormPart>
      )}
    </RecordForm>
  );
}

export function EmploymentForm(props: RecordFormProps) {
  const t = useWords(recordWords);
  const { today } = useDates();
  return (
    <RecordForm {...props} fields={EMPLOYMENT}>
      {(control) => (
        <FormPart title={t.beginning}>
          <DateField control={control} name="employmentStartDate" label={t.startDate} near={today} />
          <CheckField control={control} name="isActive" label={t.isActive} hint={t.isActiveHint} />
        </FormPart>
      )}
    </RecordForm>
  );
}

export function PayForm(props: RecordFormProps) {
  const t = useWords(recordWords);
  const { today } = useDates();
  return (
    <RecordForm {...props} fields={PAY}>
      {(control) => (
        <FormPart title={t.part.pay} lead={t.lead.pay}>
          <PayBasisFields control={control} />
          <RatioChanges control={control} isReadOnly={props.isReadOnly} />
          <RuleFields control={control} />
          <DateField
            control={control}
            name="tradeStartDate"
            label={t.tradeStart}
            hint={t.tradeStartHint}
            near={today}
          />
          <EntitlementFields control={control} />
        </FormPart>
      )}
    </RecordForm>
  );
}

export function HoursForm(props: RecordFormProps) {
  const t = useWords(recordWords);
  return (
    <RecordForm {...props} fields={HOURS}>
      {(control) => (
        <>
          <FormPart title={t.part.hours} lead={t.lead.hours}>
            <HoursFields control={control} />
          </FormPart>
          <FormPart title={t.part.punching} lead={t.lead.punching}>
            <PunchingFields control={control} />
          </FormPart>
        </>
      )}
    </RecordForm>
  );
}

type AnyFormProps = RecordFormProps & {
  readonly fields: readonly (keyof PersonValues)[];
  readonly children: (control: Control<PersonValues>) => ReactNode;
};

function RecordForm({ of, person, isReadOnly, fields, children }: AnyFormProps) {
  const record = useRecordForm(of, person, fields);
  const sayFault = useRecordFaults();
  return (
    <Form {...record} sayFault={sayFault} isReadOnly={isReadOnly} isWide>
      {children(record.form.control)}
    </Form>
  );
}
