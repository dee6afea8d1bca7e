// People from a spreadsheet: paste or choose, check, save all that is right.
import { useMemo, useRef, useState } from 'react';
import { readLines, RowSource } from '#sheet/row-source.tsx';
import { sheetWords } from '#said/desk/sheet/sheet.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { peopleWords } from '#said/desk/people/people.ts';
import { ImportCheck } from './import-check.tsx';
import { importWords } from '#said/desk/people/import/import.ts';

type Source = { readonly text: string; readonly areOfFile: boolean };

const NOTHING: Source = { text: '', areOfFile: false };

export function ImportPage() {
  const t = useWords(importWords);
  const s = useWords(sheetWords);
  const p = useWords(peopleWords);
  const [{ text, areOfFile }, setSource] = useState(NOTHING);
  const field = useRef<HTMLTextAreaElement>(null);
  const { lines } = useMemo(() => readLines(text), [text]);
  const [first] = lines;
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: p.title, to: '/people' }]}>
      <div>
        <FormPart title={t.source} lead={t.sourceLead}>
          <RowSource
            {...{ text, field }}
            label={s.paste}
            hint={s.pasteHint}
            onText={(next, isOfFile) => setSource({ text: next, areOfFile: isOfFile })}
          />
        </FormPart>
        {first && (
          <ImportCheck
            key={first.cells.join('\t')}
            {...{ text, lines, areOfFile, field }}
            onLeft={(left) => setSource({ text: left, areOfFile: false })}
          />
        )}
      </div>
    </PageFrame>
  );
}
