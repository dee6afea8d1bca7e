import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { personChoicesQuery } from '../person-choices.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { DepartmentTicks } from './department-ticks.tsx';
import styles from './person-page.module.css';
import type { ReachValues } from './reach-values.ts';
import { reachWords } from '#said/desk/people/person/reach.ts';

/** The departments to which a manager is limited: at least one. */
export function LimitField({ control }: { readonly control: Control<ReachValues> }) {
  const t = useWords(reachWords);
  const { language } = useSpeech();
  const choices = useQuery(personChoicesQuery(useSession().company.id, language));
  const { field, fieldState } = useController({
    control,
    name: 'departmentIds',
    rules: { validate: (ids, { who }) => who === 'everybody' || ids.length > 0 || t.chooseOne },
  });
  return (
    <fieldset className={styles['departments']}>
      <legend>{t.departments}</legend>
      <DataOf query={choices} rows={1}>
        {({ departments }) =>
          departments.length === 0 ? (
            <p className="fine">{t.noDepartments}</p>
          ) : (
            <DepartmentTicks
              departments={departments}
              chosen={field.value}
              onChoose={field.onChange}
              onBlur={field.onBlur}
            />
          )
        }
      </DataOf>
      {fieldState.error && (
        <p className="fault" role="alert">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
