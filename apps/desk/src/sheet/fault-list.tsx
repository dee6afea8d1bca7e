// What is wrong in the rows, each kind once with how often, and a way to each row in the text.
import type { ImportLine } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { useWords } from '#words/words.ts';
import { cellWords } from '#said-in-each/desk/sheet/cell.ts';
import styles from './sheet.module.css';
import { sheetWords } from '#said/desk/sheet/sheet.ts';

type FaultListProps = {
  readonly lines: readonly ImportLine[];
  /** What the row is called that is the so-manyth of those that were sent. */
  readonly numberOf: (line: number) => number;
  readonly onJump: (line: number) => void;
};

const ROWS_NAMED = 5;

export function FaultList({ lines, numberOf, onJump }: FaultListProps) {
  const t = useWords(sheetWords);
  const { columns: names, faults: sentences } = useWords(cellWords);
  const kinds = new Map<string, { readonly said: string; readonly rows: number[] }>();
  for (const { line, faults } of lines)
    for (const { column, code } of faults) {
      const said = column === null ? sentences[code] : `${names[column]}: ${sentences[code]}`;
      const kind = kinds.get(said) ?? { said, rows: [] };
      kind.rows.push(line);
      kinds.set(said, kind);
    }
  return (
    <ul className={styles['faults']}>
      {[...kinds.values()].map(({ said, rows }) => (
        <li key={said}>
          {said} ({rows.length})
          <span className={styles['jumps']}>
            {rows.slice(0, ROWS_NAMED).map((line) => (
              <Button key={line} onPress={() => onJump(line)}>
                {t.row({ number: numberOf(line) })}
              </Button>
            ))}
            {rows.length > ROWS_NAMED && <span>{t.andMore({ count: rows.length - ROWS_NAMED })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
