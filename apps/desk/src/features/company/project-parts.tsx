import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { CheckField, TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import { NO_PART, type ProjectValues } from './project-values.ts';
import { projectsWords } from '#said/desk/company/projects.ts';
import type { Said } from '@stimpill/words/said.ts';

type Part = ProjectValues['subProjects'][number];

/** A part in words, where two people have changed the parts. */
export const partText = (t: Said<typeof projectsWords>, { name, code, isActive }: Part) =>
  [name, code, isActive ? t.open : t.closed].filter((text) => text !== '').join(' · ');

export function ProjectParts({ control }: { readonly control: Control<ProjectValues> }) {
  const t = useWords(projectsWords);
  const { fields, append, remove } = useFieldArray({ control, name: 'subProjects' });
  return (
    <section className={styles['parts']}>
      <h3>{t.parts}</h3>
      <p className={styles['soft']}>{t.partsLead}</p>
      {fields.map(({ id, partId }, place) => (
        <div key={id} className={styles['part']}>
          <TextField
            control={control}
            name={`subProjects.${place}.name`}
            label={t.part({ place: place + 1 })}
          />
          <TextField
            control={control}
            name={`subProjects.${place}.code`}
            label={t.partCode({ place: place + 1 })}
          />
          <CheckField control={control} name={`subProjects.${place}.isActive`} label={t.partOpen} />
          {partId === '' && (
            <Button look="quiet" icon="cross" isIconOnly onPress={() => remove(place)}>
              {t.dropPart({ place: place + 1 })}
            </Button>
          )}
        </div>
      ))}
      <p>
        <Button icon="plus" onPress={() => append(NO_PART)}>
          {t.addPart}
        </Button>
      </p>
    </section>
  );
}
