import { BREAK_KINDS, ENTRY_KINDS } from '@stimpill/api-types/entry-kinds';
import { Fragment } from 'react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { CheckField, SelectField } from '#ui/form/text-field.tsx';
import { DateField, TimeField } from '#ui/form/typed-field.tsx';
import { WhichField } from '#ui/form/which-time.tsx';
import { useSession } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { NEW_BREAK, timesOf, type CorrectionValues } from './correction-values.ts';
import { correctionWords } from '#said/desk/timesheets/correction/correction.ts';
import styles from './correction.module.css';
import { useProjectOptions } from './use-describe-correction.ts';

type FieldsProps = {
  readonly control: Control<CorrectionValues>;
  /** The day that fills in what is left out of a date, yyyy-MM-dd. */
  readonly near: string;
};

function useTyped(control: Control<CorrectionValues>) {
  const { timeZone } = useSession().company;
  const typed = useWatch({ control, compute: (values) => values });
  return { typed, times: timesOf(typed, timeZone), timeZone };
}

/** All of an entry. */
export function EntryFields({ control, near }: FieldsProps) {
  const t = useWords(correctionWords);
  const { kinds } = useWords(timeWords);
  const projects = useProjectOptions(useSession().company.id);
  const { typed, times, timeZone } = useTyped(control);
  const which = { control, timeZone };
  return (
    <>
      <div className="columns">
        <TimeField control={control} name="startTime" label={t.startTime} />
        <DateField control={control} name="startDate" label={t.startDate} near={near} />
      </div>
      <WhichField
        {...which}
        name="startWhich"
        label={t.startTime}
        time={typed.startTime}
        times={times.start}
      />
      <div className="columns">
        <TimeField control={control} name="endTime" label={t.endTime} hint={t.endHint} />
        <DateField control={control} name="endDate" label={t.endDate} near={near} />
      </div>
      <WhichField {...which} name="endWhich" label={t.endTime} time={typed.endTime} times={times.end} />
      <BreakFields control={control} />
      <div className="columns">
        <SelectField
          control={control}
          name="kind"
          label={t.kind}
          options={ENTRY_KINDS.map((kind) => [kind, kinds[kind]])}
        />
        {projects.length > 1 && (
          <SelectField control={control} name="project" label={t.project} options={projects} />
        )}
      </div>
      <CheckField control={control} name="isDraft" label={t.isDraft} hint={t.isDraftHint} />
    </>
  );
}

function BreakFields({ control }: Pick<FieldsProps, 'control'>) {
  const t = useWords(correctionWords);
  const { breaks: kinds } = useWords(timeWords);
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' });
  const { typed, times, timeZone } = useTyped(control);
  const which = { control, timeZone };
  return (
    <fieldset className={styles['breaks']}>
      <legend>{t.breaks}</legend>
      {fields.map(({ id }, place) => (
        <Fragment key={id}>
          <div className={styles['break']}>
            <TimeField
              control={control}
              name={`breaks.${place}.from`}
              label={t.breakFrom({ place: place + 1 })}
            />
            <TimeField
              control={control}
              name={`breaks.${place}.to`}
              label={t.breakTo({ place: place + 1 })}
            />
            <SelectField
              control={control}
              name={`breaks.${place}.kind`}
              label={t.breakKind({ place: place + 1 })}
              options={BREAK_KINDS.map((kind) => [kind, kinds[kind]])}
            />
            <Button look="quiet" icon="cross" isIconOnly onPress={() => remove(place)}>
              {t.dropBreak({ place: place + 1 })}
            </Button>
          </div>
          <WhichField
            {...which}
            name={`breaks.${place}.fromWhich`}
            label={t.breakFrom({ place: place + 1 })}
            time={typed.breaks[place]?.from ?? ''}
            times={times.breaks[place]?.from}
          />
          <WhichField
            {...which}
            name={`breaks.${place}.toWhich`}
            label={t.breakTo({ place: place + 1 })}
            time={typed.breaks[place]?.to ?? ''}
            times={times.breaks[place]?.to}
          />
        </Fragment>
      ))}
      <Button icon="plus" onPress={() => append(NEW_BREAK)}>
        {t.addBreak}
      </Button>
    </fieldset>
  );
}

/** Where the entry becomes two. */
export function SplitFields({ control, near }: FieldsProps) {
  const t = useWords(correctionWords);
  const { typed, times, timeZone } = useTyped(control);
  const which = { control, timeZone, name: 'splitWhich' } as const;
  return (
    <>
      <div className="columns">
        <TimeField control={control} name="splitTime" label={t.splitTime} hint={t.splitHint} />
        <DateField control={control} name="splitDate" label={t.splitDate} near={near} />
      </div>
      <WhichField {...which} label={t.splitTime} time={typed.splitTime} times={times.split} />
    </>
  );
}
