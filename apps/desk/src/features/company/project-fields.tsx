import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { CheckField, TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToday } from '#ui/use-today.ts';
import { useSession } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import { NO_PART, type ProjectValues } from './project-values.ts';
import { projectsWords } from '#said/desk/company/projects.ts';

type ProjectFieldsProps = { readonly form: UseFormReturn<ProjectValues> };

export function ProjectFields({ form }: ProjectFieldsProps) {
  const t = useWords(projectsWords);
  const today = useToday(useSession().company.timeZone);
  const { control } = form;
  return (
    <>
      <div className={styles['pair']}>
        <TextField control={control} name="name" label={t.name} hint={t.nameHint} />
        <TextField control={control} name="code" label={t.code} hint={t.codeHint} />
      </div>
      <div className={styles['pair']}>
        <DateField control={control} name="startDate" label={t.start} near={today} />
        <DateField control={control} name="endDate" label={t.end} near={today} />
      </div>
      <CheckField control={control} name="isActive" label={t.isActive} />
      <Parts form={form} />
    </>
  );
}

function Parts({ form: { control } }: ProjectFieldsProps) {
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
