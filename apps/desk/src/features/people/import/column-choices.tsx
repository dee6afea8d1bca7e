import { showUnseen } from '@stimpill/api-types/plain-text';
import type { ImportColumn } from '#api/people-import.ts';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { cellWords } from './cell-words.ts';
import { IMPORT_COLUMNS } from './guess-columns.ts';
import styles from './import-page.module.css';
import type { Columns } from './import-rows.ts';
import { importWords } from './import-words.ts';

type ColumnChoicesProps = {
  readonly header: readonly string[];
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
};

/** For each column of the spreadsheet, what it holds. */
export function ColumnChoices({ header, columns, onChange }: ColumnChoicesProps) {
  const t = useWords(importWords);
  const { columns: names } = useWords(cellWords);
  const choose = (place: number, value: string) =>
    onChange(columns.map((column, at) => (at === place ? toColumn(value) : column)));
  return (
    <div className={styles['columns']}>
      {columns.map((column, place) => (
        <Field key={place} label={t.column(showUnseen(header[place] ?? ''))}>
          {(ids) => (
            <select {...ids} value={column ?? ''} onChange={({ target }) => choose(place, target.value)}>
              <option value="">{t.leaveOut}</option>
              {IMPORT_COLUMNS.map((each) => (
                <option key={each} value={each}>
                  {names[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}

function toColumn(value: string): ImportColumn | null {
  return IMPORT_COLUMNS.find((column) => column === value) ?? null;
}
