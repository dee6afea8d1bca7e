// For each column of a sheet, what it holds: first those of which nobody knows, with two of their cells.
import { showUnseen } from '@stimpill/api-types/plain-text';
import type { ImportColumn } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { cellWords } from '#said-in-each/desk/sheet/cell.ts';
import { IMPORT_COLUMNS } from './guess-columns.ts';
import type { Sheet } from './read-sheet.ts';
import type { ColumnAnswers, SheetColumn } from './settle-columns.ts';
import styles from './sheet.module.css';
import { sheetWords } from '#said/desk/sheet/sheet.ts';

type SheetColumnsProps = {
  readonly sheet: Sheet;
  readonly offered: readonly ImportColumn[];
  readonly onChoose: (columns: ColumnAnswers) => void;
};

const NOT_SAID = '?';

export function SheetColumns({ sheet: { columns }, offered, onChoose }: SheetColumnsProps) {
  const t = useWords(sheetWords);
  const asked = columns.filter(({ isAsked }) => isAsked);
  const others = columns.filter(
    ({ isAsked, examples, header }) => !isAsked && (examples.length > 0 || header !== ''),
  );
  const fieldOf = (column: SheetColumn) => (
    <ColumnField
      key={column.place}
      {...{ column, offered }}
      onChoose={(held) => onChoose({ [column.place]: held })}
    />
  );
  return (
    <>
      {asked.length > 0 && <div className={styles['columns']}>{asked.map(fieldOf)}</div>}
      {asked.length > 1 && (
        <div>
          <Button onPress={() => onChoose(Object.fromEntries(asked.map(({ place }) => [place, null])))}>
            {t.leaveOutOthers({ count: asked.length })}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t.columnsOf({ count: others.length })}</summary>
          <div className={styles['columns']}>{others.map(fieldOf)}</div>
        </details>
      )}
    </>
  );
}

type ColumnFieldProps = {
  readonly column: SheetColumn;
  readonly offered: readonly ImportColumn[];
  readonly onChoose: (held: ImportColumn | null) => void;
};

function ColumnField({ column, offered, onChoose }: ColumnFieldProps) {
  const t = useWords(sheetWords);
  const { columns: names } = useWords(cellWords);
  const { place, header, examples, held, isAsked } = column;
  return (
    <Field
      label={header === '' ? t.columnAt({ place: place + 1 }) : t.column({ header: showUnseen(header) })}
      hint={
        examples.length > 0
          ? t.examples({ cells: examples.map((cell) => t.quoted({ cell: showUnseen(cell) })).join(', ') })
          : undefined
      }
      error={isAsked ? t.sayWhat : undefined}
    >
      {(ids) => (
        <select
          {...ids}
          value={isAsked ? NOT_SAID : (held ?? '')}
          onChange={({ target }) => onChoose(IMPORT_COLUMNS.find((each) => each === target.value) ?? null)}
        >
          {isAsked && <option value={NOT_SAID}>{t.chooseColumn}</option>}
          <option value="">{t.leaveOut}</option>
          {offered.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
