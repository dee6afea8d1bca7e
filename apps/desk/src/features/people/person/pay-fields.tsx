// What the hours of somebody are paid as, and how much of a full position they have.
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { personChoicesQuery } from '../person-choices.ts';
import { useSession } from '#api/session.ts';
import { SelectField } from '#ui/form/text-field.tsx';
import { NumberField } from '#ui/form/typed-field.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

type FieldsProps = { readonly control: Control<PersonValues> };

const PAY_BASES = ['monthly', 'hourly'] as const;

/** The employment ratio from the first day on, and how the person is paid. */
export function PayBasisFields({ control }: FieldsProps) {
  const t = useWords(recordWords);
  return (
    <div className="columns gap-16">
      <NumberField control={control} name="employmentRatio" label={t.ratio} hint={t.ratioHint} />
      <SelectField
        control={control}
        name="payBasis"
        label={t.payBasis}
        hint={t.payBasisHint}
        options={PAY_BASES.map((basis) => [basis, t.payBases[basis]])}
      />
    </div>
  );
}

/** By which rule, and from which day of the month to which. */
export function RuleFields({ control }: FieldsProps) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const { data } = useQuery(personChoicesQuery(useSession().company.id, language));
  const { ruleSets = [], payPeriods = [] } = data ?? {};
  const ofCompany = ruleSets.find(({ isDefault }) => isDefault);
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => [id, name] as const;
  return (
    <div className="columns gap-16">
      <SelectField
        control={control}
        name="ruleSetId"
        label={t.rule}
        options={[
          ['', ofCompany ? t.ownRule({ name: ofCompany.name }) : t.plainTime],
          ...ruleSets.map(named),
        ]}
      />
      <SelectField
        control={control}
        name="payPeriodId"
        label={t.period}
        options={[['', t.ofCompany], ...payPeriods.map(named)]}
      />
    </div>
  );
}
