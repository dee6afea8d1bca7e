import { useLanguage } from '#i18n/language-provider.tsx';
import { Field } from './field.tsx';

const MOST_LETTERS = 200;

type NoteFieldProps = { readonly note: string; readonly onNote: (note: string) => void };

/** What somebody adds to a request, for the manager who reads it. */
export function NoteField({ note, onNote }: NoteFieldProps) {
  const { t } = useLanguage();
  return (
    <Field label={t.correctionNote}>
      {({ id, describedBy }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          enterKeyHint="done"
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      )}
    </Field>
  );
}
