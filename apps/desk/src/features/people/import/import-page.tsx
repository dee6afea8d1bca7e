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
import type { Line } from './split-cells.ts';

type Source = { readonly lines: readonly Line[]; readonly areOfFile: boolean };

const NOTHING: Source = { lines: [], areOfFile: false };

export function ImportPage() {
  const t = useWords(importWords);
  const p = useWords(peopleWords);
  const mayImport = may(useSession(), 'people.import') === null;
  const [{ lines, areOfFile }, setSource] = useState(NOTHING);
  const header = lines[0]?.cells;
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: p.title, to: '/people' }]}>
      {mayImport ? (
        <div>
          <RowSource onLines={(next, are) => setSource({ lines: next, areOfFile: are })} />
          {header && (
            <ImportCheck
              key={header.join('\t')}
              header={header}
              lines={lines.slice(1)}
              areOfFile={areOfFile}
            />
          )}
        </div>
      ) : (
        <Notice look="plain">
          <p>{t.notYours}</p>
        </Notice>
      )}
    </PageFrame>
  );
}
