// What the columns hold, what each row would do, and saving it.
import { useMemo, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#api/calls.ts';
import type { ImportReport } from '@stimpill/api-types/manage';
import type { ImportRows } from '#sheet/import-rows.ts';
import { personChoicesQuery } from '../person-choices.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { rowNumber, type FilePlaces } from '#sheet/file-places.ts';
import { IMPORT_COLUMNS } from '#sheet/guess-columns.ts';
import { hasTwice, LONGEST_CELL, MOST_ROWS, rowWithLongCell, toImportRows } from '#sheet/import-rows.ts';
import { columnsOf, NO_ANSWERS, readSheet, type Sheet, type SheetAnswers } from '#sheet/read-sheet.ts';
import { SheetQuestions } from '#sheet/sheet-questions.tsx';
import { sheetWords } from '#said/desk/sheet/sheet.ts';
import type { Line } from '#sheet/split-cells.ts';
import { Button } from '#ui/button.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tick } from '#ui/tick.tsx';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { ActFailure } from '../act-failure.tsx';
import { ImportResult } from './import-result.tsx';
import { importWords } from '#said/desk/people/import/import.ts';
import { outcomeCounts } from './outcome-counts.ts';
import { SaveButton } from './save-button.tsx';
import type { Said } from '@stimpill/words/said.ts';

type ImportCheckProps = {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Their numbers are those of a file; else rows are counted from the first one after the header. */
  readonly areOfFile: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Some were saved. @param text what is left to be mended */
  readonly onLeft: (text: string) => void;
};

export function ImportCheck({ text, lines, areOfFile, field, onLeft }: ImportCheckProps) {
  const t = useWords(importWords);
  const s = useWords(sheetWords);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [createDepartments, setCreateDepartments] = useState(true);
  const { sheet, asked, places } = useAsked({ lines, areOfFile }, answers, createDepartments);
  const { checking, isOf, report } = useChecking(asked);
  const wrong = whyNot(t, sheet, asked, places) ?? (sheet.isOpen ? s.sayFirst : undefined);
  return (
    <>
      <FormPart title={t.columns} lead={t.columnsLead}>
        <SheetQuestions {...{ sheet, answers }} offered={IMPORT_COLUMNS} onAnswer={setAnswers} />
        <Tick isOn={createDepartments} onChange={setCreateDepartments}>
          {t.createDepartments}
        </Tick>
        {wrong !== undefined && (
          <Notice look="warning">
            <p>{wrong}</p>
          </Notice>
        )}
        <ActFailure error={isOf ? checking.error : null} />
        <div className="row middle">
          <Button
            look={report ? 'plain' : 'primary'}
            isBusy={checking.isPending}
            isDisabled={wrong !== undefined}
            onPress={() => checking.mutate(asked)}
          >
            {report ? t.again : t.check}
          </Button>
          <span role="status" className="fine">
            {report ? said(t, report) : t.rows({ count: sheet.lines.length })}
          </span>
        </div>
      </FormPart>
      {report && (
        <ImportResult {...{ report, places, field }} rows={asked} lines={sheet.lines}>
          <SaveButton {...{ report, onLeft }} rows={asked} leftText={leftText(text, lines, sheet, report)} />
        </ImportResult>
      )}
    </>
  );
}

function useChecking(asked: ImportRows) {
  const { company } = useSession();
  const checking = useSending({
    mutationFn: (body: ImportRows) =>
      ask('checkPeopleImport', { params: { companyId: company.id }, body, isPatient: true }),
  });
  // What was said of other rows, or of other columns, says nothing of these.
  const isOf = JSON.stringify(checking.variables) === JSON.stringify(asked);
  return { checking, isOf, report: isOf ? checking.data : undefined };
}

type Rows = Pick<ImportCheckProps, 'lines' | 'areOfFile'>;

function useAsked({ lines, areOfFile }: Rows, answers: SheetAnswers, createDepartments: boolean) {
  const { company } = useSession();
  const { language } = useSpeech();
  const today = useToday(company.timeZone);
  const { data } = useQuery(personChoicesQuery(company.id, language));
  const sheet = useMemo(() => {
    const departments = data?.departments.map(({ name }) => name) ?? [];
    return readSheet(lines, answers, { departments, offered: IMPORT_COLUMNS, today });
  }, [lines, answers, data, today]);
  const columns = columnsOf(sheet);
  const cells = sheet.lines.map((line) => line.cells);
  const numbers = sheet.lines.map(({ number }) => number);
  const asked = toImportRows(cells, columns, createDepartments);
  return { sheet, asked, places: areOfFile ? { columns, numbers } : null };
}

type Words = Said<typeof importWords>;

function whyNot(t: Words, sheet: Sheet, asked: ImportRows, places: FilePlaces | null) {
  const { rows } = asked;
  const longAt = rowWithLongCell(asked);
  if (rows.length === 0) return t.noRows;
  if (rows.length > MOST_ROWS) return t.tooMany({ most: MOST_ROWS });
  if (hasTwice(columnsOf(sheet))) return t.twice;
  if (asked.columns.length === 0) return t.noColumn;
  return longAt === undefined
    ? undefined
    : t.longCell({ row: rowNumber(places, longAt), most: LONGEST_CELL });
}

/** What stands above the people, the headings of groups, and the rows that are faulty, as they were written. */
function leftText(text: string, all: readonly Line[], sheet: Sheet, { lines }: ImportReport): string {
  const people = new Set(sheet.lines.map(({ from }) => from));
  const headings = new Set(sheet.headings.map(({ from }) => from));
  const first = sheet.lines[0]?.from ?? 0;
  const isFaulty = new Set(lines.flatMap(({ line, outcome }) => (outcome === 'faulty' ? [line] : [])));
  const faulty = new Set(sheet.lines.flatMap(({ from }, place) => (isFaulty.has(place + 1) ? [from] : [])));
  const left = all.filter(({ from }) => {
    const isHead = from < first || headings.has(from);
    return faulty.has(from) || (isHead && !people.has(from));
  });
  return left.map(({ from, to }) => text.slice(from, to)).join('');
}

const said = (t: Words, report: ImportReport) =>
  outcomeCounts(t, report)
    .map(([, count]) => count)
    .join(', ');
