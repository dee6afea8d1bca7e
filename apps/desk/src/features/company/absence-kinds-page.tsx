// The kinds of absence that the company has beside the four.
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ABSENCE_KINDS, KIND_COLOURS, KIND_PAYS } from '@stimpill/api-types/entry-kinds';
import type { AbsenceKindRecord } from '@stimpill/api-types/manage';
import { toneOf } from '#api/own-kinds.ts';
import { RecordsPage } from '#records/records-page.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import type { DescribedField, DescribedFields } from '#ui/form/described-fields.tsx';
import { CheckField, TextField } from '#ui/form/text-field.tsx';
import { ReadyReasons } from '#ui/ready-reasons.tsx';
import type { ServerFault } from '#ui/form/show-server-faults.ts';
import { useWords } from '#words/words.ts';
import { absenceKindsWords } from '#said/desk/company/absence-kinds.ts';
import {
  mayAsk,
  NEW_KIND,
  READY_KINDS,
  toKindBody,
  toKindValues,
  type KindValues,
} from './absence-kind-values.ts';
import styles from './company.module.css';

export function AbsenceKindsPage() {
  const t = useWords(absenceKindsWords);
  const fieldsOf = useKindFields();
  return (
    <RecordsPage
      words={t}
      list="listAbsenceKinds"
      add="addAbsenceKind"
      read="getAbsenceKind"
      change="changeAbsenceKind"
      columns={useKindColumns()}
      look="wide"
      fresh={NEW_KIND}
      toValues={toKindValues}
      toBody={toKindBody}
      fields={fieldsOf}
      together={[['pays', 'payLine']]}
      sayFault={(fault) => faultOf(fault, t)}
    />
  );
}

function faultOf(
  { code, message }: ServerFault,
  t: { readonly staysInUse: string; readonly lineTaken: string },
): string | undefined {
  if (code === 'absence_kind.in_use') return t.staysInUse;
  return message.startsWith('payLine is the name of') ? t.lineTaken : undefined;
}

function useKindColumns(): readonly Column<AbsenceKindRecord>[] {
  const t = useWords(absenceKindsWords);
  return [
    {
      id: 'countsAs',
      name: t.countsAs,
      cell: ({ countsAs }) => t.kinds[countsAs],
      sortBy: ({ countsAs }) => t.kinds[countsAs],
    },
    {
      id: 'pays',
      name: t.pays,
      cell: ({ pays, payLine }) => (payLine === null ? t.paid[pays] : t.onLine({ line: payLine })),
      sortBy: ({ payLine }) => payLine ?? '',
    },
    {
      id: 'colour',
      name: t.colour,
      cell: (kind) => (
        <>
          <span className={styles['swatch']} style={{ background: toneOf(kind) }} />
          {t.colours[kind.colour]}
        </>
      ),
      sortBy: ({ colour }) => t.colours[colour],
    },
    {
      id: 'asked',
      name: t.asked,
      cell: ({ mayBeAsked }) => (mayBeAsked ? t.yes : '–'),
      sortBy: ({ mayBeAsked }) => Number(!mayBeAsked),
    },
    {
      id: 'state',
      name: t.state,
      cell: ({ isActive }) => (isActive ? <Chip look="good">{t.used}</Chip> : <Chip>{t.ended}</Chip>),
      sortBy: ({ isActive }) => Number(!isActive),
    },
  ];
}

function useKindFields(): (kind: AbsenceKindRecord | undefined) => DescribedFields<KindValues> {
  const t = useWords(absenceKindsWords);
  const name = { name: 'name', label: t.name, hint: t.nameHint } as const;
  const colour: DescribedField<KindValues> = {
    ...{ is: 'choice', name: 'colour', label: t.colour },
    options: KIND_COLOURS.map((each) => [each, t.colours[each]]),
  };
  const asked: DescribedField<KindValues> = {
    ...{ is: 'own', name: 'mayBeAsked', label: t.mayBeAsked },
    draw: (form) => <AskedField form={form} />,
    shown: ({ mayBeAsked }) => (mayBeAsked ? t.yes : '–'),
  };
  const fixed: DescribedFields<KindValues> = [
    [
      {
        ...{ is: 'choice', name: 'countsAs', label: t.countsAs, hint: t.countsAsHint },
        options: ABSENCE_KINDS.map((each) => [each, t.kinds[each]]),
      },
      {
        ...{ is: 'choice', name: 'pays', label: t.pays },
        options: KIND_PAYS.map((each) => [each, t.paid[each]]),
      },
    ],
    {
      ...{ is: 'own', name: 'payLine', label: t.payLine },
      draw: (form) => <LineField form={form} />,
      shown: ({ payLine }) => payLine || '–',
    },
  ];
  return (kind) => [
    kind === undefined
      ? { ...name, is: 'own', draw: (form) => <NameField form={form} />, shown: (values) => values.name }
      : { ...name, is: 'text' },
    ...(kind?.isInUse === true ? [{ is: 'said' as const, text: t.staysInUse }] : fixed),
    colour,
    ...(kind?.isInUse === true && !mayAsk(kind.countsAs) ? [] : [asked]),
    ...(kind === undefined
      ? []
      : [{ is: 'check', name: 'isActive', label: t.isActive } as DescribedField<KindValues>]),
  ];
}

type FieldProps = { readonly form: UseFormReturn<KindValues> };

/** Of a new one: many companies have the same. */
function NameField({ form }: FieldProps) {
  const t = useWords(absenceKindsWords);
  const said = useWatch({ control: form.control, compute: ({ name }) => name });
  const keys = Object.keys(READY_KINDS) as (keyof typeof READY_KINDS)[];
  const choose = (name: string) => {
    const key = keys.find((each) => t.ready[each] === name);
    if (key === undefined) return;
    form.reset({ ...form.getValues(), ...READY_KINDS[key], name }, { keepDefaultValues: true });
  };
  return (
    <div className="stack gap-8">
      <ReadyReasons
        label={t.readyOnes}
        reasons={keys.map((key) => t.ready[key])}
        said={said}
        onChoose={choose}
      />
      <TextField control={form.control} name="name" label={t.name} hint={t.nameHint} />
    </div>
  );
}

/** Where a pay line of its own pays it. */
function LineField({ form: { control } }: FieldProps) {
  const t = useWords(absenceKindsWords);
  const pays = useWatch({ control, compute: (values) => values.pays });
  if (pays !== 'line') return null;
  return <TextField control={control} name="payLine" label={t.payLine} hint={t.payLineHint} />;
}

/** Sickness is told, and not asked for. */
function AskedField({ form: { control } }: FieldProps) {
  const t = useWords(absenceKindsWords);
  const countsAs = useWatch({ control, compute: (values) => values.countsAs });
  if (!mayAsk(countsAs)) return null;
  return <CheckField control={control} name="mayBeAsked" label={t.mayBeAsked} />;
}
