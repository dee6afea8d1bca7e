// Where the rows come from: pasted text, or a file. A file is written into the text, so that it can be mended there.
import { useRef, useState, type RefObject } from 'react';
import { showUnseen } from '@stimpill/api-types/plain-text';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { FileUnreadable } from './file-unreadable.ts';
import { readFile, type FileRows } from './read-file.ts';
import styles from './sheet.module.css';
import { sheetWords } from '#said/desk/sheet/sheet.ts';
import { splitCells, type Line } from './split-cells.ts';
import type { Said } from '@stimpill/words/said.ts';

const ROWS_SHOWN = 8;
const FILES = '.xlsx,.csv,.tsv,.txt,text/csv';

type RowSourceProps = {
  readonly text: string;
  /** What the field is called. */
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  /** The field, so that a row of it can be shown. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** @param isOfFile whether the numbers of the lines are those of a file */
  readonly onText: (text: string, isOfFile: boolean) => void;
};

export function RowSource({ text, label, hint, placeholder, error, field, onText }: RowSourceProps) {
  const t = useWords(sheetWords);
  const { file, fault, isReading, choose, forget } = useFile((held) => onText(held, true));
  const { fault: pasteFault } = readLines(text);
  const type = (next: string) => {
    // The numbers of lines that are typed after a refusal are those of no file.
    const isOfFile = file !== undefined && fault === null && next !== '';
    if (!isOfFile) forget();
    onText(next, isOfFile);
  };
  return (
    <>
      <FileDrop
        label={t.file}
        hint={t.fileHint}
        button={t.choose}
        orDrop={t.orDrop}
        accept={FILES}
        fileName={file && showUnseen(file.name)}
        error={faultSentence(t, fault)}
        isBusy={isReading}
        onFile={choose}
      />
      {file?.workbook && <WorkbookNotice workbook={file.workbook} />}
      <Field label={label} hint={hint} error={faultSentence(t, pasteFault) ?? error}>
        {(ids) => (
          <textarea
            {...ids}
            ref={field}
            className={styles['text']}
            rows={ROWS_SHOWN}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** What is too much is told beside the text, which stays to be shortened. */
export function readLines(text: string): {
  readonly lines: readonly Line[];
  readonly fault: FileUnreadable | null;
} {
  try {
    return { lines: splitCells(text), fault: null };
  } catch (error) {
    return { lines: [], fault: toFault(error) };
  }
}

const toFault = (error: unknown) =>
  error instanceof FileUnreadable ? error : new FileUnreadable('damaged', { cause: error });

function faultSentence(t: Said<typeof sheetWords>, fault: FileUnreadable | null): string | undefined {
  if (fault === null) return undefined;
  const say = t.fileFaults[fault.fault];
  return typeof say === 'string' ? say : say({ place: fault.place });
}

type ChosenFile = Pick<FileRows, 'name' | 'workbook'>;

/** Of two files that are chosen one after the other, the second counts, also where it cannot be read: then there are no rows. */
function useFile(onText: (text: string) => void) {
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState<FileUnreadable | null>(null);
  const [isReading, setIsReading] = useState(false);
  const newest = useRef<File>(undefined);
  const choose = (chosen: File) => {
    newest.current = chosen;
    setIsReading(true);
    setFault(null);
    const settle = (act: () => void) => {
      if (newest.current !== chosen) return;
      setIsReading(false);
      act();
    };
    const take = ({ text, ...held }: FileRows) => {
      setFile(held);
      onText(text);
    };
    void readFile(chosen).then(
      (rows) => settle(() => take(rows)),
      (error: unknown) =>
        settle(() => {
          take({ text: '', name: chosen.name, workbook: null });
          setFault(toFault(error));
        }),
    );
  };
  const forget = () => {
    newest.current = undefined;
    setIsReading(false);
    setFault(null);
    setFile(undefined);
  };
  return { file, fault, isReading, choose, forget };
}

type WorkbookNoticeProps = { readonly workbook: NonNullable<FileRows['workbook']> };

/** Which sheet was read, and what is worth a look because Excel keeps numbers without the zeros before them. */
function WorkbookNotice({ workbook }: WorkbookNoticeProps) {
  const t = useWords(sheetWords);
  const { sheet, otherSheets, hasBareNumbers } = workbook;
  return (
    <Notice look="plain">
      <p>{t.sheet({ name: showUnseen(sheet) })}</p>
      {otherSheets > 0 && <p>{t.otherSheets({ count: otherSheets })}</p>}
      {hasBareNumbers && <p>{t.bareNumbers}</p>}
    </Notice>
  );
}
