// Where the rows come from: pasted text, or a file. A file is written into the text, so that it can be mended there.
import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { useWords } from '#words/words.ts';
import { importWords } from './import-words.ts';
import styles from './import-page.module.css';
import type { Lines } from './import-page.tsx';
import { readFile } from './read-file.ts';
import { splitCells } from './split-cells.ts';

const ROWS_SHOWN = 8;

/** A file that was changed can be chosen once more. */
function forget(input: HTMLInputElement) {
  input.value = '';
}

export function RowSource({ onLines }: { readonly onLines: (lines: Lines) => void }) {
  const t = useWords(importWords);
  const [text, setText] = useState('');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const take = (next: string) => {
    setIsUnreadable(false);
    setText(next);
    onLines(splitCells(next));
  };
  const choose = (file: File | undefined) => {
    if (file) void readFile(file).then(take, () => setIsUnreadable(true));
  };
  return (
    <FormPart title={t.source} lead={t.sourceLead}>
      <Field label={t.paste} hint={t.pasteHint}>
        {(ids) => (
          <textarea
            {...ids}
            className={styles['text']}
            rows={ROWS_SHOWN}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => take(target.value)}
          />
        )}
      </Field>
      <Field label={t.file} hint={t.fileHint} error={isUnreadable ? t.fileUnreadable : undefined}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onClick={({ currentTarget }) => forget(currentTarget)}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
    </FormPart>
  );
}
