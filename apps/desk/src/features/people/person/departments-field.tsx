import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { sortByName } from '@stimpill/words/collation.ts';
import { personChoicesQuery } from '#api/person-choices.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from './record-words.ts';

/** Every department of the company with a box to tick. */
export function DepartmentsField({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const choices = useQuery(personChoicesQuery(useSession().company.id, language));
  const { field } = useController({ control, name: 'departmentIds' });
  const toggle = (id: string, isIn: boolean) =>
    field.onChange(isIn ? [...field.value, id] : field.value.filter((each) => each !== id));
  return (
    <fieldset className={styles['departments']}>
      <legend>{t.departments}</legend>
      <DataOf query={choices} rows={1}>
        {({ departments }) =>
          departments.length === 0 ? (
            <p className={styles['fine']}>{t.noDepartments}</p>
          ) : (
            <div className={styles['ticks']}>
              {sortByName(departments, language).map(({ id, name }) => (
                <label key={id} className={styles['tick']}>
                  <input
                    type="checkbox"
                    checked={field.value.includes(id)}
                    onBlur={field.onBlur}
                    onChange={({ target }) => toggle(id, target.checked)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          )
        }
      </DataOf>
    </fieldset>
  );
}
