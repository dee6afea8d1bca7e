import type { Control } from 'react-hook-form';
import type { OpenParameter } from '#api/pay-rules.ts';
import { SelectField } from '#ui/form/text-field.tsx';
import { NumberField } from '#ui/form/typed-field.tsx';
import { useWords } from '#words/words.ts';
import { openParametersWords } from '#said/desk/company/open-parameters.ts';

/** By key; null or empty: not given. */
export type ParameterValues = {
  readonly minutes: Readonly<Record<string, number | null>>;
  readonly choices: Readonly<Record<string, string>>;
};

type ParameterFieldsProps = {
  readonly control: Control<ParameterValues>;
  readonly parameters: readonly OpenParameter[];
};

/** A field for each value that a rule leaves to the company. */
export function ParameterFields({ control, parameters }: ParameterFieldsProps) {
  const t = useWords(openParametersWords);
  return parameters.map(({ key, unit, name, decides, readings }) =>
    unit === 'minutes' ? (
      <NumberField
        key={key}
        control={control}
        name={`minutes.${key}`}
        label={name}
        hint={`${t.minutesHint} ${decides}`}
      />
    ) : (
      <SelectField
        key={key}
        control={control}
        name={`choices.${key}`}
        label={name}
        hint={decides}
        options={[['', t.none], ...readings.map(({ value, says }) => [String(value), says] as const)]}
      />
    ),
  );
}

/** What the fields hold at first: what is given already. */
export function heldValues(parameters: readonly OpenParameter[]): ParameterValues {
  const of = (unit: OpenParameter['unit']) => parameters.filter((each) => each.unit === unit);
  return {
    minutes: Object.fromEntries(
      of('minutes').map(({ key, value }) => [key, value === null ? null : Number(value)]),
    ),
    choices: Object.fromEntries(of('choice').map(({ key, value }) => [key, String(value ?? '')])),
  };
}

/** As they are sent: those that are given. */
export function givenValues({
  minutes,
  choices,
}: ParameterValues): { key: string; value: number | string }[] {
  return [
    ...Object.entries(minutes).flatMap(([key, value]) => (value === null ? [] : [{ key, value }])),
    ...Object.entries(choices).flatMap(([key, value]) => (value === '' ? [] : [{ key, value }])),
  ];
}

/** Those that are others than before; what is not named stays as it is. */
export function changedValues(before: ParameterValues, now: ParameterValues): ReturnType<typeof givenValues> {
  const were = new Map(givenValues(before).map(({ key, value }) => [key, value]));
  return givenValues(now).filter(({ key, value }) => were.get(key) !== value);
}
