import { useEffect, useRef, useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { fromTo } from '@stimpill/time';
import { makeStatements, type AskedStatements } from '#api/statements.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { saveBytes } from '#ui/save-file.ts';
import { useWords } from '#words/words.ts';
import { statementsWords } from '#said/desk/common/statements.ts';
import { fileOfFiles, type FileOfFiles } from './file-of-files.ts';

type Begun = { readonly key: string; readonly file: FileOfFiles; readonly made: ReadonlySet<string> };

type Statements = {
  /** Whose are here, of what was asked for last. */
  readonly made: ReadonlySet<string>;
  readonly making: UseMutationResult<void, Error, AskedStatements>;
};

/** Makes statements and puts them where downloads go. After a failure it goes on where it stopped; with the page that shows it, it ends. */
export function useStatements(onDone: (count: number) => void): Statements {
  const t = useWords(statementsWords);
  const { id: companyId } = useSession().company;
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const begun = useRef<Begun | undefined>(undefined);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const making = useSending({
    mutationFn: async (asked: AskedStatements) => {
      const { employeeIds, ...rest } = asked;
      const key = JSON.stringify(rest);
      let now: Begun =
        begun.current?.key === key ? begun.current : { key, file: fileOfFiles(), made: new Set() };
      const keep = (next: Begun) => {
        now = next;
        begun.current = next;
        setMade(next.made);
      };
      keep(now);
      const left = employeeIds.filter((id) => !now.made.has(id));
      const isAlone = employeeIds.length === 1;
      await makeStatements(
        { companyId, asked: { ...rest, employeeIds: left } },
        ({ employeeId, fileName, mediaType, bytes }) => {
          if (isAlone) saveBytes(fileName, bytes, mediaType);
          else now.file.add(fileName, bytes);
          keep({ ...now, made: new Set([...now.made, employeeId]) });
        },
        leaving.current.signal,
      );
      const name = `${t.file} ${fromTo(rest.startDate, rest.endDate)}.zip`;
      if (!isAlone) saveBytes(name, now.file.end(), 'application/zip');
      begun.current = undefined;
      onDone(now.made.size);
    },
  });
  return { made, making };
}
