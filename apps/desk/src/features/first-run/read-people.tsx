import type { RefObject } from 'react';
import { showUnseen } from '@stimpill/api-types/plain-text';
import type { ImportColumn, ImportReport } from '@stimpill/api-types/manage';
import { cellWords } from '#said-in-each/desk/sheet/cell.ts';
import { FaultList } from '#sheet/fault-list.tsx';
import { columnsOf, type Sheet } from '#sheet/read-sheet.ts';
import { sheetWords } from '#said/desk/sheet/sheet.ts';
import { showLine } from '#sheet/show-line.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';

type ReadPeopleProps = {
  readonly sheet: Sheet;
  /** Undefined until the server has looked at the rows. */
  readonly report: ImportReport | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** What was read, row by row, and what is wrong. */
export function ReadPeople({ sheet, report, field }: ReadPeopleProps) {
  const t = useWords(firstRunWords);
  const s = useWords(sheetWords);
  const { lines } = sheet;
  const jump = (line: number) => showLine(field.current, lines[line - 1]);
  const count = report
    ? t.readGood({ good: report.lines.length - report.faulty, all: lines.length })
    : t.read({ count: lines.length });
  return (
    <>
      <p role="status">{count}</p>
      {report && report.faulty > 0 && (
        <Notice look="warning">
          <p>
            {s.faulty({ count: report.faulty })}. {t.leftOut}
          </p>
          <FaultList
            lines={report.lines}
            numberOf={(line) => lines[line - 1]?.number ?? line}
            onJump={jump}
          />
        </Notice>
      )}
      <PeopleTable {...{ sheet, report }} label={count} />
    </>
  );
}

type PeopleTableProps = Pick<ReadPeopleProps, 'sheet' | 'report'> & { readonly label: string };

function PeopleTable({ sheet, report, label }: PeopleTableProps) {
  const t = useWords(firstRunWords);
  const { columns: names, faults, warnings } = useWords(cellWords);
  const held = columnsOf(sheet);
  const shown = held.flatMap((column, place) =>
    column === null || column === 'displayName' ? [] : [{ column, place }],
  );
  const cellAt = (cells: readonly string[], place: number) => showUnseen(cells[place] ?? '');
  return (
    <div className={styles['frame']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.person}</th>
            {shown.map(({ column }) => (
              <th scope="col" key={column}>
                {names[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map(({ number, cells }, place) => (
            <tr key={number}>
              <td>{number}</td>
              <th scope="row">
                {cellAt(cells, held.indexOf('displayName'))}
                {report?.lines[place]?.faults.map(({ column, code }) => (
                  <p key={`${column} ${code}`} className={styles['fault']}>
                    {about(names, column, faults[code])}
                  </p>
                ))}
                {report?.lines[place]?.warnings.map(({ column, code }) => (
                  <p key={`${column} ${code}`} className={styles['beside']}>
                    {about(names, column, warnings[code])}
                  </p>
                ))}
              </th>
              {shown.map(({ column, place: at }) => (
                <td key={column}>{cellAt(cells, at) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const about = (names: Readonly<Record<ImportColumn, string>>, column: ImportColumn | null, said: string) =>
  column === null ? said : `${names[column]}: ${said}`;
