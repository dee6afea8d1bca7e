import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { ExportSettings, ProfileOf } from '#api/payroll-runs.ts';
import { Loading } from '#ui/data-states.tsx';
import { FileRows, type UnwritableText } from '#ui/file-rows.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './export-profiles.module.css';
import { profilesWords } from '#said/desk/export-profiles/profiles.ts';

const TYPING_MS = 350;

type ExampleRowsProps = { readonly of: ProfileOf; readonly settings: ExportSettings };

/** Invented people in a file with these settings, some time after the last key. */
export function ExampleRows({ of, settings }: ExampleRowsProps) {
  const t = useWords(profilesWords);
  const asked = useSettled(JSON.stringify(settings));
  const example = useQuery({
    ...query('showExampleFile', { params: of, body: JSON.parse(asked) as ExportSettings }),
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles['example']} aria-labelledby="example">
      <h2 id="example">{t.example}</h2>
      {example.isError && <p className={styles['soft']}>{t.exampleWaits}</p>}
      {example.isPending && <Loading rows={2} />}
      {example.data && (
        <>
          <p className={styles['soft']}>{example.data.fileName}</p>
          {example.data.refused.length > 0 && <Refused texts={example.data.refused} />}
          <FileRows
            caption={t.example}
            rows={example.data.rows}
            hasHeadings={settings.hasHeadings}
            lacking={example.data.refused}
          />
        </>
      )}
    </section>
  );
}

/** What the run itself would say of such rows. */
function Refused({ texts }: { readonly texts: readonly UnwritableText[] }) {
  const t = useWords(profilesWords);
  return (
    <Notice look="warning">
      <p>{t.refused}</p>
      <ul>
        {texts.map(({ row, text, letters }) => (
          <li key={`${row} ${text}`}>{t.lacking({ row, text, letters })}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Debounced: a text that has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
