// What the columns hold, what each row would do, and saving it.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { checkPeopleImport, importPeople, type ImportReport, type ImportRows } from '#api/people-import.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { ActFailure } from '../act-failure.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { rowNumber, type FilePlaces } from './file-places.ts';
import { guessColumns } from './guess-columns.ts';
import styles from './import-page.module.css';
import { ImportResult } from './import-result.tsx';
import {
  hasTwice,
  LONGEST_CELL,
  MOST_ROWS,
  rowWithLongCell,
  toImportRows,
  type Columns,
} from './import-rows.ts';
import { importWords } from './import-words.ts';
import { outcomeCounts } from './outcome-counts.ts';
import type { Line } from './split-cells.ts';

type ImportCheckProps = {
  readonly header: readonly string[];
  /** Without the header. */
  readonly lines: readonly Line[];
  /** Their numbers are those of a file; else rows are counted from the first one after the header. */
  readonly areOfFile: boolean;
};

export function ImportCheck({ header, lines, areOfFile }: ImportCheckProps) {
  const t = useWords(importWords);
  const { company } = useSession();
  const [columns, setColumns] = useState<Columns>(() => guessColumns(header));
  const [createDepartments, setCreateDepartments] = useState(true);
  const rows = lines.map(({ cells }) => cells);
  const asked = toImportRows(rows, columns, createDepartments);
  const places = areOfFile ? { columns, numbers: lines.map(({ number }) => number) } : null;
  const checking = useSending({
    mutationFn: (body: ImportRows) => checkPeopleImport(company.id, body),
  });
  // What was said of other rows, or of other columns, says nothing of these.
  const isOf = JSON.stringify(checking.variables) === JSON.stringify(asked);
  const report = isOf ? checking.data : undefined;
  const wrong = whyNot(t, columns, asked, places);
  return (
    <>
      <FormPart title={t.columns} lead={t.columnsLead}>
        <ColumnChoices header={header} columns={columns} onChange={setColumns} />
        <label className={styles['tick']}>
          <input
            type="checkbox"
            checked={createDepartments}
            onChange={({ target }) => setCreateDepartments(target.checked)}
          />
          <span>{t.createDepartments}</span>
        </label>
        {wrong !== undefined && (
          <Notice look="warning">
            <p>{wrong}</p>
          </Notice>
        )}
        <ActFailure error={isOf ? checking.error : null} />
        <div className={styles['acts']}>
          <Button
            look={report ? 'plain' : 'primary'}
            isBusy={checking.isPending}
            isDisabled={wrong !== undefined}
            onPress={() => checking.mutate(asked)}
          >
            {report ? t.again : t.check}
          </Button>
          <span role="status" className={styles['fine']}>
            {report ? said(t, report) : t.rows(rows.length)}
          </span>
        </div>
      </FormPart>
      {report && (
        <ImportResult report={report} rows={asked} places={places}>
          <SaveButton rows={asked} count={report.created + report.changed} isFaulty={report.faulty > 0} />
        </ImportResult>
      )}
    </>
  );
}

type Words = (typeof importWords)['en'];

function whyNot(t: Words, columns: Columns, asked: ImportRows, places: FilePlaces | null) {
  const { rows } = asked;
  const longAt = rowWithLongCell(asked);
  if (rows.length === 0) return t.noRows;
  if (rows.length > MOST_ROWS) return t.tooMany(MOST_ROWS);
  if (hasTwice(columns)) return t.twice;
  if (asked.columns.length === 0) return t.columnsLead;
  return longAt === undefined ? undefined : t.longCell(rowNumber(places, longAt), LONGEST_CELL);
}

const said = (t: Words, report: ImportReport) =>
  outcomeCounts(t, report)
    .map(([, count]) => count)
    .join(', ');

type SaveButtonProps = {
  readonly rows: ImportRows;
  readonly count: number;
  readonly isFaulty: boolean;
};

function SaveButton({ rows, count, isFaulty }: SaveButtonProps) {
  const t = useWords(importWords);
  const { company } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const say = useToast();
  const saving = useSending({
    mutationFn: () => importPeople(client, company.id, rows),
    onSuccess: ({ created, changed }) => {
      say({ text: t.saved(created, changed) });
      void navigate({ to: '/people' });
    },
  });
  if (count === 0 && !isFaulty) return <p>{t.nothingToSave}</p>;
  return (
    <>
      <ActFailure error={saving.error} />
      <div className={styles['acts']}>
        <Button
          look="primary"
          isBusy={saving.isPending}
          isDisabled={isFaulty}
          onPress={() => saving.mutate()}
        >
          {t.save(count)}
        </Button>
      </div>
    </>
  );
}
