import { useQuery } from '@tanstack/react-query';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { sortByName } from '@stimpill/words/collation.ts';
import { mayPunch, peopleQuery, type PersonOf } from '#api/people.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import styles from './person-page.module.css';
import type { ReachValues } from './reach-values.ts';
import { reachWords } from '#said/desk/people/person/reach.ts';

type StandInFieldsProps = { readonly control: Control<ReachValues>; readonly of: PersonOf };

/** Who stands in, each from a day to a day. */
export function StandInFields({ control, of }: StandInFieldsProps) {
  const t = useWords(reachWords);
  const { today } = useDates();
  const { fields, append, remove } = useFieldArray({ control, name: 'standIns' });
  const managers = useManagers(control, of);
  return (
    <fieldset className={styles['lines']}>
      <legend>{t.standIns}</legend>
      <p className="fine">{managers.length === 0 ? t.noManagers : t.standInsLead}</p>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles['standIn']}>
          <SelectField
            control={control}
            name={`standIns.${place}.employeeId`}
            label={t.standIn}
            options={[['', t.choose], ...managers]}
          />
          <DateField control={control} name={`standIns.${place}.from`} label={t.from} near={today} />
          <DateField control={control} name={`standIns.${place}.to`} label={t.to} near={today} />
          <Button look="quiet" icon="cross" isIconOnly onPress={() => remove(place)}>
            {t.end}
          </Button>
        </div>
      ))}
      {managers.length > 0 && (
        <Button icon="plus" onPress={() => append({ employeeId: '', from: '', to: '' })}>
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}

/** The other managers who work here, and the person who was named before. */
function useManagers(
  control: Control<ReachValues>,
  { companyId, employeeId }: PersonOf,
): readonly (readonly [id: string, name: string])[] {
  const t = useWords(reachWords);
  const { language } = useSpeech();
  const people = useQuery(peopleQuery(companyId)).data ?? [];
  const apart = useNamesApart();
  const standIns = useWatch({ control, name: 'standIns' });
  const named = new Set(standIns.map((each) => each.employeeId));
  const fit = people.filter(
    (person) =>
      named.has(person.id) || (person.id !== employeeId && person.role === 'manager' && mayPunch(person)),
  );
  const unlisted = [...named].filter((id) => id !== '' && !people.some((each) => each.id === id));
  return [
    ...sortByName(
      fit.map(({ id, displayName }) => ({ id, name: apart(id, displayName) })),
      language,
    ).map(({ id, name }) => [id, name] as const),
    ...unlisted.map((id) => [id, t.someone] as const),
  ];
}
