import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { personChoicesQuery } from '../person-choices.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { DepartmentTicks } from './department-ticks.tsx';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

/** Every department of the company with a box to tick. */
type DepartmentsFieldProps = { readonly control: Control<PersonValues>; readonly isLocked?: boolean };

export function DepartmentsField({ control, isLocked = false }: DepartmentsFieldProps) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const { company, departmentIds } = useSession();
  const choices = useQuery(personChoicesQuery(company.id, language));
  const { field } = useController({ control, name: 'departmentIds' });
  return (
    <fieldset className={styles['departments']} disabled={isLocked}>
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
              within={departmentIds}
            />
          )
        }
      </DataOf>
    </fieldset>
  );
}
