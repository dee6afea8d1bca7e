import { useController, type UseFormReturn } from 'react-hook-form';
import { LANGUAGE_NAMES, LANGUAGES } from '@stimpill/words/language.ts';
import { Field } from '#ui/field.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { CheckField, LinesField, SelectField, TextField } from '#ui/form/text-field.tsx';
import { NumberField, TimeField } from '#ui/form/typed-field.tsx';
import { TimeZoneOptions } from '#ui/time-zone-options.tsx';
import { useWords } from '#words/words.ts';
import { BonusPart } from './bonus-part.tsx';
import styles from './company.module.css';
import { FactorPart } from './factor-part.tsx';
import type { SettingsValues } from './settings-values.ts';
import { settingsWords } from '#said/desk/company/settings.ts';

type Named = { readonly id: string; readonly name: string };

/** What can be chosen by name. */
export type Choices = { readonly rules: readonly Named[]; readonly periods: readonly Named[] };

type PartProps = { readonly form: UseFormReturn<SettingsValues> };
type WithChoices = PartProps & { readonly choices: Choices };

export function SettingsFields({ form, choices }: WithChoices) {
  return (
    <>
      <CompanyPart form={form} />
      <PayPart form={form} choices={choices} />
      <BonusPart form={form} />
      <FeaturesPart form={form} />
      <TabletsPart form={form} />
      <FactorPart form={form} />
      <PrivacyPart form={form} />
    </>
  );
}

function CompanyPart({ form: { control } }: PartProps) {
  const t = useWords(settingsWords);
  return (
    <FormPart id="company" title={t.company} lead={t.companyLead}>
      <TextField control={control} name="name" label={t.name} />
      <TimeZoneField control={control} />
      <SelectField
        control={control}
        name="language"
        label={t.language}
        hint={t.languageHint}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
      />
    </FormPart>
  );
}

function TimeZoneField({ control }: Pick<PartProps['form'], 'control'>) {
  const t = useWords(settingsWords);
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  return (
    <Field label={t.timeZone} error={fieldState.error?.message}>
      {(ids) => (
        <select {...ids} {...field}>
          <TimeZoneOptions chosen={field.value} />
        </select>
      )}
    </Field>
  );
}

function PayPart({ form: { control }, choices: { rules, periods } }: WithChoices) {
  const t = useWords(settingsWords);
  const optionsOf = (none: string, named: readonly Named[]) =>
    [['', none], ...named.map(({ id, name }) => [id, name] as const)] as const;
  return (
    <FormPart id="pay" title={t.pay} lead={t.payLead}>
      <SelectField
        control={control}
        name="defaultRuleSetId"
        label={t.ruleSet}
        options={optionsOf(t.noRuleSet, rules)}
      />
      <SelectField
        control={control}
        name="defaultPayPeriodId"
        label={t.payPeriod}
        options={optionsOf(t.noPayPeriod, periods)}
      />
      <NumberField control={control} name="workingTimeReferenceMonths" label={t.months} hint={t.monthsHint} />
      <NumberField
        control={control}
        name="planToleranceMinutes"
        label={t.planTolerance}
        hint={t.planToleranceHint}
      />
      <NumberField
        control={control}
        name="longestEntryHours"
        label={t.longestEntry}
        hint={t.longestEntryHint}
      />
      <div className={styles['checks']}>
        <CheckField
          control={control}
          name="decidesOwnTime"
          label={t.decidesOwnTime}
          hint={t.decidesOwnTimeHint}
        />
      </div>
    </FormPart>
  );
}

function FeaturesPart({ form: { control } }: PartProps) {
  const t = useWords(settingsWords);
  return (
    <FormPart id="features" title={t.features} lead={t.featuresLead}>
      <div className={styles['checks']}>
        <CheckField
          control={control}
          name="features.enableProjects"
          label={t.enableProjects}
          hint={t.enableProjectsHint}
        />
        <CheckField
          control={control}
          name="features.enableShifts"
          label={t.enableShifts}
          hint={t.enableShiftsHint}
        />
        <CheckField
          control={control}
          name="features.enableRuleSlots"
          label={t.enableRuleSlots}
          hint={t.enableRuleSlotsHint}
        />
      </div>
    </FormPart>
  );
}

const TERMINAL_CHECKS = [
  'missingPhotoBlocks',
  'offlinePunchesNeedReview',
  'asksAboutBreaks',
  'gpsOnClockIn',
  'anonymous',
] as const;

function TabletsPart({ form: { control } }: PartProps) {
  const t = useWords(settingsWords);
  return (
    <FormPart id="tablets" title={t.tablets} lead={t.tabletsLead}>
      <div className={styles['pair']}>
        <SelectField
          control={control}
          name="terminal.projectSelection"
          label={t.projectSelection}
          options={Object.entries(t.projectSelections)}
        />
        <SelectField
          control={control}
          name="terminal.punchPhoto"
          label={t.punchPhoto}
          options={Object.entries(t.punchPhotos)}
        />
      </div>
      <div className={styles['checks']}>
        {TERMINAL_CHECKS.map((name) => (
          <CheckField key={name} control={control} name={`terminal.${name}`} label={t[name]} />
        ))}
      </div>
      <LinesField control={control} name="terminal.allowedIpRanges" label={t.ranges} hint={t.rangesHint} />
    </FormPart>
  );
}

function PrivacyPart({ form: { control } }: PartProps) {
  const t = useWords(settingsWords);
  return (
    <>
      <FormPart id="privacy" title={t.privacy} lead={`${t.privacyLead} ${t.daysHint}`}>
        <div className={styles['pair']}>
          <NumberField control={control} name="retentionDays.coordinates" label={t.coordinates} />
          <NumberField control={control} name="retentionDays.photos" label={t.photos} />
        </div>
      </FormPart>
      <FormPart id="mail" title={t.mail} lead={t.mailLead}>
        <TimeField control={control} name="forgottenOutsMailAt" label={t.mailAt} hint={t.mailAtHint} />
      </FormPart>
    </>
  );
}
