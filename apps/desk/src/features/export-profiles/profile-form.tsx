import { useForm, useWatch } from 'react-hook-form';
import { ask, useSend } from '#api/calls.ts';
import type { ExportSettings, ProfileOf } from '#api/payroll-runs.ts';
import { Form } from '#ui/form/form.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { ColumnsPart } from './columns-part.tsx';
import { ExampleRows } from './example-rows.tsx';
import styles from './export-profiles.module.css';
import { ProfileFields } from './profile-fields.tsx';
import { toSettings, toValues, type ProfileValues } from './profile-values.ts';
import { profilesWords } from '#said/desk/export-profiles/profiles.ts';

type ProfileFormProps = {
  readonly of: ProfileOf;
  readonly settings: ExportSettings;
  readonly version: string | undefined;
  readonly isReadOnly: boolean;
};

/** The form, and above or beside it what the file would be with what stands in the fields. */
export function ProfileForm({ of, settings, version, isReadOnly }: ProfileFormProps) {
  const t = useWords(profilesWords);
  const send = useSend('changeExportProfile');
  const say = useToast();
  const form = useForm<ProfileValues>({ defaultValues: toValues(settings) });
  const describe = useDescribe();
  const versioned = useVersionedSave<ProfileValues>({
    form,
    version,
    save: async (values, over) =>
      (await send({ params: of, body: toSettings(values), version: over })).version,
    read: async () => {
      const now = await ask('getExportProfile', { params: of });
      return { values: toValues(now.data.settings), version: now.version };
    },
    describe,
    onDone: () => say({ text: t.saved }),
  });
  return (
    <div className={styles['page']}>
      <Example of={of} form={form} />
      <Form form={form} {...versioned} isReadOnly={isReadOnly} isWide>
        <ProfileFields form={form} />
        <ColumnsPart form={form} />
      </Form>
    </div>
  );
}

type ExampleProps = { readonly of: ProfileOf; readonly form: ReturnType<typeof useForm<ProfileValues>> };

function Example({ of, form }: ExampleProps) {
  const values = useWatch({ control: form.control, compute: (all: ProfileValues) => all });
  return <ExampleRows of={of} settings={toSettings(values)} />;
}

function useDescribe() {
  const t = useWords(profilesWords);
  return (values: ProfileValues): readonly (readonly [string, string])[] => [
    [t.format, t.formats[values.format]],
    [t.shape, t.shapes[values.shape]],
    [t.identity, t.identities[values.identity]],
    [t.separator, t.separators[values.separator]],
    [t.decimalMark, t.decimalMarks[values.decimalMark]],
    [t.decimals, values.decimals],
    [t.encoding, t.encodings[values.encoding]],
    [t.dateForm, values.dateForm],
    [t.fileName, values.fileName],
    [t.columnsTitle, values.columns.map(({ heading }) => heading).join(', ')],
    [t.leadingCodes, values.leadingCodes || '–'],
    [t.minuteCodes, values.minuteCodes || '–'],
  ];
}
