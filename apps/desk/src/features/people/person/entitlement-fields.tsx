import type { Control } from 'react-hook-form';
import { parseDate } from '#ui/form/parse-date.ts';
import { SelectField } from '#ui/form/text-field.tsx';
import { NumberField, TypedField } from '#ui/form/typed-field.tsx';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import styles from './person-page.module.css';
import { LADDERS, type PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

/** A leap year, so that its last day of February can be typed. */
const ANY_DAY = '2028-01-01';

/** What the company grants beside the agreement. */
export function EntitlementFields({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  return (
    <fieldset className={styles['lines']}>
      <legend>{t.entitlements}</legend>
      <p className="fine">{t.entitlementsHint}</p>
      <div className="columns gap-16">
        <NumberField control={control} name="entitlements.vacationDays" label={t.vacationDays} />
        <VacationYearField control={control} />
        <SelectField
          control={control}
          name="entitlements.sickLadder"
          label={t.sickLadder}
          options={[['', t.ladders.agreement], ...LADDERS.map((each) => [each, t.ladders[each]] as const)]}
        />
        <NumberField control={control} name="entitlements.sickChildDays" label={t.sickChildDays} />
      </div>
    </fieldset>
  );
}

/** A day without a year: `1.5.` is `05-01`. */
function VacationYearField({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const { dateWrong } = useWords(dataWords);
  return (
    <TypedField
      control={control}
      name="entitlements.vacationYearStart"
      label={t.vacationYear}
      hint={t.vacationYearHint}
      typing={{
        read: (typed) => (/\d\D+\d/.test(typed) ? parseDate(typed, ANY_DAY)?.slice(5) : undefined),
        show: (monthAndDay) =>
          monthAndDay.replace(/^(\d+)-(\d+)$/, (_, month, day) => `${Number(day)}.${Number(month)}.`),
        empty: '',
        wrong: dateWrong,
        inputMode: 'decimal',
      }}
    />
  );
}
