import { useQuery, useQueryClient } from '@tanstack/react-query';
import { firstPeopleQuery, lookWhereMade } from './first-run.ts';
import type { ImportReport } from '@stimpill/api-types/manage';
import { useSending } from '#api/use-sending.ts';
import type { Sheet } from '#sheet/read-sheet.ts';
import { useSettled } from '#ui/use-settled.ts';
import { linesOf, type Answers } from './answers.ts';
import { firstRows } from './first-people.ts';

type Checked = {
  readonly answers: Answers;
  readonly sheet: Sheet;
  /** Whether the rows can be looked at: nothing of the sheet is open. */
  readonly isClear: boolean;
  readonly token: string;
  /** @param leftOut numbers of the rows that go on without */
  readonly onGood: (leftOut: readonly number[]) => void;
};

const NOTHING = { departments: [], columns: ['displayName' as const], rows: [] };

/** What the server says of the rows: shown once typing has stopped, and asked for at once by anyone who goes on. */
export function usePeopleCheck({ answers, sheet, isClear, token, onGood }: Checked) {
  const client = useQueryClient();
  const rows = isClear ? firstRows(sheet) : undefined;
  const body = rows && { departments: [...linesOf(answers.departments)], ...rows };
  const settled = useSettled(body);
  const { data } = useQuery({
    ...firstPeopleQuery(token, settled ?? NOTHING),
    enabled: settled !== undefined,
  });
  const report: ImportReport | undefined =
    JSON.stringify(settled) === JSON.stringify(body) ? data : undefined;
  const checking = useSending({
    mutationFn: async () =>
      body === undefined ? undefined : client.query({ ...firstPeopleQuery(token, body), retry: false }),
    onSuccess: (checked) => {
      const faulty = checked?.lines.filter(({ outcome }) => outcome === 'faulty') ?? [];
      // Nobody is left out who was not named before.
      if (faulty.length > 0 && report === undefined) return;
      onGood(faulty.map(({ line }) => sheet.lines[line - 1]?.number ?? 0));
    },
    onError: (error) => lookWhereMade(client, error),
  });
  return { hasRows: body !== undefined, report, checking };
}
