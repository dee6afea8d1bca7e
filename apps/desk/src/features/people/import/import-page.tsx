// People from a spreadsheet: paste or choose, check, save all or nothing.
import { useState } from 'react';
import { may } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { peopleWords } from '../people-words.ts';
import { ImportCheck } from './import-check.tsx';
import { importWords } from './import-words.ts';
import { RowSource } from './row-source.tsx';

/** Lines of cells, the header first. */
export type Lines = readonly (readonly string[])[];

const NOTHING: Lines = [];

export function ImportPage() {
  const t = useWords(importWords);
  const p = useWords(peopleWords);
  const mayImport = may(useSession(), 'people.import') === null;
  const [lines, setLines] = useState(NOTHING);
  const header = lines[0];
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: p.title, to: '/people' }]}>
      {mayImport ? (
        <div>
          <RowSource onLines={setLines} />
          {header && <ImportCheck key={header.join('\t')} header={header} rows={lines.slice(1)} />}
        </div>
      ) : (
        <Notice look="plain">
          <p>{t.notYours}</p>
        </Notice>
      )}
    </PageFrame>
  );
}
