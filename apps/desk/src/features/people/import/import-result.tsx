// What would become of each row. Faulty rows come first to sight.
import { useState, type ReactNode, type RefObject } from 'react';
import { showUnseen } from '@stimpill/api-types/plain-text';
import type { ImportColumn, ImportLine, ImportReport } from '@stimpill/api-types/manage';
import type { ImportRows } from '#sheet/import-rows.ts';
import { Chip } from '#ui/chip.tsx';
import { Choice } from '#ui/choice.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { FaultList } from '#sheet/fault-list.tsx';
import { showLine } from '#sheet/show-line.ts';
import type { Line } from '#sheet/split-cells.ts';
import { cellWords } from '#said-in-each/desk/sheet/cell.ts';
import { cellPlace, rowNumber, type FilePlaces } from '#sheet/file-places.ts';
import { importWords } from '#said/desk/people/import/import.ts';
import { outcomeCounts, type Outcome } from './outcome-counts.ts';

type ImportResultProps = {
  readonly report: ImportReport;
  readonly rows: ImportRows;
  readonly places: FilePlaces | null;
  /** As they stand in the text. */
  readonly lines: readonly Line[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What can be done with it. */
  readonly children: ReactNode;
};

const LOOKS = { faulty: 'error', created: 'good', changed: 'warning', unchanged: 'plain' } as const;

export function ImportResult({ report, rows, places, lines, field, children }: ImportResultProps) {
  const t = useWords(importWords);
  const [chosen, setChosen] = useState<Outcome | 'everything'>(report.faulty > 0 ? 'faulty' : 'everything');
  const columns = useColumns(rows, places);
  const shown = report.lines.filter(({ outcome }) => chosen === 'everything' || outcome === chosen);
  return (
    <Section title={t.result} lead={t.resultLead}>
      {report.faulty > 0 && (
        <Notice look="error" isAlert>
          <p>{t.faultsFirst({ count: report.faulty })}</p>
          <FaultList
            lines={report.lines}
            numberOf={(line) => rowNumber(places, line)}
            onJump={(line) => showLine(field.current, lines[line - 1])}
          />
        </Notice>
      )}
      {report.newDepartments.length > 0 && (
        <p>
          {t.newDepartments} {report.newDepartments.join(', ')}
        </p>
      )}
      <Choice
        legend={t.show}
        value={chosen}
        options={[...outcomeCounts(t, report), ['everything', `${t.everything}: ${report.lines.length}`]]}
        onChoose={setChosen}
      />
      <DataTable caption={t.result} columns={columns} rows={shown} rowKey={({ line }) => String(line)} />
      {children}
    </Section>
  );
}

function useColumns(rows: ImportRows, places: FilePlaces | null): readonly Column<ImportLine>[] {
  const t = useWords(importWords);
  return [
    { id: 'line', name: t.line, cell: ({ line }) => rowNumber(places, line), isNumber: true, share: 8 },
    {
      id: 'name',
      name: t.name,
      cell: ({ displayName }) => displayName || '–',
      isRowHead: true,
      share: 26,
    },
    {
      id: 'outcome',
      name: t.outcome,
      cell: ({ outcome }) => <Chip look={LOOKS[outcome]}>{t.outcomes[outcome]}</Chip>,
      share: 18,
    },
    {
      id: 'details',
      name: t.details,
      cell: (line) => <Details line={line} rows={rows} places={places} />,
      share: 48,
    },
  ];
}

type DetailsProps = {
  readonly line: ImportLine;
  readonly rows: ImportRows;
  readonly places: FilePlaces | null;
};

/** What is wrong, what is worth a look, and what is different from what is there. */
function Details({ line, rows, places }: DetailsProps) {
  const t = useWords(importWords);
  const { columns: names, faults, warnings } = useWords(cellWords);
  const cellOf = (column: ImportColumn) =>
    showUnseen(rows.rows[line.line - 1]?.[rows.columns.indexOf(column)] ?? '');
  const cellNamed = (column: ImportColumn) =>
    cellOf(column) === '' ? names[column] : t.cell({ column: names[column], text: cellOf(column) });
  const about = (column: ImportColumn | null, what: string) => {
    if (column === null) return what;
    const place = cellPlace(places, column, line.line);
    return `${place === undefined ? '' : `${place}, `}${cellNamed(column)}: ${what}`;
  };
  const said = [
    ...line.faults.map(({ column, code }) => about(column, faults[code])),
    ...line.warnings.map(({ column, code }) => about(column, warnings[code])),
    ...(line.outcome === 'changed'
      ? line.changedColumns.map((column) => `${names[column]}: ${cellOf(column)}`)
      : []),
  ];
  if (said.length === 0) return '–';
  return (
    <ul>
      {said.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
