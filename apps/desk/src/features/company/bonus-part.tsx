// What agreements leave open about yearly bonuses, and from what holiday pay is not reckoned.
import type { UseFormReturn } from 'react-hook-form';
import { FormPart } from '#ui/form/form-part.tsx';
import { LinesField, SelectField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import { bonusSettingsWords } from '#said/desk/company/bonus-settings.ts';
import type { SettingsValues } from './settings-values.ts';

export function BonusPart({ form: { control } }: { readonly form: UseFormReturn<SettingsValues> }) {
  const t = useWords(bonusSettingsWords);
  return (
    <FormPart id="bonuses" title={t.title} lead={t.lead}>
      <SelectField
        control={control}
        name="bonuses.publicEmployer"
        label={t.publicEmployer}
        hint={t.publicEmployerHint}
        options={(['', 'state', 'municipality'] as const).map((key) => [key, t.publicEmployers[key]])}
      />
      <SelectField
        control={control}
        name="bonuses.decemberYear"
        label={t.decemberYear}
        hint={t.decemberYearHint}
        options={(['calendarYear', 'fromDecember'] as const).map((key) => [key, t.decemberYears[key]])}
      />
      <SelectField
        control={control}
        name="bonuses.unpaidLeave"
        label={t.unpaidLeave}
        hint={t.unpaidLeaveHint}
        options={(['', 'counts', 'takenOut'] as const).map((key) => [key, t.unpaidLeaves[key]])}
      />
      <LinesField
        control={control}
        name="notInHolidayPay"
        label={t.notInHolidayPay}
        hint={t.notInHolidayPayHint}
      />
    </FormPart>
  );
}
