// Many people get the same punch, such as after a tablet was off: what it does for each of them is seen first, and then it is written.
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { may } from '@stimpill/api-types/rights';
import type { Said } from '@stimpill/words/said.ts';
import { query } from '#api/calls.ts';
import { checkForMany, type CheckedForOne, type PunchForMany } from './entries-for-many.ts';
import { useSession } from '#api/session.ts';
import type { GridPerson } from '#api/timesheet-grid.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField, TimeField } from '#ui/form/typed-field.tsx';
import { WhichField } from '#ui/form/which-time.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { missing, withFieldsOfDialog } from '../correction/correction-faults.ts';
import { timesOf, toPunch, valuesOn, type ManyValues } from './many-values.ts';
import { manyWords } from '#said/desk/timesheets/many/many.ts';
import styles from './many.module.css';
import { WhoField } from './who-field.tsx';

const CheckedDialog = lazyPart(() => import('./checked-dialog.tsx'), 'CheckedDialog');

type ManyDialogProps = {
  /** Those of the grid who are shown. */
  readonly people: readonly GridPerson[];
  /** yyyy-MM-dd */
  readonly today: string;
  readonly onClose: () => void;
};

/** What was typed, and what it would do. */
type Checked = {
  readonly values: ManyValues;
  readonly punch: PunchForMany;
  readonly rows: readonly CheckedForOne[];
};

export function ManyDialog({ people, today, onClose }: ManyDialogProps) {
  const session = useSession();
  const able = people.filter((person) => may(session, 'time.decide', person) === null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const [isBack, setIsBack] = useState(false);
  if (checked && !isBack)
    return (
      <Suspense>
        <CheckedDialog
          {...checked}
          reason={checked.values.reason}
          onBack={() => setIsBack(true)}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <Fields
      people={able}
      today={today}
      typed={checked?.values}
      chosen={chosen}
      onChoose={setChosen}
      onChecked={(next) => {
        setIsBack(false);
        setChecked(next);
      }}
      onClose={onClose}
    />
  );
}

type FieldsProps = Omit<ManyDialogProps, 'people'> & {
  readonly people: readonly GridPerson[];
  readonly typed: ManyValues | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onChecked: (checked: Checked) => void;
};

function Fields({ people, today, typed, chosen, onChoose, onChecked, onClose }: FieldsProps) {
  const t = useWords(manyWords);
  const { company } = useSession();
  const form = useForm<ManyValues>({
    defaultValues: valuesOn(today),
    ...(typed && { values: typed }),
    resetOptions: { keepDefaultValues: true },
  });
  const [whoError, setWhoError] = useState<string | undefined>(undefined);
  const check = async (values: ManyValues) => {
    setWhoError(chosen.size === 0 ? t.nobodyChosen : undefined);
    const gaps = gapsIn(values);
    if (gaps.length > 0 || chosen.size === 0) throw missing(...gaps);
    // In the order of the names.
    const ids = people.map(({ employeeId }) => employeeId).filter((id) => chosen.has(id));
    const punch = toPunch(values, ids, company.timeZone);
    try {
      onChecked({ values, punch, rows: await checkForMany(company.id, punch) });
    } catch (error) {
      throw withFieldsOfDialog(error);
    }
  };
  const { data: projects = [] } = useQuery(
    query('listCompanyProjects', { params: { companyId: company.id } }),
  );
  const { control } = form;
  return (
    <FormDialog
      title={t.title}
      look="wide"
      form={form}
      onSave={check}
      saveLabel={t.check}
      sayFault={(fault) => manyFault(t, fault)}
      onClose={onClose}
    >
      <p>{t.lead}</p>
      <TimeFields control={control} today={today} />
      <WhoField people={people} chosen={chosen} onChoose={onChoose} error={whoError} />
      {projects.length > 0 && (
        <SelectField
          control={control}
          name="project"
          label={t.project}
          options={[['', t.noProject], ...projects.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      <TextField control={control} name="reason" label={t.reason} hint={t.reasonHint} />
    </FormDialog>
  );
}

type TimeFieldsProps = { readonly control: Control<ManyValues>; readonly today: string };

function TimeFields({ control, today }: TimeFieldsProps) {
  const t = useWords(manyWords);
  const { timeZone } = useSession().company;
  const values = useWatch({ control, compute: (all) => all });
  const { start, end } = timesOf(values, timeZone);
  const which = { control, timeZone };
  return (
    <>
      <div className={styles['times']}>
        <DateField control={control} name="date" label={t.date} near={today} />
        <TimeField control={control} name="startTime" label={t.startTime} />
        <TimeField control={control} name="endTime" label={t.endTime} />
        <p className={styles['fine']}>{t.timesHint}</p>
      </div>
      <WhichField {...which} name="startWhich" label={t.startTime} time={values.startTime} times={start} />
      <WhichField {...which} name="endWhich" label={t.endTime} time={values.endTime} times={end} />
    </>
  );
}

const gapsIn = ({ date, startTime, endTime, reason }: ManyValues): readonly string[] => [
  ...(date === '' ? ['date'] : []),
  ...(startTime === '' && endTime === '' ? ['startTime'] : []),
  ...(reason.trim() === '' ? ['reason'] : []),
];

type Sentences = Said<typeof manyWords>;
type Fault = { readonly code: string; readonly field?: string | undefined; readonly message: string };

/** @returns undefined where the general sentences say it */
function manyFault(t: Sentences, { code, field, message }: Fault): string | undefined {
  if (code !== 'field.missing') return /in the future|ends before/.test(message) ? t.wrongTime : undefined;
  if (field === 'date') return t.dateMissing;
  return field === 'reason' ? t.reasonMissing : t.timeMissing;
}
